// Measures what consolidation does to recall: the questions of a folder are asked before a run, after all its proposals
// were taken, 45 days after the last message, and after it was undone.
//
//   node packages/core/scripts/measure-consolidation.mjs DIR [--limit N] [--show]
//   node packages/core/scripts/measure-consolidation.mjs --talk DIR
//
// DIR is a folder of `keepsake eval`, whose statements are read by rules, or with --talk one of `keepsake eval --talk`.
// Reads the builds of core and cli. `--show` lists the questions whose result differs, for folders that may be read.
import { parseArgs } from "node:util"
import { loadConfiguration } from "../../cli/dist/configuration/configuration.js"
import { askAll } from "../../cli/dist/evaluation/ask.js"
import { readDataSet } from "../../cli/dist/evaluation/data-set.js"
import { openFresh } from "../../cli/dist/evaluation/evaluate.js"
import { figuresOf, summary } from "../../cli/dist/evaluation/figures.js"
import { loadLines } from "../../cli/dist/evaluation/load.js"
import { isQuestion, readTalk } from "../../cli/dist/evaluation/talk/labelled-talk.js"
import { replayTalk } from "../../cli/dist/evaluation/talk/replay.js"
import { scoreTalk } from "../../cli/dist/evaluation/talk/talk-figures.js"
import { talkText } from "../../cli/dist/evaluation/talk/talk-text.js"
import { TemporaryFolder } from "../../cli/dist/evaluation/temporary-folder.js"

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { limit: { type: "string" }, show: { type: "boolean" }, talk: { type: "string" } },
})
const LATER_MS = 45 * 24 * 60 * 60 * 1_000
/** Questions that are measured together. */
const GROUP = 8
const FIGURES = { k: [1, 5, 10], budgets: [500, 800, 2_000] }
const configuration = loadConfiguration({ settings: { extractor: "rules", vectors: "none" } }, {}, process.cwd())

if (values.talk === undefined) await measureFolder(positionals[0])
else await measureTalk(values.talk)

/** Each group of questions in a store of its own: pools share nothing, and what was measured so far is printed. */
async function measureFolder(folder) {
  const data = await readDataSet(folder, values.limit === undefined ? undefined : Number(values.limit))
  const all = { before: [], after: [], undone: [] }
  const taken = {}
  for (let from = 0; from < data.queries.length; from += GROUP) {
    const queries = data.queries.slice(from, from + GROUP)
    const owners = new Map([...data.owners].filter(([name]) => queries.some(({ owner }) => owner === name)))
    const { changes, ...asked } = await measureQuestions({ ...data, queries, owners })
    for (const [name, count] of Object.entries(changes)) taken[name] = (taken[name] ?? 0) + count
    for (const [name, figures] of Object.entries(asked)) all[name].push(...figures)
    console.log(`${all.before.length} of ${data.queries.length} questions; taken`, JSON.stringify(taken))
    for (const [name, figures] of Object.entries(all)) console.log(name, JSON.stringify(summary(figures, FIGURES)))
  }
  if (values.show !== true) return
  for (const [at, query] of all.before.entries()) {
    const [one, other] = [JSON.stringify(query), JSON.stringify(all.after[at])]
    if (one !== other) console.log(`\n${data.queries[at]?.query}\n${one}\n${other}`)
  }
}

async function measureQuestions(data) {
  const clock = { now: Date.now() }
  using place = new TemporaryFolder()
  const settings = { ...configuration.memory, deadlineMs: 10_000, verbatimTurns: "both", turnRetentionDays: 0 }
  await using engine = await openFresh(configuration, place, settings, () => clock.now)
  const loaded = await loadLines(engine, data, () => undefined)
  await engine.settled()
  clock.now = Math.max(...data.owners.values(), ...data.queries.map(({ askedAt = 0 }) => askedAt)) + LATER_MS
  const ask = async () => {
    const answered = await askAll({ engine, data, loaded, budgets: FIGURES.budgets, progress: () => undefined })
    return answered.map((one) => figuresOf(one, FIGURES))
  }
  const before = await ask()
  const { runs, changes } = await takeAll(engine, data.owners.keys())
  const after = await ask()
  await undoAll(engine, runs)
  return { before, after, undone: await ask(), changes }
}

async function measureTalk(folder) {
  const results = { before: [], after: [] }
  for (const talk of await readTalk(folder)) {
    const clock = { now: Date.parse(talk.lines[0]?.at ?? "2026-01-01T00:00:00Z") }
    using place = new TemporaryFolder()
    const settings = { ...configuration.memory, deadlineMs: 10_000 }
    await using engine = await openFresh(configuration, place, settings, () => clock.now)
    const replayed = await replayTalk(engine, talk, clock)
    // The questions once more, after everything was said.
    const until = Date.parse(talk.lines.at(-1)?.at ?? "") + LATER_MS
    const questions = talk.lines.filter(isQuestion).map((line, at) => {
      return { ...line, at: new Date(until + at).toISOString() }
    })
    const ask = async () => {
      const { exchanges } = await replayTalk(engine, { ...talk, lines: questions }, clock)
      return scoreTalk({
        ...replayed,
        exchanges: [...replayed.exchanges.filter(({ line }) => !isQuestion(line)), ...exchanges],
      })
    }
    results.before.push(await ask())
    const { changes } = await takeAll(engine, [talk.id])
    console.log(talk.id, "taken", JSON.stringify(changes))
    results.after.push(await ask())
  }
  for (const [name, people] of Object.entries(results)) console.log(`${name}\n${talkText(people)}`)
}

/** Takes the proposals of all these people; how many changes of each kind became of each state. */
async function takeAll(engine, users) {
  const runs = []
  for (const user of users) {
    const { consolidation } = engine.for({ user })
    for (const { id } of await consolidation.propose()) runs.push({ user, run: await consolidation.take(id) })
  }
  const items = runs.flatMap(({ run }) => run?.items ?? [])
  const groups = Object.groupBy(items, ({ kind, state }) => `${kind} ${state}`)
  return { runs, changes: Object.fromEntries(Object.entries(groups).map(([name, { length }]) => [name, length])) }
}

async function undoAll(engine, runs) {
  for (const { user, run } of runs) await engine.for({ user }).consolidation.undo(run.id)
}
