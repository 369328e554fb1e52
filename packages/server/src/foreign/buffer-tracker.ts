import { type ParsedTokenInfo, TokenType } from "@streamparser/json"

/** A container of the document: an ancestor of requested values (`leads`), one of them or inside one (`wanted`), or neither. */
type Container = "leads" | "wanted" | "other"

/** Follows the tokens of a document to know how much of it a parser for some paths has to buffer. */
export class BufferTracker {
  readonly #paths: readonly (readonly string[])[]
  readonly #containers: Container[] = []
  readonly #names: (string | undefined)[] = []
  #text: string | undefined
  #since = 0
  #depth = 0

  constructor(paths: readonly string[]) {
    this.#paths = paths.map((path) => path.split(".").slice(1))
  }

  /** The offset of the first buffered byte. Outside of requested values only the current token is buffered. */
  get bufferedFrom(): number {
    return this.#since
  }

  /** The deepest level so far. */
  get depth(): number {
    return this.#depth
  }

  follow({ token, value, offset }: Pick<ParsedTokenInfo, "token" | "value" | "offset">): void {
    switch (token) {
      case TokenType.STRING:
        this.#text = String(value)
        break
      case TokenType.COLON:
        this.#names[this.#names.length - 1] = this.#text
        break
      case TokenType.LEFT_BRACE:
      case TokenType.LEFT_BRACKET:
        this.#containers.push(this.#begun())
        this.#names.push(undefined)
        this.#depth = Math.max(this.#depth, this.#containers.length)
        break
      case TokenType.RIGHT_BRACE:
      case TokenType.RIGHT_BRACKET:
        this.#containers.pop()
        this.#names.pop()
        break
      default:
    }
    if (this.#containers.at(-1) !== "wanted") this.#since = offset
  }

  #begun(): Container {
    const above = this.#containers.at(-1)
    if (above === "wanted" || above === "other") return above
    const names = this.#names
    const leading = this.#paths.filter((path) => names.every((name, at) => path[at] === "*" || path[at] === name))
    if (leading.some((path) => path.length > names.length)) return "leads"
    return leading.length > 0 ? "wanted" : "other"
  }
}
