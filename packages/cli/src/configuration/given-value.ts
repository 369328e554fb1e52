/** A value that somebody set, and where: `flag --port`, `variable KEEPSAKE_SERVER_PORT`, `/etc/keepsake.config.json`. */
export interface GivenValue {
  readonly path: string
  readonly value: unknown
  readonly from: string
  /** Text, to be read as the setting's type. */
  readonly written?: true
  /** What a relative folder is relative to. */
  readonly folder: string
}

/** Collected, so that everything wrong is said at once. */
export class ConfigurationFaults {
  readonly #found: string[] = []

  get found(): readonly string[] {
    return this.#found
  }

  wrong(message: string): void {
    this.#found.push(message)
  }
}
