import type { Memory } from "../../contract/index.ts"

/** How many messages were told behind the last one that holds a sentence. A sentence that is not among them was told long ago. */
export type MessagesSince = ReadonlyMap<string, number>

/**
 * Counts the user's messages among the memories that a request may mean. What was written at one time has an order only
 * within one conversation; of an import, all counts as told long ago.
 */
export function messagesSince(
  found: readonly Memory[],
  sentencesOf: (content: string) => readonly { readonly text: string }[],
): MessagesSince {
  // A reply is stored at the same time as what it answers.
  const ofUser = found.filter(({ source }) => source.origin !== "assistant")
  const messages = [...Map.groupBy(ofUser, ({ id, source }) => source.message ?? id).values()].map((memories) => ({
    memories,
    at: Math.max(...memories.map(({ createdAt }) => createdAt)),
    session: memories[0]?.owner.session,
    position: memories[0]?.source.position,
  }))
  const since = new Map<string, number>()
  let later = 0
  for (const [, together] of [...Map.groupBy(messages, ({ at }) => at)].toSorted(([one], [other]) => other - one)) {
    const sessions = new Set(together.map(({ session }) => session))
    const positions = new Set(together.map(({ position }) => position))
    const hasOrder = together.length === 1 || (sessions.size === 1 && positions.size === together.length)
    const lastFirst = together.toSorted((one, other) => (other.position ?? 0) - (one.position ?? 0))
    for (const [at, { memories }] of lastFirst.entries()) {
      const place = hasOrder ? later + at : Number.POSITIVE_INFINITY
      for (const { content } of memories)
        for (const { text } of sentencesOf(content)) since.set(text, Math.min(place, since.get(text) ?? place))
    }
    later += together.length
  }
  return since
}
