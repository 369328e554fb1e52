import type { State, Store, StoreTraits } from "@keepsake/core/plugin"

/** An optional part of a store. */
export type Facet = "text" | "vector" | "hybrid" | "history" | "feed" | "tally" | "compact" | "indexed" | "troubles"
/** A trait that a rule may require. */
export type Trait = Exclude<keyof StoreTraits, "maxBatch">
/** What a rule requires; `search` is any of the three indexes. */
export type Need = Facet | Trait | "search"

/** One promise of the contract. The id is public, because waivers name it. */
export interface ContractRule<Subject> {
  readonly id: string
  /** The promise, as a sentence. */
  readonly says: string
  /** If one of these is missing, the rule is skipped. */
  readonly needs?: Need | readonly Need[]
  /** Checks a fresh, open and empty subject; throws if the promise is broken. */
  readonly check: (subject: Subject) => Promise<void>
}
export type StoreRule = ContractRule<Store>
export type StateRule = ContractRule<State>

/** A rule that a store is known to break, with the reason. */
export interface Waiver {
  readonly rule: string
  readonly because: string
}

/** The first need that the subject does not meet. */
export function findUnmetNeed(rule: Pick<ContractRule<never>, "needs">, subject: Store | State): Need | undefined {
  const needs = typeof rule.needs === "string" ? [rule.needs] : (rule.needs ?? [])
  return needs.find((need) => !("traits" in subject && meetsNeed(subject, need)))
}

function meetsNeed(store: Store, need: Need): boolean {
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

/** Returns a facet that the rule's `needs` guarantee. */
export function requireFacet<F extends Exclude<Facet, "compact" | "indexed" | "troubles">>(
  store: Store,
  name: F,
): NonNullable<Store[F]> {
  const found = store[name]
  if (found === undefined) throw new Error(`This store has no ${name}`)
  return found
}
