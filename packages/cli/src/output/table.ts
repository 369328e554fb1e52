/** Rows with aligned columns, two spaces apart; the last column is as long as it is. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, width(cell))
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + " ".repeat(paddingWidth(cell, column, row, widths)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n")
}

/** A table of names and values, without those that have no value. */
export function valueTable(
  values: readonly (readonly [name: string, value: string | null | undefined | false])[],
): string {
  return table(values.flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

function paddingWidth(cell: string, column: number, row: readonly string[], widths: readonly number[]): number {
  return column === row.length - 1 ? 0 : (widths[column] ?? 0) - width(cell)
}

/** Terminal columns: wide East Asian characters and emoji take two. */
function width(text: string): number {
  let columns = 0
  for (const character of text) {
    if (/\p{M}|\p{Cf}/u.test(character)) continue
    columns +=
      /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u.test(
        character,
      )
        ? 2
        : 1
  }
  return columns
}

/** One line of at most `most` characters, without control characters. */
export function truncateLine(text: string, most: number): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, " ").trim()
  const characters = [...line]
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join("")}…`
}
