// Trains what tells from a message and the reply to it that something is to be forgotten and is said to be: "licence
// thing. bin it" and "Binned."
//
//   node packages/core/scripts/train-confirmed-requests.mjs [--left-out] [--show]
//
// Learns from talk/confirmed/tune, talk/forgotten/tune, talk/acknowledged/tune, in which nothing is forgotten, and from
// the weeks of talk for tuning; a reply that only agrees is no evidence. Measures on the halves for judging, of which only totals are printed, and with
// `--left-out` also by models that have not learned from an exchange or a person; `--show` lists what is wrong there. Writes
// src/turn/delete/confirmed-weights.ts. The same data gives the same bytes. Needs Node 24.
import { appendFileSync } from "node:fs"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { CONFIRMED_BUCKETS, confirmationFactors, confirmationFeatures } from "../src/turn/delete/confirmed-requests.ts"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { regress } from "./spans/regress.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 5
const LEVELS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
/** What an exchange of everyday talk counts beside one that speaks of forgetting. */
const OF_TALK = 0.5
const CONFIRMED = new Set(["forget", "private"])

const readJson = (path) => linesOf(path).map((line) => JSON.parse(line))
const talkOf = (said) =>
  said.flatMap(([user, reply]) => [
    { role: "user", text: user },
    { role: "assistant", text: reply },
  ])
const confirmed = (half) =>
  filesIn(`confirmed/${half}/`).flatMap((name) =>
    readJson(`confirmed/${half}/${name}`).map(({ language, user, reply, kind, said }) => ({
      replied: { message: user, reply, before: talkOf(said) },
      language,
      kind,
      group: "confirmed",
      who: `${name} ${user}`,
    })),
  )
const forgotten = (half) =>
  filesIn(`forgotten/${half}/`).flatMap((name) =>
    readJson(`forgotten/${half}/${name}`).map(({ told, user, reply, kind }) => ({
      replied: { message: user, reply, before: talkOf(told.map((one) => [one, "OK."])) },
      language: name.slice(0, 2),
      kind,
      group: "forgotten",
      who: `${name} ${user}`,
    })),
  )
const acknowledged = filesIn("acknowledged/tune/").flatMap((name) =>
  readJson(`acknowledged/tune/${name}`).map(({ user, reply }) => ({
    replied: { message: user, reply, before: [] },
    kind: "talk",
    group: "acknowledged",
    who: `${name} ${user}`,
  })),
)
const weeks = (folder) =>
  filesIn(folder).flatMap((person) => {
    const said = new Map()
    return readJson(`${folder}${person}/talk.jsonl`).flatMap(({ session, user, reply, forget }) => {
      if (typeof user !== "string" || typeof reply !== "string") return []
      const before = said.get(session) ?? []
      said.set(session, [...before, ...talkOf([[user, reply]])])
      const kind = forget === undefined ? "talk" : "forget"
      return [{ replied: { message: user, reply, before }, kind, group: "weeks", who: person }]
    })
  })

/** Replies that agree and say nothing of what they agree to, which are no evidence. */
const AGREES = {
  en: ["Okay.", "Done.", "Sure.", "Got it.", "Noted.", "Understood, noted!", "Fine."],
  de: ["Okay.", "Erledigt.", "Klar.", "Verstanden.", "Notiert.", "Gern."],
  fr: ["D'accord.", "C'est fait.", "Bien sûr.", "Compris.", "C'est noté.", "OK."],
  es: ["Vale.", "Hecho.", "Claro.", "Entendido.", "Anotado.", "De acuerdo."],
  it: ["Va bene.", "Fatto.", "Certo.", "Capito.", "Annotato.", "D'accordo."],
  pt: ["Certo.", "Feito.", "Claro.", "Entendido.", "Anotado.", "Está bem."],
  zh: ["好的。", "完成了。", "当然。", "明白了。", "记下了。", "没问题。"],
  ja: ["はい。", "できました。", "もちろんです。", "わかりました。", "了解です。", "承知しました。"],
}
const OF_AGREED = 0.5
const agreed = (those) =>
  those.flatMap(({ replied, language, who, kind }) => {
    const replies = CONFIRMED.has(kind) ? AGREES[language] : []
    const at = hashOf(replied.message)
    return [...new Set([replies[at % replies.length], replies[(at + 1) % replies.length]])].flatMap((reply) =>
      reply === undefined ? [] : [{ replied: { ...replied, reply }, kind: "agreed", group: "agreed", who }],
    )
  })

const prepare = (all) =>
  all.map((one) => {
    const right = CONFIRMED.has(one.kind) ? 1 : 0
    const share =
      one.group === "agreed"
        ? OF_AGREED
        : one.group === "acknowledged" || (one.group === "weeks" && right === 0)
          ? OF_TALK
          : 1
    return { ...one, right, share, fold: hashOf(one.who) % FOLDS, features: confirmationFeatures(one.replied) }
  })

const fit = (those, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), ({ share }) => share),
    { buckets: CONFIRMED_BUCKETS, steps: 60 * those.length, rate: 0.2, decay: 0.00005, bias: -1 },
  )

/** The first model, and the regression over its probabilities for what it has not learned from. */
function fitBoth(those, seed) {
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const without = fit(
      those.filter((one) => one.fold !== fold),
      seed + fold,
    )
    return those
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, factors: confirmationFactors(one.replied, probabilityOf(one.features, without)) }))
  }).flat()
  return { factors: regress(rows), model: shippedModel(fit(those, seed + FOLDS)) }
}

function chanceOf({ replied, features }, { factors, model }) {
  const own = confirmationFactors(replied, probabilityOf(features, model))
  return 1 / (1 + Math.exp(-own.reduce((sum, one, at) => sum + one * factors[at], 0)))
}

function report(name, those, shows) {
  for (const group of [...new Set(those.map((one) => one.group))])
    for (const kind of [...new Set(those.filter((one) => one.group === group).map((one) => one.kind))]) {
      const own = those.filter((one) => one.group === group && one.kind === kind)
      const counts = LEVELS.map((least) => own.filter(({ chance }) => chance >= least).length)
      console.log(`  ${name} ${group} ${kind} of ${own.length} from ${LEVELS.join(", ")}: ${counts.join(", ")}`)
    }
  if (!shows) return
  for (const { right, chance, replied, kind } of those)
    if ((right && chance < 0.5) || (!right && chance >= 0.3))
      console.log(
        `  ${right ? "+" : "-"} ${chance.toFixed(2)} ${kind} ${replied.message.slice(-140)} || ${replied.reply.slice(0, 90)}`.replaceAll(
          "\n",
          "/",
        ),
      )
}

const exchanges = [...confirmed("tune"), ...forgotten("tune")]
const learned = prepare([
  ...exchanges,
  ...agreed(exchanges),
  ...acknowledged,
  ...weeks("tune/"),
  ...weeks("further/tune/"),
])
const leftOut = !process.argv.includes("--left-out")
  ? []
  : Array.from({ length: FOLDS }, (_, fold) => {
      const both = fitBoth(
        learned.filter((one) => one.fold !== fold),
        20 * (fold + 1),
      )
      return learned.filter((one) => one.fold === fold).map((one) => ({ ...one, chance: chanceOf(one, both) }))
    }).flat()
report("left out", leftOut, process.argv.includes("--show"))
const all = fitBoth(learned, 7)
const judged = [...confirmed("judge"), ...forgotten("judge")]
const judge = prepare([...judged, ...agreed(judged)])
report(
  "judge",
  judge.map((one) => ({ ...one, chance: chanceOf(one, all) })),
  false,
)
console.log(all.factors.join(", "))

const file = new URL("../src/turn/delete/confirmed-weights.ts", import.meta.url)
writeModel(file, "train-confirmed-requests.mjs", "CONFIRMED", all.model)
appendFileSync(file, `export const CONFIRMED_FACTORS: readonly number[] = [\n  ${all.factors.join(", ")},\n]\n`)
