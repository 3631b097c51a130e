// Sphinx looks up the form of a plural by its number, where Swedish's rule says true or false, and
// its Japanese catalogue has no words for how much was found: without this a search ends in silence.
{
  const one = "Search finished, found one page matching the search query.";
  const known = Documentation.TRANSLATIONS;
  if (known[one]?.[0] === "") known[one] = ["${resultCount}ページ見つかりました。"];
  const form = Documentation.PLURAL_EXPR;
  Documentation.PLURAL_EXPR = (n) => Number(form(n));
}
