/**
 * Counts of words that were not added to `word_counts` yet, a row for each pool of a commit: `words` is a JSON object, under how many more memories
 * hold them the words.
 * What counts is the sum of both. The words of two messages lie on some thirty pages of `word_counts`, each of which a commit would write; here on one.
 */
export const version3 = `
CREATE TABLE counts_to_add (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  pool INTEGER NOT NULL REFERENCES pools,
  words TEXT NOT NULL
);
`
