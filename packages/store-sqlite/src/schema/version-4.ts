/** How often a memory's words were made or taken away, so that whoever kept a hit sees whether it is found by the same words still. */
export const version4 = `
ALTER TABLE memories ADD COLUMN worded INTEGER NOT NULL DEFAULT 0;
`
