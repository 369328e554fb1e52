/** Every printable ASCII character but the space, so that words are split only at spaces. Quotes are escaped twice, for SQL and for FTS5. */
const WORD_CHARACTERS = `!""#$%&''()*+,-./:;<=>?@[\\]^_\`{|}~`

/** The full-text index. Its name on disk is `found`; another name would cost every existing database a rebuild of its index. */
export const fullTextTable = `
CREATE VIRTUAL TABLE found USING fts5 (
  text, speaker, before, after, owner,
  content = '', contentless_delete = 1, detail = column, tokenize = "ascii tokenchars '${WORD_CHARACTERS}'"
);`

/**
 * - `memories` has a narrow row for every known id, so that filters read little; texts are in `versions`.
 * - `versions.seq` is the order of the feed. It is assigned inside the write transaction, of which there is one at a time.
 * - `found` is a contentless full-text index without positions. Ranking uses `word_counts`, so that it depends on one scope only.
 * - `jobs.head` marks the next job of a lane.
 */
export const version1 = `
CREATE TABLE tenants (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE pools (
  id INTEGER PRIMARY KEY,
  tenant INTEGER NOT NULL REFERENCES tenants,
  name TEXT NOT NULL,
  kept INTEGER NOT NULL DEFAULT 0,
  indexed INTEGER NOT NULL DEFAULT 0,
  length INTEGER NOT NULL DEFAULT 0,
  UNIQUE (tenant, name)
);

CREATE TABLE memories (
  row INTEGER PRIMARY KEY,
  tenant INTEGER NOT NULL REFERENCES tenants,
  pool INTEGER NOT NULL REFERENCES pools,
  id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('live', 'deleted', 'erased')),
  revision INTEGER NOT NULL,
  version INTEGER NOT NULL,
  user TEXT,
  agent TEXT,
  session TEXT,
  key TEXT,
  type TEXT,
  category TEXT,
  origin TEXT,
  status TEXT,
  importance REAL,
  created_at INTEGER,
  updated_at INTEGER,
  position INTEGER,
  pinned INTEGER,
  expires_at INTEGER,
  valid_from INTEGER,
  valid_until INTEGER,
  metadata TEXT,
  length INTEGER,
  UNIQUE (tenant, id)
);
CREATE INDEX memories_of_pool ON memories (pool, created_at, id) WHERE state = 'live';
CREATE INDEX memories_of_tenant ON memories (tenant, created_at, id) WHERE state = 'live';
CREATE INDEX memories_of_category ON memories (pool, category, created_at, id) WHERE state = 'live';
CREATE INDEX memories_pinned ON memories (pool, created_at, id) WHERE state = 'live' AND pinned = 1;
CREATE INDEX memories_of_session ON memories (pool, session, position) WHERE state = 'live' AND session IS NOT NULL;
CREATE INDEX memories_by_key ON memories (pool, key) WHERE state = 'live' AND key IS NOT NULL;

CREATE TABLE versions (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  row INTEGER NOT NULL REFERENCES memories,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  created_at INTEGER,
  erasure INTEGER NOT NULL DEFAULT 0,
  body TEXT
);
CREATE INDEX versions_of_memory ON versions (row, revision);

CREATE TABLE signals (
  row INTEGER PRIMARY KEY REFERENCES memories,
  uses INTEGER NOT NULL DEFAULT 0,
  last_used_at INTEGER,
  useful INTEGER NOT NULL DEFAULT 0,
  wrong INTEGER NOT NULL DEFAULT 0,
  mentions INTEGER NOT NULL DEFAULT 0,
  salience REAL
);

CREATE TABLE words (row INTEGER PRIMARY KEY REFERENCES memories, words TEXT NOT NULL);
CREATE TABLE word_counts (
  pool INTEGER NOT NULL REFERENCES pools,
  word TEXT NOT NULL,
  n INTEGER NOT NULL,
  PRIMARY KEY (pool, word)
) WITHOUT ROWID;${fullTextTable}

CREATE TABLE entries (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  bucket TEXT NOT NULL,
  key TEXT NOT NULL,
  revision INTEGER NOT NULL,
  expires_at INTEGER,
  about INTEGER REFERENCES pools,
  value BLOB NOT NULL,
  UNIQUE (bucket, key)
);
CREATE INDEX entries_of_bucket ON entries (bucket, seq);
CREATE INDEX entries_about ON entries (about) WHERE about IS NOT NULL;
CREATE INDEX entries_by_expiry ON entries (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE jobs (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  lane TEXT NOT NULL,
  at INTEGER NOT NULL,
  due INTEGER NOT NULL,
  attempt INTEGER NOT NULL DEFAULT 0,
  leased_until INTEGER NOT NULL DEFAULT 0,
  head INTEGER NOT NULL DEFAULT 0,
  parked INTEGER,
  why TEXT,
  about INTEGER NOT NULL REFERENCES pools,
  body TEXT NOT NULL
);
CREATE INDEX jobs_of_lane ON jobs (lane, attempt = 0, at, seq) WHERE parked IS NULL;
CREATE UNIQUE INDEX head_of_lane ON jobs (lane) WHERE head = 1;
CREATE INDEX heads ON jobs (attempt = 0, at, seq) WHERE head = 1;
CREATE INDEX jobs_parked ON jobs (parked) WHERE parked IS NOT NULL;
CREATE INDEX jobs_due ON jobs (due) WHERE parked IS NULL;
CREATE INDEX jobs_about ON jobs (about);
CREATE TABLE done (id BLOB PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX done_by_time ON done (at);
`
