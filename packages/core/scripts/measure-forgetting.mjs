// Measures requests to forget: which are recognized, what each takes out, and what it offers instead.
//
//   node packages/core/scripts/measure-forgetting.mjs [tune|judge] [--matters | --wishes | --asked | --others] [--show]
//
// `--others` measures instead, beside the same memories, what else people type: changes, repetitions, questions.
// Each line of talk/wishes has a memory of its own; of talk/matters each person has one, which is told all matters. Where
// the model is told to ask which statement is meant, it quotes them, and the person answers truly in their language.
// "exact" is honoured at once, "answered" after that answer.
// Reads the build in packages/core/dist. `--show` lists the misses and is refused for `judge`.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { createMemory, tenantOf } from "../dist/index.js"

const half = process.argv.includes("judge") ? "judge" : "tune"
const shows = process.argv.includes("--show")
if (shows && half === "judge") throw new Error("Nobody reads the misses of judged people.")
const talk = new URL("../talk/", import.meta.url)
const readLines = (path) =>
  readFileSync(new URL(path, talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
const filesIn = (folder, pattern) =>
  existsSync(new URL(folder, talk))
    ? readdirSync(new URL(folder, talk))
        .filter((name) => pattern.test(name))
        .toSorted()
    : []

/** Ordinals, consent and refusal in each language, as people answer which of several is meant. */
const ANSWERS = {
  en: [["the first one", "the second one please", "the third", "the fourth one", "number 5"], "yes", "none of them"],
  de: [["das erste", "den zweiten bitte", "das dritte", "das vierte", "Nummer 5"], "ja", "keins davon"],
  fr: [["la première", "le deuxième", "la troisième", "le quatrième", "numéro 5"], "oui", "aucun"],
  es: [["el primero", "la segunda por favor", "el tercero", "el cuarto", "el número 5"], "sí", "ninguno"],
  it: [["il primo", "la seconda, per favore", "il terzo", "il quarto", "il numero 5"], "sì", "nessuno"],
  pt: [["o primeiro", "a segunda", "o terceiro", "o quarto", "número 5"], "sim", "nenhum"],
  zh: [["第一个", "第二个", "第三个", "第四个", "第五个"], "是的", "都不是"],
  ja: [["一番目です", "二番目をお願いします", "三つ目", "四番目", "五番目"], "はい", "どれでもない"],
}

/** What a person answers to the quoted statements, of which they mean one, or none. */
function answerTo(quotes, isMeant, language) {
  const [places, yes, none] = ANSWERS[language] ?? ANSWERS.en
  const place = quotes.findIndex(isMeant)
  if (place < 0) return none
  return quotes.length === 1 ? yes : places[place]
}

/** What memory holds after one message, and after the answer if it was asked which statement is meant. */
async function ask(engine, user, text, isMeant, language) {
  const owner = { tenant: tenantOf("default"), user }
  const contents = async () =>
    (await engine.for(owner).list({ limit: 200 })).items.map(({ content }) => content.toLowerCase())
  const messages = [{ role: "user", text }]
  const turn = await engine.begin({ owner, systemRole: true, messages })
  const forgot = turn.forgot
  const [, note = ""] = /^- \[memory\] (.*quoting them: .*)$/m.exec(turn.placement?.block ?? "") ?? []
  const quotes = [...note.matchAll(/\(\d\) "(.*?)"(?= \(\d\)|\. Their answer)/g)].map(([, quote]) => quote)
  const reply = quotes.length === 0 ? "" : `${quotes.map((quote, at) => `${at + 1}. ${quote}`).join("\n")}\n?`
  await turn.finish({ text: reply, whole: true })
  await engine.settled()
  const first = await contents()
  if (quotes.length === 0) return { forgot, contents: first }
  const answer = answerTo(quotes, isMeant, language)
  messages.push({ role: "assistant", text: reply }, { role: "user", text: answer })
  const next = await engine.begin({ owner, systemRole: true, messages })
  await next.finish({ text: "", whole: true })
  await engine.settled()
  return { forgot, contents: first, answered: await contents(), isOffered: quotes.some(isMeant) }
}

const KINDS = ["exact", "answered", "more", "part", "other", "offered", "unmatched", "unrecognized"]
/** How a request came out, at once or after the answer, by which of the statements are gone and which should be. */
function outcome(forgot, gone, meant, answered) {
  const lost = [...gone].filter((index) => !meant.includes(index))
  const hit = meant.filter((index) => gone.has(index))
  if (forgot === undefined) return gone.size === 0 ? "unrecognized" : "other"
  if (gone.size === 0 && answered !== undefined && answered.size > 0) {
    const isExact = answered.size === meant.length && meant.every((one) => answered.has(one))
    return isExact ? "answered" : "other"
  }
  if (gone.size === 0) return forgot.near > 0 ? "offered" : "unmatched"
  if (lost.length === 0) return hit.length === meant.length ? "exact" : "part"
  return hit.length === meant.length ? "more" : "other"
}

const counts = new Map()
function count(name, kind) {
  for (const key of [name, "all"]) {
    const row = counts.get(key) ?? {}
    row[kind] = (row[kind] ?? 0) + 1
    counts.set(key, row)
  }
}

async function measureWishes() {
  for (const name of filesIn(`wishes/${half}/`, /^forget-/)) {
    for (const { said, text, gone: meant } of readLines(`wishes/${half}/${name}`)) {
      await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
      for (const one of said) await engine.for({ user: "ada" }).remember(one)
      await engine.settled()
      const before = (await engine.for({ user: "ada" }).list({ limit: 200 })).items.map(({ content }) =>
        content.toLowerCase(),
      )
      const holds = (those, one) => those.some((content) => content.includes(one.toLowerCase().slice(0, 60)))
      const isMeant = (quote) => meant.some((at) => isSame(quote, said[at]))
      const { forgot, contents, answered } = await ask(engine, "ada", text, isMeant, name.slice(-8, -6))
      const goneFrom = (left) =>
        new Set(said.flatMap((one, index) => (holds(before, one) && !holds(left, one) ? [index] : [])))
      const gone = goneFrom(contents)
      judge(name.slice(7, -6), forgot, gone, meant, text, said, answered && goneFrom(answered))
    }
  }
}

function judge(name, forgot, gone, meant, text, said, answered) {
  if (meant.length > 0) {
    const kind = outcome(forgot, gone, meant, answered)
    count(name, kind)
    if (shows && kind !== "exact")
      console.log(
        kind,
        "|",
        text,
        "|",
        said
          .map(
            (one, at) =>
              `${meant.includes(at) ? "*" : ""}${gone.has(at) ? "-" : ""}${answered?.has(at) ? "~" : ""}${one}`,
          )
          .join(" | "),
      )
  } else {
    count(name, gone.size > 0 ? "near-deletes" : forgot === undefined ? "near-quiet" : "near-recognized")
    if (shows && gone.size > 0)
      console.log("NEAR", "|", text, "|", said.map((one, at) => `${gone.has(at) ? "-" : ""}${one}`).join(" | "))
  }
}

async function measureMatters() {
  for (const name of filesIn(`matters/${half}/`, /\.jsonl$/)) {
    const matters = readLines(`matters/${half}/${name}`)
    const saved = await snapshot(matters)
    for (const [index, { forget, nearForget }] of matters.entries()) {
      for (const [text, meant] of [...forget.map((one) => [one, [index]]), [nearForget, []]]) {
        await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
        await engine.restore(saved.memories, {})
        const isMeant = (quote) => meant.some((at) => isSame(quote, matters[at].span))
        const { forgot, contents, answered } = await ask(engine, "ada", text, isMeant, name.slice(0, 2))
        const goneFrom = (left) =>
          new Set(saved.held.filter((at) => !left.some((content) => content.includes(partOf(matters[at])))))
        const gone = goneFrom(contents)
        judge(
          name.slice(0, -6),
          forgot,
          gone,
          meant,
          text,
          [...gone, ...meant].length === 0 ? [] : matters.map(({ span }) => span),
          answered && goneFrom(answered),
        )
      }
    }
  }
}
/** Whether a quoted statement is one that was told: it has half of its words, or its first characters. */
function isSame(quote, told) {
  const wordsOf = (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [one, other] = [quote.toLowerCase(), told.toLowerCase()]
  if (one.includes(other.slice(0, 40)) || other.includes(one.slice(0, 40))) return true
  const all = new Set(wordsOf(told))
  const words = [...new Set(wordsOf(quote))]
  return words.filter((word) => all.has(word)).length * 2 > words.length
}

/** Requests about one thing that was told beside three others. */
async function measureAsked() {
  const holds = (those, one) => those.some((content) => content.includes(one.toLowerCase()))
  for (const name of filesIn(`wishes/asked/${half}/`, /\.jsonl$/)) {
    const language = name.slice(0, 2)
    for (const { tell, others, forget, near } of readLines(`wishes/asked/${half}/${name}`)) {
      const said = [tell, ...others]
      for (const [text, meant] of [...forget.map((one) => [one, [0]]), ...near.map((one) => [one, []])]) {
        await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
        for (const one of said) await engine.for({ user: "ada" }).remember(one)
        await engine.settled()
        const before = (await engine.for({ user: "ada" }).list({ limit: 200 })).items.map((one) =>
          one.content.toLowerCase(),
        )
        const isMeant = (quote) => meant.length > 0 && isSame(quote, tell)
        const { forgot, contents, answered } = await ask(engine, "ada", text, isMeant, language)
        const goneFrom = (left) =>
          new Set(said.flatMap((one, at) => (holds(before, one) && !holds(left, one) ? [at] : [])))
        judge(`asked-${language}`, forgot, goneFrom(contents), meant, text, said, answered && goneFrom(answered))
      }
    }
  }
}

/** The beginning of what a matter states, as the turn that told it holds it. */
const partOf = ({ span }) => span.toLowerCase()
async function snapshot(matters) {
  await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
  const own = engine.for({ user: "ada" })
  for (const [index, { tell }] of matters.entries()) await own.remember(tell, { session: `s${index}` })
  await engine.settled()
  const memories = await Array.fromAsync(
    engine.exportMemories({ tenant: tenantOf("default"), pools: "all" }, { user: "ada" }),
  )
  const contents = memories.map(({ memory }) => memory.content.toLowerCase())
  const held = matters.flatMap((one, index) =>
    contents.some((content) => content.includes(partOf(one))) ? [index] : [],
  )
  return { memories, held }
}

/** What else people type beside all that they told: how much of it is taken for a request, and how much removes anything. */
async function measureOthers() {
  for (const name of filesIn(`matters/${half}/`, /\.jsonl$/)) {
    const matters = readLines(`matters/${half}/${name}`)
    const saved = await snapshot(matters)
    for (const { change, again, beside, general, ask: questions } of matters) {
      for (const text of [change, again ?? [], beside, general, ...questions].flat()) {
        await using engine = await createMemory({ settings: { deadlineMs: 10_000 } })
        await engine.restore(saved.memories, {})
        const owner = { tenant: tenantOf("default"), user: "ada" }
        const turn = await engine.begin({ owner, systemRole: true, messages: [{ role: "user", text }] })
        const { forgot } = turn
        await turn.finish({ text: "", whole: true })
        const kind = forgot === undefined ? "quiet" : forgot.removed > 0 ? "deletes" : "recognized"
        count(name.slice(0, -6), `near-${kind}`)
        if (shows && kind !== "quiet") console.log(kind, "|", text)
      }
    }
  }
}

const only = ["--matters", "--wishes", "--asked", "--others"].find((one) => process.argv.includes(one))
for (const [kind, measure] of [
  ["--wishes", measureWishes],
  ["--matters", measureMatters],
  ["--asked", measureAsked],
  ["--others", measureOthers],
])
  if (only === kind || (only === undefined && kind !== "--others")) await measure()
const share = (part, of) => `${((100 * part) / Math.max(1, of)).toFixed(0).padStart(4)} %`
console.log("".padEnd(18), "requests", ...KINDS.map((kind) => kind.padStart(12)), " near misses: recognized, delete")
for (const [name, row] of [...counts].toSorted(([one], [other]) => Number(one === "all") - Number(other === "all"))) {
  const requests = KINDS.reduce((sum, kind) => sum + (row[kind] ?? 0), 0)
  const near = (row["near-quiet"] ?? 0) + (row["near-recognized"] ?? 0) + (row["near-deletes"] ?? 0)
  console.log(
    name.padEnd(18),
    String(requests).padStart(8),
    ...KINDS.map((kind) => `${String(row[kind] ?? 0).padStart(5)}${share(row[kind] ?? 0, requests)}`.padStart(12)),
    `  ${near}:`,
    (row["near-recognized"] ?? 0) + (row["near-deletes"] ?? 0),
    row["near-deletes"] ?? 0,
  )
}
