/** Stands in the file while the text index is built again: memories up to this row are in it. */
export const rebuildTable = "text_rebuild"
export const isUnderWaySql = `SELECT count(*) FROM sqlite_schema WHERE name = '${rebuildTable}'`
export const markSql = `SELECT mark FROM ${rebuildTable}`

/** Whether an error says that the text index itself is missing or damaged; the tables beside it may be whole. */
export function isIndexLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return (
    /^SQLITE_CORRUPT/.test(code) ||
    /no such table: (main\.)?found|vtable constructor failed: found|no such module/.test(error.message)
  )
}
