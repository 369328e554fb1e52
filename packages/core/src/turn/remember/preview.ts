import type { CallOptions, Memory, MemoryId } from "../../contract/index.ts"
import { findMemoriesToForget } from "../delete/find-memories-to-forget.ts"
import { requestTime } from "../delete/request-time.ts"
import { scopeOf } from "../pools.ts"
import type { PreparedTurn, RememberJob } from "./prepare.ts"
import type { Proposal } from "./proposal.ts"
import { reconcileProposal } from "./reconcile.ts"
import { type RememberParts, readTurn, tombstoneLookupFor } from "./remember.ts"
import type { WriteEffect } from "./revise-stored.ts"

/** The effect of remembering a turn. */
export interface Preview {
  readonly drafts: readonly DraftPreview[]
  /** Existing memories that the turn asks to forget. */
  readonly forgotten: readonly Memory[]
  /** What the model cost, and how many of its statements were discarded by reason; absent where no model read. */
  readonly reading?: {
    readonly tokens: { readonly input: number; readonly output: number }
    readonly rejected: Readonly<Record<string, number>>
  }
}

export interface DraftPreview {
  readonly draft: Proposal
  /** `refused`: it was deleted before, or a newer memory has its key. */
  readonly did: WriteEffect | "refused"
  /** The existing memory: the equal one, the revised one, or the one that the draft replaces. */
  readonly against?: Memory
}

/** Extracts a turn and reconciles each draft separately without writing. Throws an extractor's failure. */
export async function previewTurn(parts: RememberParts, job: RememberJob, call?: CallOptions): Promise<Preview> {
  const { said, proposed, failure } = await readTurn(parts, job, call)
  if (failure !== undefined) throw failure
  return previewProposals(parts, job, said, proposed, call)
}

/** Reconciles each proposal of a turn separately without writing. */
export async function previewProposals(
  parts: RememberParts,
  job: RememberJob,
  said: PreparedTurn,
  proposed: readonly Proposal[],
  call?: CallOptions,
): Promise<Preview> {
  const reconciling = { ...parts, tombstones: tombstoneLookupFor(parts.tombstones, job) }
  const foreseen = proposed.map(async (draft): Promise<DraftPreview> => {
    if (draft.status === "superseded") return { draft, did: "superseded" }
    const decided = await reconcileProposal(reconciling, job.pool, draft, new Map(), call)
    if (!decided) return { draft, did: "refused" }
    const against = await readExisting(parts, job, decided.memory.id, decided.memory.links?.[0]?.to, decided.did, call)
    return { draft, did: decided.did, ...(against && { against }) }
  })
  const before = requestTime(job.turn.at, true)
  const meant = said.asked.map((asked) => findMemoriesToForget(parts.store, job.pool, asked, before, call))
  const forgotten = new Map(
    (await Promise.all(meant)).flatMap(({ meant: those }) => those.map((memory) => [memory.id, memory])),
  )
  return { drafts: await Promise.all(foreseen), forgotten: [...forgotten.values()] }
}

async function readExisting(
  { store }: RememberParts,
  { pool }: RememberJob,
  id: MemoryId,
  linked: MemoryId | undefined,
  did: WriteEffect,
  call?: CallOptions,
): Promise<Memory | undefined> {
  const which = did === "duplicate" || did === "updated" ? id : linked
  if (which === undefined) return undefined
  const [memory] = await store.read(scopeOf(pool), [which], call)
  return memory
}
