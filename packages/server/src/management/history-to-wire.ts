import type { HistoryOnTheWire } from "@keepsake/api"
import type { Memory, ListedVersion as Version } from "@keepsake/core"
import { diffArrays } from "diff"
import { memoryToWire } from "./to-wire.ts"
/** Converts a version, with its changes since `earlier` versions, newest first. A restored version is compared with the last one before the deletion. */
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
    ...(version.isWithheld && { withheld: true as const }),
  }
}

function actionOf(version: Version, before: Version | undefined): HistoryOnTheWire["did"] {
  if (isDeletion(version)) return "deleted"
  if (before === undefined) return "created"
  return isDeletion(before) ? "restored" : "changed"
}

function isDeletion({ memory, isWithheld }: Version): boolean {
  return memory === undefined && isWithheld !== true
}

/** Fields that every change changes. */
const ALWAYS = new Set(["revision", "updatedAt", "signals"])

function changedFields(was: Memory, is: Memory): string[] {
  const fields: Readonly<Record<string, unknown>>[] = [{ ...was }, { ...is }]
  const names = new Set(fields.flatMap((memory) => Object.keys(memory)))
  const text = (name: string) => fields.map((memory) => JSON.stringify(memory[name]))
  return [...names].filter((name) => !ALWAYS.has(name) && new Set(text(name)).size > 1)
}

interface DiffPart {
  readonly is: "same" | "added" | "removed"
  readonly text: string
}

const words = new Intl.Segmenter(undefined, { granularity: "word" })
/** Texts with more differences are shown as replaced, because comparing them takes too long. */
const MOST_EDITS = 2_000

/** The word-by-word difference of two texts in any script. */
function wordDiff(before: string, after: string): DiffPart[] {
  if (before === after) return []
  const parts = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_EDITS })
  if (parts === undefined)
    return [
      { is: "removed", text: before },
      { is: "added", text: after },
    ]
  return parts.map(({ added, removed, value }) => ({
    is: added ? "added" : removed ? "removed" : "same",
    text: value.join(""),
  }))
}

function wordsOf(text: string): string[] {
  return Array.from(words.segment(text), ({ segment }) => segment)
}
