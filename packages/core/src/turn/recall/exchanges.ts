import type { Memory } from "../../contract/memory.ts"

/** Whether the one is the assistant's reply to the other. */
export function isReplyTo(reply: Memory, question: Memory): boolean {
  const position = question.source.position
  return (
    reply.source.origin === "assistant" &&
    question.source.origin !== "assistant" &&
    reply.owner.session !== undefined &&
    reply.owner.session === question.owner.session &&
    position !== undefined &&
    reply.source.position === position + 1
  )
}

/** A key for the position of a message in its session, plus `offset`. */
export function positionKeyOf({ owner, source }: Memory, offset = 0): string {
  return `${(source.position ?? Number.NaN) + offset} ${owner.session}`
}

/** Keeps the order, with a message and its reply side by side at the better one's place. */
export function groupExchanges<T extends { readonly memory: Memory }>(lines: readonly T[]): readonly T[] {
  const turns = lines.filter(({ memory }) => memory.category === "turn")
  if (turns.length < 2) return lines
  const places = new Map(turns.toReversed().map((turn) => [positionKeyOf(turn.memory), turn]))
  const placed = new Set<T>()
  const ordered: T[] = []
  for (const line of lines) {
    if (placed.has(line)) continue
    const before = places.get(positionKeyOf(line.memory, -1))
    const after = places.get(positionKeyOf(line.memory, 1))
    const exchange = [
      ...(before !== undefined && isReplyTo(line.memory, before.memory) ? [before] : []),
      line,
      ...(after !== undefined && isReplyTo(after.memory, line.memory) ? [after] : []),
    ]
    for (const one of exchange) {
      if (placed.has(one)) continue
      placed.add(one)
      ordered.push(one)
    }
  }
  return ordered
}
