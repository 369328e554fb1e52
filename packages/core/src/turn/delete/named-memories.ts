import type { Memory } from "../../contract/index.ts"

/** Memories that a request names, and those that it may name. */
export interface NamedMemories {
  readonly meant: readonly Memory[]
  /** Likeliest first. */
  readonly near: readonly Memory[]
  /** Whether a sentence is one that the request names. */
  readonly isMeant: (sentence: string) => boolean
  /** Whether a sentence is one that the request may name. */
  readonly isNear: (sentence: string) => boolean
  /** Whether no other sentence of a message is meant, however short it is. */
  readonly bySentence?: boolean
}

/** What a request names, where what is meant is offered like what may be. */
export function onlyNear({ meant, near, isMeant, isNear }: NamedMemories): NamedMemories {
  return {
    meant: [],
    near: [...meant, ...near],
    isMeant: () => false,
    isNear: (sentence) => isMeant(sentence) || isNear(sentence),
  }
}
