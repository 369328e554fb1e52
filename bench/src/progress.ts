/** One line on stderr, so that stdout holds the results alone. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`)
}
