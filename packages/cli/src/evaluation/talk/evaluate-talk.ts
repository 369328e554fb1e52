import type { Configuration } from "../../configuration/configuration.ts"
import { openFresh } from "../evaluate.ts"
import { type ModelUse, modelUseOf, totalUse } from "../model-use.ts"
import { TemporaryFolder } from "../temporary-folder.ts"
import { readTalk } from "./labelled-talk.ts"
import { replayTalk } from "./replay.ts"
import { scoreTalk, type TalkResult } from "./talk-figures.ts"

/** A deadline that no slow machine misses: the evaluation measures what is found, not how soon. */
const DEADLINE_MS = 10_000

/** Replays the labelled talk of each person in a folder over an empty store of its own, at the times of its lines, and scores it. */
export async function evaluateTalk(
  configuration: Configuration,
  asked: { readonly folder: string; readonly progress: (line: string) => void },
): Promise<{ readonly people: readonly TalkResult[]; readonly model: ModelUse | undefined }> {
  const people = await readTalk(asked.folder)
  const settings = { ...configuration.memory, deadlineMs: DEADLINE_MS }
  const results: TalkResult[] = []
  const uses: (ModelUse | undefined)[] = []
  for (const talk of people) {
    asked.progress(`Replaying ${talk.lines.length} lines of ${talk.id} …`)
    using place = new TemporaryFolder()
    const clock = { now: Date.parse(talk.lines[0]?.at ?? "2026-01-01T00:00:00Z") }
    await using engine = await openFresh(configuration, place, settings, () => clock.now)
    results.push(scoreTalk(await replayTalk(engine, talk, clock)))
    uses.push(await modelUseOf(engine, configuration))
  }
  return { people: results, model: totalUse(uses) }
}
