import type { State, Store, StoreTraits } from "@keepsake/core/plugin"

/** A part of a store that may be absent. */
export type Facet = "text" | "vector" | "hybrid" | "history" | "feed" | "tally" | "compact" | "indexed" | "problems"
/** A trait that a rule may rest on. */
export type Trait = Exclude<keyof StoreTraits, "maxBatch">
/** What a rule speaks of; `search` is any of the three indexes. */
export type Need = Facet | Trait | "search" | "reopen"

/** One promise of the contract. The id is public, because waivers name it. */
export interface ContractRule<Subject> {
  readonly id: string
  /** The promise, as a sentence. */
  readonly says: string
  /** If one of these is missing, the rule is skipped. */
  readonly needs?: Need | readonly Need[]
  /** Gets a fresh subject, open and empty; throws where it breaks the promise. `reopen` closes it and opens the same data again. */
  readonly check: (subject: Subject, reopen: () => Promise<Subject>) => Promise<void>
}
/** Makes another subject over the data of one that was closed, as a program does after a restart. */
export type Reopen<Subject> = (closed: Subject) => Promise<Subject>
export type StoreRule = ContractRule<Store>
export type StateRule = ContractRule<State>

/** Rules by their ids; `needs` is for those that name no need of their own. */
export function withIds<Subject>(
  needs: Need | readonly Need[],
  rules: Readonly<Record<string, Omit<ContractRule<Subject>, "id">>>,
): readonly ContractRule<Subject>[] {
  return Object.entries(rules).map(([id, rule]) => ({ id, needs, ...rule }))
}

/** A rule that a store is known to break, with the reason. */
export interface Waiver {
  readonly rule: string
  readonly because: string
}

/** The first need that this subject does not meet. */
export function findUnmetNeed(
  rule: Pick<ContractRule<never>, "needs">,
  subject: Store | State,
  canReopen: boolean,
): Need | undefined {
  const needs = typeof rule.needs === "string" ? [rule.needs] : (rule.needs ?? [])
  return needs.find((need) => (need === "reopen" ? !canReopen : !("traits" in subject && meetsNeed(subject, need))))
}

function meetsNeed(store: Store, need: Exclude<Need, "reopen">): boolean {
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

/** A requireFacet that the rule said it needs. */
export function requireFacet<F extends Exclude<Facet, "compact" | "indexed" | "problems">>(
  store: Store,
  name: F,
): NonNullable<Store[F]> {
  const found = store[name]
  if (found === undefined) throw new Error(`This store has no ${name}`)
  return found
}
