import type { State } from "../../contract/index.ts"
import type { Tombstones } from "../../turn/delete/tombstones.ts"
import { each } from "../../turn/pages.ts"
import type { Subject } from "./subject.ts"

const BUCKET = "erasures"

/**
 * Records that a subject was erased, so that an older copy that is restored loses it as well. The names are hashed with the
 * key of the tombstones: the entry recognizes a subject that is stored elsewhere and tells no reader a name.
 */
export async function recordErasure(
  { state, tombstones }: { readonly state: State; readonly tombstones: Tombstones },
  subject: Subject,
  at: number,
): Promise<void> {
  await state.set(BUCKET, `${at} ${await subjectHash(tombstones, subject)}`, true)
}

/** The erasures that one state knows and a copy does not, by entry, each with the hash of its subject. */
export async function erasuresSince(state: State, copy: State): Promise<ReadonlyMap<string, string>> {
  const since = new Map<string, string>()
  for await (const { key } of each((page) => state.list(BUCKET, page))) {
    if ((await copy.get(BUCKET, key)) === undefined) since.set(key, key.slice(key.indexOf(" ") + 1))
  }
  return since
}

/** Adds erasures of another state, which have been repeated. */
export async function addErasures(state: State, entries: Iterable<string>): Promise<void> {
  for (const key of entries) await state.set(BUCKET, key, true)
}

export function subjectHash(tombstones: Tombstones, { tenant, user, agent, session, key }: Subject): Promise<string> {
  return tombstones.hash(JSON.stringify([tenant, user ?? null, agent ?? null, session ?? null, key ?? null]))
}
