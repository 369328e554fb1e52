/** The address of a fact and why a memory waits for review, as columns, so that a filter on either reads an index. */
export const version5 = `
ALTER TABLE memories ADD COLUMN about_subject TEXT;
ALTER TABLE memories ADD COLUMN about_attribute TEXT;
ALTER TABLE memories ADD COLUMN review TEXT;
CREATE INDEX memories_about ON memories (pool, about_subject, about_attribute, created_at, id)
  WHERE state = 'live' AND about_subject IS NOT NULL;
CREATE INDEX memories_in_review ON memories (pool, created_at, id) WHERE state = 'live' AND review IS NOT NULL;
`
