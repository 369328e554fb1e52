/**
 * Vectors, each in the space that it was measured in.
 * - `vectors.seq` only ever rises, so that a reader who keeps the codes of a pool at hand needs to read what is new alone.
 * - `code` is a bit for each number, whether it is above zero; the index holds codes side by side, so that going through a pool reads no vector.
 * - `vector` is 32-bit floats, the lowest byte first, as they were given.
 */
export const version2 = `
CREATE TABLE spaces (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, dimensions INTEGER NOT NULL);
CREATE TABLE vectors (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  row INTEGER NOT NULL REFERENCES memories,
  space INTEGER NOT NULL REFERENCES spaces,
  pool INTEGER NOT NULL REFERENCES pools,
  code BLOB NOT NULL,
  vector BLOB NOT NULL
);
CREATE UNIQUE INDEX vectors_of_memory ON vectors (row, space);
CREATE INDEX codes_of_pool ON vectors (space, pool, seq, code);
CREATE TABLE vector_counts (
  space INTEGER NOT NULL REFERENCES spaces,
  pool INTEGER NOT NULL REFERENCES pools,
  n INTEGER NOT NULL,
  PRIMARY KEY (space, pool)
) WITHOUT ROWID;
`
