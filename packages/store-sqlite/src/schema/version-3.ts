/**
 * Document frequency changes that are not merged into `word_counts` yet, one row per pool and commit. `words` is a JSON object from the change to the
 * words with that change.
 * A document frequency is the sum of both tables. The words of two messages are spread over about thirty pages of `word_counts`, here they are on one.
 */
export const version3 = `
CREATE TABLE counts_to_add (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  pool INTEGER NOT NULL REFERENCES pools,
  words TEXT NOT NULL
);
`
