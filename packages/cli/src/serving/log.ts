/** One line of the log: what happened, with names and numbers. Never text of a memory or a message, never a credential. */
export type Log = (line: { readonly event: string }) => void

/** JSON lines on stderr. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)
}
