/** `1 memory`, `12 memories`. */
export function pluralize(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

const UNITS = ["kB", "MB", "GB", "TB"]

/** Decimal units with one decimal: `312 B`, `4.2 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes
  let unit = "B"
  for (const next of UNITS) {
    if (size < 1_000) break
    size /= 1_000
    unit = next
  }
  return `${unit === "B" ? size : size.toFixed(1)} ${unit}`
}
