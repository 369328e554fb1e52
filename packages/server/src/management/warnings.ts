import type { EngineStatus } from "@keepsake/core"
import type { Caller } from "../access/caller.ts"

/** What somebody should look into, as sentences: each of one tenant, for its own keys; administrators see all. */
export class Warnings {
  readonly #tenants = new Map<string, string>()
  readonly #standing: () => readonly string[]

  /** `standing`: what is wrong with how the server is set up, for administrators. */
  constructor(standing: () => readonly string[] = () => []) {
    this.#standing = standing
  }

  /** Said again, it is the same warning. */
  add(sentence: string, tenant: string): void {
    this.#tenants.set(sentence, tenant)
  }

  for(
    { role, tenant }: Caller,
    { queue, storeTroubles, textIndex, reindexed, embedderTrouble }: EngineStatus,
  ): string[] {
    const all = [...this.#tenants]
    const own = all.filter(([, whose]) => role === "admin" || whose === tenant).map(([sentence]) => sentence)
    return [
      ...own,
      ...storeTroubles,
      ...beingBuilt(textIndex),
      ...beingReindexed(reindexed),
      ...withoutVectors(embedderTrouble),
      ...(role === "admin" ? [...givenUp(queue.parked), ...this.#standing()] : []),
    ]
  }
}

function beingBuilt(share: number | undefined): readonly string[] {
  if (share === undefined) return []
  const percent = Math.floor(100 * share)
  return [
    `The text index is being built again (${percent} %); until then keyword search reads the newest memories only`,
  ]
}

function beingReindexed(share: number | undefined): readonly string[] {
  if (share === undefined) return []
  return [
    `What an earlier version indexed is being indexed again (${Math.floor(100 * share)} %); until then some of it is not found by every form of a word`,
  ]
}

function withoutVectors(trouble: string | undefined): readonly string[] {
  if (trouble === undefined) return []
  return [`New memories get no vectors until the embedder works again, and are found by their words: ${trouble}`]
}

function givenUp(jobs: number): readonly string[] {
  return jobs === 0 ? [] : [`Jobs of the queue that were given up: ${jobs}. Look into them with: keepsake doctor`]
}
