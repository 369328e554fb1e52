import { createHash } from "node:crypto"
import type { Json, Memory, MemoryId, Pool, Source, State, Tenant } from "../../contract/index.ts"
import { exclusively } from "../exclusively.ts"
import { derivedId } from "../ids.ts"
import { each } from "../pages.ts"
import type { RedactedText } from "../remember/redact.ts"
import type { Cut, TurnText } from "./cut-text.ts"

const BUCKET = "withheld-words"

/** What was cut out of one turn, and from which text. */
export interface TurnCuts {
  /** Hash of the text that is left: cuts of another text are not its own. */
  readonly left: string
  /** The turn's revision after the cut. */
  readonly revision: number
  readonly cuts: readonly Cut[]
  /** Quotes of other statements that held the words. */
  readonly quotes: readonly WithheldQuote[]
}

export interface WithheldQuote {
  readonly id: MemoryId
  readonly source: Pick<Source, "quote" | "at">
}

export interface WithheldTurn extends TurnCuts {
  /** The turn without its text. */
  readonly turn: Memory
}

interface WithheldRecord {
  readonly turn: Memory
  /** Newest first: before its write is done, a cut has the one before it behind it. */
  readonly states: readonly TurnCuts[]
}

/**
 * The words that were cut out of turns with deleted statements. They wait here, and only here, until the statements are
 * restored, erased or purged. Every entry belongs to its pool.
 */
export class WithheldWords {
  readonly #state: State
  readonly #running = new Map<string, Promise<unknown>>()

  constructor(state: State) {
    this.#state = state
  }

  /** Runs deletions and restorations of one pool one at a time: each starts from the words that the one before left. */
  run<T>({ tenant, name }: Pool, work: () => Promise<T>): Promise<T> {
    const key = JSON.stringify([tenant, name])
    const done = (this.#running.get(key) ?? Promise.resolve()).then(() =>
      exclusively(this.#state, `deletions ${key}`, work),
    )
    const ended = done
      .catch(() => undefined)
      .then(() => {
        if (this.#running.get(key) === ended) this.#running.delete(key)
      })
    this.#running.set(key, ended)
    return done
  }

  /** What was cut out of a turn; `undefined` if nothing was, or if its text was changed since. `stored` is absent for a turn with nothing left. */
  async of(tenant: Tenant, id: MemoryId, stored: Memory | undefined): Promise<WithheldTurn | undefined> {
    const record = await this.#read(tenant, id)
    const left = hashOf(stored?.content ?? "")
    const state = record?.states.find((one) => one.left === left)
    return record && state && { turn: record.turn, ...state }
  }

  /** Records the next state of a turn, in front of the current one. Without cuts and in place of all others once its write is `done`. */
  async hold(turn: Memory, text: TurnText, next: Omit<TurnCuts, "left">, done: boolean): Promise<void> {
    const { tenant } = turn.owner
    const pool = { tenant, name: turn.pool }
    if (done && next.cuts.length === 0) return this.drop(tenant, turn.id)
    const record = done ? undefined : await this.#read(tenant, turn.id)
    const { content: _, spans: __, signals: ___, ...rest } = turn
    const states = [{ ...next, left: hashOf(text.content) }, ...(record?.states.slice(0, 1) ?? [])]
    const value: WithheldRecord = { turn: { ...rest, content: "" }, states }
    for (const id of new Set(next.cuts.flatMap(({ by }) => by))) await this.#addTurn(pool, id, turn.id)
    // The members are plain data.
    await this.#state.set(BUCKET, keyOf(tenant, "turn", turn.id), value as unknown as Json, { about: pool })
  }

  /** The turns that a deleted memory's words were cut out of. */
  async turnsOf(tenant: Tenant, fact: MemoryId): Promise<readonly MemoryId[]> {
    const value = (await this.#state.get(BUCKET, keyOf(tenant, "fact", fact)))?.value
    return Array.isArray(value) ? value.filter((id) => typeof id === "string") : []
  }

  /** The deleted memories that lost the same words as this one. */
  async statementsWith(tenant: Tenant, fact: MemoryId): Promise<readonly MemoryId[]> {
    const turns = await Promise.all((await this.turnsOf(tenant, fact)).map((id) => this.#read(tenant, id)))
    const cuts = turns.flatMap((record) => record?.states.flatMap((state) => state.cuts) ?? [])
    return cuts.filter(({ by }) => by.includes(fact)).flatMap(({ by }) => by)
  }

  /** The pool of a turn that words were cut out of. */
  async poolOf(tenant: Tenant, id: MemoryId): Promise<Pool | undefined> {
    const record = await this.#read(tenant, id)
    return record && { tenant, name: record.turn.pool }
  }

  /** Ends the undo period of a deleted memory: its words are gone for good. */
  async end(tenant: Tenant, fact: MemoryId): Promise<void> {
    for (const id of await this.turnsOf(tenant, fact)) {
      const record = await this.#read(tenant, id)
      if (record === undefined) continue
      // A quote may hold the same words.
      const states = record.states.map((state) => {
        const cuts = state.cuts.filter(({ by }) => !by.includes(fact))
        return { ...state, cuts, quotes: cuts.length < state.cuts.length ? [] : state.quotes }
      })
      const key = keyOf(tenant, "turn", id)
      if (states.every(({ cuts }) => cuts.length === 0)) await this.#state.delete(BUCKET, key)
      else {
        const about = { tenant, name: record.turn.pool }
        // The members are plain data.
        await this.#state.set(BUCKET, key, { ...record, states } as unknown as Json, { about })
      }
    }
    await this.release(tenant, fact)
  }

  /** Forgets which turns a restored memory's words were cut out of. */
  async release(tenant: Tenant, fact: MemoryId): Promise<void> {
    await this.#state.delete(BUCKET, keyOf(tenant, "fact", fact))
  }

  /** Removes the words of an erased turn. */
  async drop(tenant: Tenant, turn: MemoryId): Promise<void> {
    await this.#state.delete(BUCKET, keyOf(tenant, "turn", turn))
  }

  /**
   * Finds the secrets in all words that wait, or in those of a tenant. With `write`, they are replaced by what `clean` makes of them. Resolves to
   * the turns of which words hold any.
   */
  async scan(
    clean: (text: string) => RedactedText,
    write: boolean,
    tenant?: Tenant,
  ): Promise<readonly { readonly turn: Memory; readonly kinds: readonly string[] }[]> {
    const found: { turn: Memory; kinds: readonly string[] }[] = []
    for await (const { key, value } of each((page) => this.#state.list(BUCKET, page))) {
      if (Array.isArray(value)) continue
      // Only this class writes the bucket.
      const record = value as unknown as WithheldRecord
      const kinds = new Set<string>()
      const cleaned = (text: string): string => {
        const made = clean(text)
        for (const kind of made.found) kinds.add(kind)
        return made.text
      }
      const states = record.states.map((state) => ({
        ...state,
        cuts: state.cuts.map((cut) => ({ ...cut, text: cleaned(cut.text) })),
        quotes: state.quotes.map(({ id, source }) => ({
          id,
          source: source.quote === undefined ? source : { ...source, quote: cleaned(source.quote) },
        })),
      }))
      const { turn } = record
      if (kinds.size === 0 || (tenant !== undefined && turn.owner.tenant !== tenant)) continue
      found.push({ turn, kinds: [...kinds] })
      const about = { tenant: turn.owner.tenant, name: turn.pool }
      // The members are plain data.
      if (write) await this.#state.set(BUCKET, key, { ...record, states } as unknown as Json, { about })
    }
    return found
  }

  async #addTurn(pool: Pool, fact: MemoryId, turn: MemoryId): Promise<void> {
    const known = await this.turnsOf(pool.tenant, fact)
    if (known.includes(turn)) return
    await this.#state.set(BUCKET, keyOf(pool.tenant, "fact", fact), [...known, turn], { about: pool })
  }

  async #read(tenant: Tenant, turn: MemoryId): Promise<WithheldRecord | undefined> {
    // Only this class writes the bucket.
    return (await this.#state.get(BUCKET, keyOf(tenant, "turn", turn)))?.value as unknown as WithheldRecord | undefined
  }
}

/** Hashed, because tenants may share ids. */
function keyOf(tenant: Tenant, kind: "turn" | "fact", id: MemoryId): string {
  return derivedId("withheld", kind, tenant, id)
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url")
}
