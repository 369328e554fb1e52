import { blockInjector } from "../../src/defaults/block-injector.ts"
import { InMemoryState } from "../../src/defaults/in-memory/state.ts"
import { InMemoryStore } from "../../src/defaults/in-memory/store.ts"
import { storeRetriever } from "../../src/defaults/store-retriever.ts"
import type { Memory, Store } from "../../src/index.ts"
import { wordsOf } from "../../src/text/words.ts"
import { EmbedderReliability } from "../../src/turn/recall/embedder-reliability.ts"
import { ListCache } from "../../src/turn/recall/list-cache.ts"
import type { RecallParts, RecallRequest } from "../../src/turn/recall/recall-request.ts"
import { type MemorySettingsInput, memorySettingsSchema } from "../../src/turn/settings.ts"
import { pool, tenant } from "./a-memory.ts"

export const now = Date.UTC(2026, 10, 20)

/** A store that holds these, indexed one behind the other within their sessions. */
export async function storeOf(...memories: readonly Memory[]): Promise<InMemoryStore> {
  const store = new InMemoryStore()
  const changes = memories.map((memory, place) => {
    const { content: text, createdAt, owner, source } = memory
    const inSession = (other: Memory | undefined) =>
      owner.session !== undefined && other?.owner.session === owner.session ? other.content : undefined
    const before = inSession(memories[place - 1])
    const after = inSession(memories[place + 1])
    const words = wordsOf({
      text,
      createdAt,
      ...(source.speaker !== undefined && { speaker: source.speaker }),
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })
    return { op: "put", memory, index: { words } } as const
  })
  await store.write(pool, changes, { by: "test", at: now })
  return store
}

export function partsOf(store: Store, more: Partial<RecallParts> = {}): RecallParts {
  return {
    store,
    retrievers: [storeRetriever(store)],
    injector: blockInjector,
    documents: { locate: async (memories) => memories },
    lists: new ListCache(),
    reliability: new EmbedderReliability(new InMemoryState()),
    ...more,
  }
}

export function asking(
  text: string,
  more: Partial<RecallRequest> & { readonly set?: MemorySettingsInput } = {},
): RecallRequest {
  const { set, ...rest } = more
  const settings = memorySettingsSchema.parse({ deadlineMs: 5_000, ...set })
  return {
    owner: { tenant },
    scope: { tenant, pools: [pool.name] },
    where: {},
    settings,
    maxTokens: settings.maxTokens,
    at: now,
    text,
    before: [],
    standing: { messages: new Set(), texts: [] },
    systemRole: true,
    ...rest,
  }
}
