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

/** Something that cannot stand: the sentence is complete, `code` says whether it is wrong or merely not there yet. */
export interface ConfigurationFault {
  readonly code: "options_invalid" | "not_built"
  readonly message: string
}

/** Collected, so that everything wrong is said at once. */
export class ConfigurationFaults {
  readonly #found: ConfigurationFault[] = []

  get found(): readonly ConfigurationFault[] {
    return this.#found
  }

  wrong(message: string): void {
    this.#found.push({ code: "options_invalid", message })
  }

  notBuilt(what: string, from: string): void {
    this.#found.push({ code: "not_built", message: `${what} is not built yet (${from})` })
  }
}
