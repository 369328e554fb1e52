/** Which process works on a job, and on the next job of a lane; null while one server at a time uses the schema. */
export const jobsOfProcesses = `
ALTER TABLE keepsake.jobs ADD COLUMN process text COLLATE "C";
ALTER TABLE keepsake.job_lanes ADD COLUMN process text COLLATE "C";
`
