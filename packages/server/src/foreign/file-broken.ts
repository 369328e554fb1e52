/** A file that cannot be read completely. The message is the reason, written to follow a file name and a colon. */
export class BrokenFileError extends Error {
  override readonly name = "BrokenFileError"
}
