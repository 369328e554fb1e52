import { hash } from "node:crypto"
import type { Memory, MemoryId } from "../../contract/index.ts"
import { normalizeStatement } from "../../turn/remember/statement-analysis.ts"
import { conflictKeys } from "./contradictions.ts"
import { episodeMarks, isEpisode } from "./episode-overlap.ts"

/** Memories of one group that are compared with each other; the next run has the rest. */
const MAX_OF_GROUP = 50

/** Ids of memories by hashes of what two of them must share to be merged or to contradict each other. Holds no texts. */
export class StatementGroups {
  readonly #equal = new Map<string, MemoryId | MemoryId[]>()
  readonly #opposed = new Map<string, MemoryId | MemoryId[]>()

  addStatement(memory: Memory): void {
    const { words, gist } = normalizeStatement(memory)
    for (const key of new Set([`w${words}`, `g${gist}`])) add(this.#equal, key, memory.id)
    for (const key of conflictKeys(memory)) add(this.#opposed, key, memory.id)
  }

  addEpisode(memory: Memory): void {
    if (isEpisode(memory)) add(this.#equal, `e${episodeMarks(memory)}`, memory.id)
  }

  /** Groups that may have equal statements or episodes. */
  equal(): Iterable<readonly MemoryId[]> {
    return groupsIn(this.#equal)
  }

  /** Groups that may have statements which contradict each other. */
  opposed(): Iterable<readonly MemoryId[]> {
    return groupsIn(this.#opposed)
  }
}

function add(groups: Map<string, MemoryId | MemoryId[]>, key: string, id: MemoryId): void {
  const name = hash("sha256", key, "base64").slice(0, 16)
  const known = groups.get(name)
  if (known === undefined) groups.set(name, id)
  else if (typeof known === "string") {
    if (known !== id) groups.set(name, [known, id])
  } else if (known.length < MAX_OF_GROUP && !known.includes(id)) known.push(id)
}

function* groupsIn(groups: ReadonlyMap<string, MemoryId | MemoryId[]>): Generator<readonly MemoryId[]> {
  for (const ids of groups.values()) if (typeof ids !== "string") yield ids
}
