/** Writes a line to stderr; stdout contains only results. */
export function logProgress(text: string): void {
  process.stderr.write(`${text}\n`)
}
