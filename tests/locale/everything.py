"""All texts of the house: those of the catalogues, and the refusals."""

from fudaba.locale import catalogue
from fudaba.refusal import SHELF

#: By key; a refusal's begins with the name of its shelf.
EVERYTHING = {
    **catalogue(),
    **{f"{SHELF}.{key}": texts for key, texts in catalogue(SHELF).items()},
}
