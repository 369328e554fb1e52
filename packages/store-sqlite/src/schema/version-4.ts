/** `worded` counts how often a memory's words were indexed or removed, so that a cached hit can detect that its words changed. */
export const version4 = `
ALTER TABLE memories ADD COLUMN worded INTEGER NOT NULL DEFAULT 0;
`
