import { createHash } from "node:crypto"
import { codeOf } from "./failures.ts"

/** Statements differ by the filters that they contain. Beyond this number they are planned each time. */
const MAX_STATEMENTS = 200
/** The statement is unknown, is there already, or its tables were migrated. */
const REFUSALS = new Set(["26000", "42P05", "0A000"])

/**
 * Names for statements that are prepared once for each connection: planning a search takes as long as executing it. A pooler may give a transaction
 * another connection than the one that prepared it. Then the server refuses the statement, and all are planned each time from then on. The name
 * is a hash of the text, so that a statement of this name is never another one.
 */
export class PreparedStatements {
  readonly #names = new Map<string, string>()
  #isUsed = true

  nameOf(text: string): string | undefined {
    if (!this.#isUsed) return undefined
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= MAX_STATEMENTS) return known
    const name = `keepsake_${createHash("sha256").update(text).digest("hex").slice(0, 32)}`
    this.#names.set(text, name)
    return name
  }

  /** No statement is prepared any more. */
  stop(): void {
    this.#isUsed = false
    this.#names.clear()
  }

  /** Whether a failure means that prepared statements do not work here, so that the transaction succeeds without them. */
  isRefusal(error: unknown): boolean {
    return this.#isUsed && REFUSALS.has(codeOf(error))
  }
}
