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

const NUMBER = /\p{N}+/gu
const numbersIn = (text: string): readonly string[] => text.match(NUMBER) ?? []

/**
 * Without what has other numbers than the request, where something has the same: "my neighbour number 2" is not the one
 * with the number 1.
 */
export function onlySameNumbers(request: string, named: NamedMemories): NamedMemories {
  const asked = new Set(numbersIn(request))
  const isSame = (text: string): boolean => numbersIn(text).some((number) => asked.has(number))
  const isOther = (text: string): boolean => numbersIn(text).length > 0 && !isSame(text)
  if (!named.meant.some(({ content }) => isSame(content))) return named
  return {
    ...named,
    meant: named.meant.filter(({ content }) => !isOther(content)),
    isMeant: (sentence) => named.isMeant(sentence) && !isOther(sentence),
  }
}
