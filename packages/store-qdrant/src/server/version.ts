import { MemoryError } from "@keepsake/core/plugin"

export interface ServerVersion {
  readonly text: string
  /** Named vectors can be added to a living collection and dropped from it: since 1.18. */
  readonly namedVectorsLive: boolean
  /** Word rarity can be counted in a part of a collection: since 1.19. */
  readonly rarityInCorpus: boolean
}

/** Conditional upserts, which keep revisions apart, came with it. */
const FLOOR = 16

/** What this server can do; `contract_unsupported` for one that is too old, `store_unavailable` for what is no Qdrant. */
export function versionOf(answer: unknown): ServerVersion {
  const version = typeof answer === "object" && answer !== null && "version" in answer ? answer.version : undefined
  const [, major, minor] = (typeof version === "string" && /^(\d+)\.(\d+)\./.exec(version)) || []
  if (typeof version !== "string" || major === undefined || minor === undefined) {
    throw new MemoryError("store_unavailable", "What answers at this address is no Qdrant", {
      remedy: "Check `qdrant.url`: it is the address of the REST interface, port 6333 mostly.",
    })
  }
  const since = (wanted: number): boolean => Number(major) > 1 || Number(minor) >= wanted
  if (!since(FLOOR)) {
    throw new MemoryError("contract_unsupported", `Qdrant ${version} is too old; Keepsake needs 1.${FLOOR} or newer`, {
      remedy: "Upgrade the server one minor version at a time.",
    })
  }
  return { text: version, namedVectorsLive: since(18), rarityInCorpus: since(19) }
}
