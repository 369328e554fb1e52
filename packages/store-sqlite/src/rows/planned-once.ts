/**
 * SQL whose plan is kept from one execution to the next. SQLite (3.54) looks at what is bound to a plain question mark behind `=` or `LIMIT` to choose a
 * plan, and plans such a statement anew whenever that changes; as the driver clears what was bound after every execution, it would do so each time, which
 * takes longer than most of these statements. It does not look behind a plus.
 */
export function plannedOnce(sql: string): string {
  return sql.replace(/(= |LIMIT )\?/g, "$1+?")
}
