import { hash } from "node:crypto"
import type { Memory } from "../../contract/memory.ts"

/** Tells the conversation of a memory apart without its name. */
export function sessionHashOf({ owner: { tenant, session } }: Pick<Memory, "owner">): string | undefined {
  return session === undefined ? undefined : hash("sha256", `${tenant}\n${session}`, "base64url").slice(0, 11)
}

/** How many conversations stated a memory; the same one counts once. */
export function sourceCount(memory: Pick<Memory, "owner" | "signals">): number {
  const own = sessionHashOf(memory)
  return new Set([...(own === undefined ? [] : [own]), ...(memory.signals?.sessions ?? [])]).size
}
