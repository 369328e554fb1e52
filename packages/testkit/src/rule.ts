import type { State, Store, StoreTraits } from "@keepsake/core/plugin"

/** A part of a store that may be absent. */
export type Facet = "text" | "vector" | "hybrid" | "history" | "feed" | "tally" | "compact" | "indexed" | "troubles"
/** A trait that a rule may rest on. */
export type Trait = Exclude<keyof StoreTraits, "maxBatch">
/** What a rule speaks of; `search` is any of the three indexes. */
export type Need = Facet | Trait | "search"

/** One promise of the contract. The id is public: waivers name it. */
export interface Rule<Subject> {
  readonly id: string
  /** The promise, as a sentence. */
  readonly says: string
  /** All of these; without one of them the rule does not apply. */
  readonly needs?: Need | readonly Need[]
  /** Gets a fresh subject, open and empty; throws where it breaks the promise. */
  readonly check: (subject: Subject) => Promise<void>
}
export type StoreRule = Rule<Store>
export type StateRule = Rule<State>

/** A rule that a store is known to break, and why. */
export interface Waiver {
  readonly rule: string
  readonly because: string
}

/** The first need that this subject does not meet. */
export function unmet(rule: Pick<Rule<never>, "needs">, subject: Store | State): Need | undefined {
  const needs = typeof rule.needs === "string" ? [rule.needs] : (rule.needs ?? [])
  return needs.find((need) => !("traits" in subject && meets(subject, need)))
}

function meets(store: Store, need: Need): boolean {
  switch (need) {
    case "search":
      return store.text !== undefined || store.vector !== undefined || store.hybrid !== undefined
    case "atomic":
    case "readsOwnWrites":
    case "ownStatistics":
      return store.traits[need]
    default:
      return store[need] !== undefined
  }
}

/** A facet that the rule said it needs. */
export function facet<F extends Exclude<Facet, "compact" | "indexed" | "troubles">>(
  store: Store,
  name: F,
): NonNullable<Store[F]> {
  const found = store[name]
  if (found === undefined) throw new Error(`This store has no ${name}`)
  return found
}
