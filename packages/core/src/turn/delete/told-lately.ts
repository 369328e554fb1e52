import type { Memory } from "../../contract/index.ts"

/** How many messages were told behind the last one that holds a sentence. A sentence that is not among them was told long ago. */
export type MessagesSince = ReadonlyMap<string, number>

/**
 * Counts the user's messages among the memories that a request may mean. What was written at one time, such as an import,
 * has no order: all of it counts as told behind any of it.
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
  }))
  const times = messages.map(({ at }) => at).toSorted((one, other) => other - one)
  const lastAt = new Map(times.map((at, place) => [at, place]))
  const since = new Map<string, number>()
  for (const { memories, at } of messages) {
    const place = lastAt.get(at) ?? 0
    for (const { content } of memories)
      for (const { text } of sentencesOf(content)) since.set(text, Math.min(place, since.get(text) ?? place))
  }
  return since
}
