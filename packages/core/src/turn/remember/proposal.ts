import type { Memory, MemoryId } from "../../contract/index.ts"

/** A proposed memory without revision, which reconciling decides. */
export type Proposal = Omit<Memory, "revision" | "signals"> & {
  /** From an explicit call: its other fields are set even if the content exists. */
  readonly explicit?: boolean
  /** Whether the person surely said it themselves: not pasted, quoted or claimed for them by somebody else. */
  readonly isOwn?: boolean
  /** Omitted fields with default values: an existing memory keeps its own. */
  readonly omitted?: readonly OmittedField[]
  /** Its initial salience, from 0 to 1. */
  readonly salience?: number
  /** The memory of the pool that it replaces, if no key relates them. */
  readonly replaces?: MemoryId
}

export function isOfUser({ source: { origin } }: Pick<Memory, "source">): boolean {
  return origin === "user"
}

export function isModelled({ source: { origin } }: Pick<Memory, "source">): boolean {
  return origin === "assistant" || origin === "tool"
}

export type OmittedField = "type" | "category" | "importance" | "session"
