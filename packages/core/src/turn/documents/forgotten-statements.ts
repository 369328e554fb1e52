import { hash } from "node:crypto"
import type { Memory } from "../../contract/memory.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { cutOut } from "../delete/cut-text.ts"
import { isShortened } from "../delete/note.ts"
import type { PartRecord } from "./documents.ts"

/** What Markdown has before the words of a line. */
const MARKER = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})\s+)?(?:\[[ xX]\]\s+)?/

/** Statements of one document, and sentences of them, that a person has forgotten: hashes, so that no record holds their words. */
export class ForgottenStatements {
  readonly #document: string
  readonly #hashes: ReadonlySet<string>
  readonly #used = new Set<string>()

  constructor(document: string, hashes: Iterable<string>) {
    this.#document = document
    this.#hashes = new Set(hashes)
  }

  /** All hashes. */
  get all(): Iterable<string> {
    return this.#hashes
  }

  /** The hashes of what was cut. */
  get used(): Iterable<string> {
    return this.#used
  }

  /** What is left of a statement. */
  cut(statement: string): string {
    // Hashing each statement of a folder again would take a sixth of the time in which it is read.
    if (this.#hashes.size === 0) return statement
    if (this.#has(statement)) return ""
    const sentences = sentencesOf(statement)
    const out = sentences.length < 2 ? [] : sentences.filter(({ text }) => this.#has(text))
    if (out.length === 0) return statement
    const ranges = out.map(({ start: from, end: to }) => ({ from, to, by: [] }))
    return cutOut({ content: statement }, ranges).left.content
  }

  #has(text: string): boolean {
    // Records of older versions have hashes with markers.
    const own = [statementHash(this.#document, text), documentHash(this.#document, text)]
    const found = own.some((one) => this.#hashes.has(one))
    if (found) this.#used.add(statementHash(this.#document, text))
    return found
  }
}

/** The hashes of the sentences of these statements that stored parts have lost to a request to forget. */
export function lostSentences(
  document: string,
  statements: readonly string[],
  parts: readonly PartRecord[],
  { stored, clean }: { readonly stored: ReadonlyMap<string, Memory>; readonly clean: (text: string) => string },
): readonly string[] {
  const shortened = parts.flatMap((part) => {
    const memory = stored.get(part.id)
    return memory !== undefined && isShortened(memory) ? [{ part, left: oneLine(memory.content) }] : []
  })
  if (shortened.length === 0) return []
  return statements.flatMap((statement) => {
    const own = statementHash(document, statement)
    const of = shortened.find(({ part }) => part.statements.includes(own))
    if (of === undefined) return []
    const lost = sentencesOf(statement).filter(({ text }) => !of.left.includes(oneLine(clean(text))))
    return lost.map(({ text }) => statementHash(document, text))
  })
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim()

/** The same for the same words with another list marker, checkbox, heading level, indentation or emphasis. */
export function statementHash(document: string, statement: string): string {
  const lines = statement.split("\n").map((line) => line.replace(MARKER, "").replace(/[*_~`]/g, ""))
  return documentHash(document, lines.join(" ").replace(/\s+/g, " "))
}

/** Salted with the document, so that a record says nothing about texts of others. */
export function documentHash(document: string, text: string): string {
  return hash("sha256", `${document}\n${text.trim()}`, "base64url").slice(0, 16)
}
