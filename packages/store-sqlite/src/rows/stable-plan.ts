/**
 * SQL whose query plan is reused between executions. SQLite (3.54) considers the value bound to a plain question mark after `=` or `LIMIT` when it chooses a
 * plan, and replans the statement whenever that value changes. The driver clears bindings after every execution, so it would replan every time, which
 * takes longer than most of these statements. A unary plus hides the value.
 */
export function stablePlan(sql: string): string {
  return sql.replace(/(= |LIMIT )\?/g, "$1+?")
}
