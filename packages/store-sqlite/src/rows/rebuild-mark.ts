/** Exists while the text index is being rebuilt: memories up to the marked row are indexed. */
export const rebuildTable = "text_rebuild"
export const isUnderWaySql = `SELECT count(*) FROM sqlite_schema WHERE name = '${rebuildTable}'`
export const markSql = `SELECT mark FROM ${rebuildTable}`

/** Whether an error means that the text index is missing or damaged, while other tables may be intact. */
export function isIndexLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = "code" in error ? String(error.code) : ""
  return (
    /^SQLITE_CORRUPT/.test(code) ||
    /no such table: (main\.)?found|vtable constructor failed: found|no such module/.test(error.message)
  )
}
