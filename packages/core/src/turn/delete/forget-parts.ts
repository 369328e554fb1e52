import type { Memory, MemoryId, Store, Tenant } from "../../contract/index.ts"
import type { ReadPlace } from "../remember/add.ts"
import type { DeletionScope } from "./delete-with-sources.ts"
import type { ForgetOffers } from "./forget-offers.ts"
import type { LastForgotten } from "./last-forgotten.ts"

export interface ForgetParts {
  readonly store: Store
  /** Deletes memories, and the words of statements from their messages, and queues the purge. Returns the messages that lost words. */
  readonly softDelete: (
    memories: readonly Memory[],
    by: string,
    at: number,
    how: DeletionScope,
  ) => Promise<readonly Memory[]>
  /** Records what a request took out, so that the person can have it back. */
  readonly lastForgotten: Pick<LastForgotten, "record">
  /** Records what an unclear request may mean, so that the next message can choose. */
  readonly offers: Pick<ForgetOffers, "record">
  /** Reads the category and the address of what is left of a statement. */
  readonly readPlace: ReadPlace
  /** Has a model choose which of the offered statements a request means, by index; without one, or if it fails, they are only offered. */
  readonly chooseToForget?: (question: ForgetQuestion, signal?: AbortSignal) => Promise<readonly number[]>
}

/** A request to forget, and the statements that it may mean. */
export interface ForgetQuestion {
  readonly tenant: Tenant
  readonly request: string
  readonly statements: readonly string[]
}

/** How many memories lost words, and how many a request may mean where it is not clear which. */
export interface Forgotten {
  readonly removed: number
  readonly near: number
  /** The nearest of those that it may mean, which wait for review. */
  readonly choices?: readonly MemoryId[]
}
