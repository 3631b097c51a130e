// Which of the two tables a scene wants.

/** Flower cards on a field with a stock; else a trick, or cards of which one is given. @param {import("../types.js").Scene} scene */
export const isField = ({ middle }) =>
  middle.form === "field" && middle.stock !== undefined && middle.stock !== null;
