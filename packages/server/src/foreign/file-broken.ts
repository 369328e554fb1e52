/** A file that cannot be read to its end; the message says why, as what follows its name and a colon. */
export class BrokenFileError extends Error {
  override readonly name = "FileBroken"
}
