/**
 * The tenant comes first in every key, so that tables can be partitioned or sharded by it.
 * - `pools.pool` and `memories.row_id` are numbers, because postings repeat them.
 * - `memories` has a narrow row for every known id, so that filters read little; texts are in `versions`.
 * - `versions.seq` is the order of the feed in one of 64 lanes. It comes from `feed_lanes`, whose row is locked until the write commits: the numbers
 *   of a sequence would become visible out of order.
 * - `postings` is the text index. Its primary key includes everything that scoring needs, so that a search reads no table, provided that the table
 *   was vacuumed since most of its rows were inserted.
 * - `job_lanes` has the next job of each lane, and is the lock of the lane.
 */
export const firstSchema = `
CREATE TABLE keepsake.tenants (
  tenant int GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  salt text
);
CREATE TABLE keepsake.pools (
  tenant int NOT NULL,
  pool int GENERATED ALWAYS AS IDENTITY,
  name text COLLATE "C" NOT NULL,
  kept bigint NOT NULL DEFAULT 0,
  indexed bigint NOT NULL DEFAULT 0,
  length bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (tenant, pool),
  UNIQUE (tenant, name)
) WITH (fillfactor = 70);

CREATE SEQUENCE keepsake.memory_rows INCREMENT 1000;
CREATE TABLE keepsake.memories (
  tenant int NOT NULL,
  id text COLLATE "C" NOT NULL,
  row_id bigint NOT NULL,
  pool int NOT NULL,
  state text COLLATE "C" NOT NULL CHECK (state IN ('live', 'deleted', 'erased')),
  revision bigint NOT NULL,
  "user" text COLLATE "C",
  agent text COLLATE "C",
  session text COLLATE "C",
  key text COLLATE "C",
  about_subject text COLLATE "C",
  about_attribute text COLLATE "C",
  type text COLLATE "C",
  category text COLLATE "C",
  origin text COLLATE "C",
  status text COLLATE "C",
  review text COLLATE "C",
  importance float8,
  created_at float8,
  updated_at float8,
  position float8,
  pinned boolean,
  expires_at float8,
  valid_from float8,
  valid_until float8,
  metadata jsonb,
  PRIMARY KEY (tenant, id),
  UNIQUE (tenant, row_id)
);
CREATE INDEX memories_of_pool ON keepsake.memories (tenant, pool, created_at, id) WHERE state = 'live';
CREATE INDEX memories_of_tenant ON keepsake.memories (tenant, created_at, id) WHERE state = 'live';
CREATE INDEX memories_pinned ON keepsake.memories (tenant, pool, created_at, id) WHERE state = 'live' AND pinned;
CREATE INDEX memories_in_review ON keepsake.memories (tenant, pool, created_at, id) WHERE state = 'live' AND review IS NOT NULL;
CREATE INDEX memories_of_session ON keepsake.memories (tenant, pool, left(session, 200), position) WHERE state = 'live' AND session IS NOT NULL;
CREATE INDEX memories_by_key ON keepsake.memories (tenant, pool, left(key, 200)) WHERE state = 'live' AND key IS NOT NULL;
CREATE INDEX memories_about ON keepsake.memories (tenant, pool, left(about_subject, 200), left(about_attribute, 200))
  WHERE state = 'live' AND about_subject IS NOT NULL;

CREATE TABLE keepsake.feed_lanes (lane smallint PRIMARY KEY, seq bigint NOT NULL) WITH (fillfactor = 10);
INSERT INTO keepsake.feed_lanes SELECT lane, 0 FROM generate_series(0, 63) AS lane;
CREATE TABLE keepsake.versions (
  tenant int NOT NULL,
  row_id bigint NOT NULL,
  revision bigint NOT NULL,
  lane smallint NOT NULL,
  seq bigint NOT NULL,
  at float8 NOT NULL,
  by text NOT NULL,
  erasure boolean NOT NULL,
  body text,
  PRIMARY KEY (tenant, row_id, revision)
);
CREATE INDEX versions_in_feed ON keepsake.versions (lane, seq);

CREATE TABLE keepsake.signals (
  tenant int NOT NULL,
  row_id bigint NOT NULL,
  uses float8 NOT NULL,
  last_used_at float8,
  useful float8 NOT NULL,
  wrong float8 NOT NULL,
  mentions float8 NOT NULL,
  salience float8,
  PRIMARY KEY (tenant, row_id)
) WITH (fillfactor = 70);

CREATE TABLE keepsake.words (tenant int NOT NULL, row_id bigint NOT NULL, words text NOT NULL, PRIMARY KEY (tenant, row_id));
CREATE TABLE keepsake.postings (
  tenant int NOT NULL,
  pool int NOT NULL,
  word text COLLATE "C" NOT NULL,
  row_id bigint NOT NULL,
  frequency int NOT NULL,
  in_context boolean NOT NULL,
  length int NOT NULL,
  PRIMARY KEY (tenant, pool, word, row_id) INCLUDE (frequency, in_context, length)
) WITH (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02);
CREATE TABLE keepsake.word_counts (
  tenant int NOT NULL,
  pool int NOT NULL,
  word text COLLATE "C" NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (tenant, pool, word)
) WITH (fillfactor = 70);

CREATE TABLE keepsake.entries (
  seq bigint GENERATED ALWAYS AS IDENTITY,
  bucket text COLLATE "C" NOT NULL,
  key_id text COLLATE "C" NOT NULL,
  key text NOT NULL,
  revision bigint NOT NULL,
  expires_at float8,
  tenant int,
  pool int,
  json text,
  bytes bytea,
  PRIMARY KEY (bucket, key_id)
);
CREATE INDEX entries_of_bucket ON keepsake.entries (bucket, seq);
CREATE INDEX entries_about ON keepsake.entries (tenant, pool) WHERE pool IS NOT NULL;
CREATE INDEX entries_by_expiry ON keepsake.entries (expires_at) WHERE expires_at IS NOT NULL;

CREATE TABLE keepsake.jobs (
  id text COLLATE "C" PRIMARY KEY,
  seq bigint GENERATED ALWAYS AS IDENTITY,
  kind text COLLATE "C" NOT NULL,
  lane text COLLATE "C" NOT NULL,
  at float8 NOT NULL,
  due float8 NOT NULL,
  attempt int NOT NULL DEFAULT 0,
  leased_until float8 NOT NULL DEFAULT 0,
  parked bigint,
  why text,
  tenant int NOT NULL,
  pool int NOT NULL,
  job text NOT NULL
);
CREATE SEQUENCE keepsake.jobs_parked;
CREATE INDEX jobs_of_lane ON keepsake.jobs (lane, (attempt = 0), at, seq) WHERE parked IS NULL;
CREATE INDEX jobs_by_parking ON keepsake.jobs (parked) WHERE parked IS NOT NULL;
CREATE INDEX jobs_about ON keepsake.jobs (tenant, pool);
CREATE TABLE keepsake.job_lanes (
  lane text COLLATE "C" PRIMARY KEY,
  seq bigint,
  kind text COLLATE "C",
  started boolean,
  at float8,
  due float8,
  leased_until float8
) WITH (fillfactor = 50);
CREATE TABLE keepsake.done_jobs (id bytea PRIMARY KEY, at float8 NOT NULL);
CREATE TABLE keepsake.claims (name text PRIMARY KEY, process text NOT NULL, holder text NOT NULL, seen timestamptz NOT NULL);
CREATE INDEX done_jobs_by_time ON keepsake.done_jobs (at);
`
