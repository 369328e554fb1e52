/**
 * Vectors, each in an embedding space.
 * - `vectors.seq` is monotonic, so that a reader that caches the codes of a pool only has to read newer rows.
 * - `code` has one bit per dimension, set if the value is positive. The index is covering, so scanning the codes of a pool reads no vectors.
 * - `vector` is little-endian 32-bit floats, as given.
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
