import type { HistoryOnTheWire } from "@keepsake/api"
import type { Memory, Version } from "@keepsake/core"
import { memoryToWire } from "./to-wire.ts"
import { wordDiff } from "./word-diff.ts"

/** One version against those before it, newest first: what came back is told against what stood before it was deleted. */
export function versionToWire(version: Version, earlier: readonly Version[]): HistoryOnTheWire {
  const { revision, at, by, memory } = version
  const [before] = earlier
  const was = earlier.find((one) => one.memory !== undefined)?.memory
  return {
    revision,
    at: new Date(at).toISOString(),
    by,
    did: actionOf(version, before),
    changed: memory === undefined || was === undefined ? [] : changedFields(was, memory),
    diff: memory === undefined || was === undefined ? [] : wordDiff(was.content, memory.content),
    memory: memory === undefined ? null : memoryToWire(memory),
  }
}

function actionOf({ memory }: Version, before: Version | undefined): HistoryOnTheWire["did"] {
  if (memory === undefined) return "deleted"
  if (before === undefined) return "created"
  return before.memory === undefined ? "restored" : "changed"
}

/** Every change makes another of these. */
const ALWAYS = new Set(["revision", "updatedAt", "signals"])

function changedFields(was: Memory, is: Memory): string[] {
  const fields: Readonly<Record<string, unknown>>[] = [{ ...was }, { ...is }]
  const names = new Set(fields.flatMap((memory) => Object.keys(memory)))
  const text = (name: string) => fields.map((memory) => JSON.stringify(memory[name]))
  return [...names].filter((name) => !ALWAYS.has(name) && new Set(text(name)).size > 1)
}
