// Trains what tells from a reply that it takes a sentence for a wish that holds from now on ("Brief it is."), and that
// it calls the user by a name that they wrote ("Hi Kev!").
//
//   node packages/core/scripts/train-acknowledged.mjs [--show]
//
// Learns from the exchanges of talk/acknowledged/tune, those of talk/forgotten/tune, and from the weeks of talk for tuning, in which nearly all
// sentences wish nothing, and measures on talk/acknowledged/judge and, by models that have not learned from them, on the
// further people for tuning; `--show` lists what is wrong of the latter. Writes src/text/acknowledged/acknowledged-wish-weights.ts and
// called-by-reply-weights.ts and told-name-weights.ts. The same data gives the same bytes. Needs Node 24.
import { appendFileSync } from "node:fs"
import {
  ACKNOWLEDGED_WISH_BUCKETS,
  acknowledgedFactors,
  acknowledgedFeatures,
  repeats,
} from "../src/text/acknowledged/acknowledged-wish.ts"
import { CALLED_BUCKETS, calledCandidates, TOLD_FROM } from "../src/text/acknowledged/called-by-reply.ts"
import { sentencesOf } from "../src/text/sentences.ts"
import { probabilityOf } from "../src/text/spans/bucket-model.ts"
import { drawBalanced, fitBuckets, shippedModel, writeModel } from "./spans/fit-buckets.mjs"
import { randomFrom } from "./spans/messages.mjs"
import { regress } from "./spans/regress.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const FOLDS = 4
const LEVELS = [0.3, 0.5, 0.6, 0.7, 0.85, 0.9, 0.95]
/** What a sentence of weeks of talk counts beside one of the exchanges. */
const OF_TALK = 0.5
/** The same of what somebody says of themselves, with a reply from a form. */
const OF_INTRODUCTIONS = 0.3
const src = (name) => new URL(`../src/text/acknowledged/${name}`, import.meta.url)

const exchanges = (folder) =>
  filesIn(folder).flatMap((name) =>
    linesOf(`${folder}${name}`).map((line) => ({ ...JSON.parse(line), group: name, share: 1 })),
  )
/** Of weeks of talk the labels say what wishes answers otherwise from then on, and what a person is called. */
const WISHES = /answer|style|repl|address|tone|format|standing|length|unit|emoji|language in/i
const NAMES = /^(?:name|nickname|first name|called)$/
const weeks = (folder) =>
  filesIn(folder).flatMap((who) =>
    linesOf(`${folder}${who}/talk.jsonl`)
      .map((line) => JSON.parse(line))
      .filter(({ user, reply }) => typeof user === "string" && typeof reply === "string")
      .map(({ user, reply, says = [] }) => ({
        user,
        reply,
        group: who,
        share: OF_TALK,
        acks: says
          .filter(({ how }) => ["new", "add", "replace"].includes(how))
          .map(({ about, value }) => ({
            said: value,
            value,
            kind: NAMES.test(about) ? "name" : WISHES.test(about) ? "wish" : "maybe",
          })),
      })),
  )
/** "Forget that" and "Gone." wish nothing of later answers. */
const forgotten = filesIn("forgotten/tune/").flatMap((name) =>
  linesOf(`forgotten/tune/${name}`).map((line) => ({ ...JSON.parse(line), group: `wishes-${name}`, share: OF_TALK })),
)
/** People who introduce themselves, called by name, and what else they say of themselves, noted like one. */
const GREETED = {
  en: "Hi _!",
  de: "Hallo _!",
  fr: "Bonjour _ !",
  es: "¡Hola, _!",
  it: "Ciao _!",
  pt: "Olá, _!",
  zh: "_，你好！",
  ja: "_さん、こんにちは！",
}
const NOTED = {
  en: "Got it, _.",
  de: "Alles klar, _.",
  fr: "C'est noté, _.",
  es: "Anotado, _.",
  it: "Capito, _.",
  pt: "Entendido, _.",
  zh: "好的，_。",
  ja: "_ですね。",
}
const introduced = filesIn("introductions/tune/").flatMap((file) =>
  linesOf(`introductions/tune/${file}`)
    .map((line) => JSON.parse(line))
    .flatMap((person) => {
      const language = file.slice(0, 2)
      const toldIn = (user, facts = []) =>
        facts.map(({ about, span, value }) => {
          const word = value[0].toUpperCase() + value.slice(1)
          const reply = (about === "name" ? GREETED : NOTED)[language].replace("_", word)
          const acks = about === "name" ? [{ said: span, value: word, kind: "name" }] : []
          return { user, reply, acks, group: `names-${file}`, share: OF_INTRODUCTIONS }
        })
      return [
        ...toldIn(person.hello, person.helloFacts),
        ...toldIn(person.safety, person.safetyFacts),
        ...toldIn(person.life, person.lifeFacts),
      ]
    }),
)
const exchanged = [...introduced, ...exchanges("acknowledged/tune/"), ...forgotten, ...weeks("tune/")]
const further = weeks("further/tune/")
const judge = exchanges("acknowledged/judge/")

/** Every sentence of the user with whether the reply takes it for a wish; what it may note otherwise is left out. */
function sentencesIn(all) {
  return all.flatMap(({ user, reply, acks = [], group, share }, place) => {
    if (group.startsWith("names-")) return []
    const sentences = sentencesOf(user).filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    return sentences.flatMap(({ text, start, end }) => {
      const those = acks.filter(({ said }) => {
        const from = user.toLowerCase().indexOf(said.toLowerCase())
        return from >= 0 && from < end && from + said.length > start
      })
      const isWish = those.some(({ kind }) => kind === "wish")
      if (!isWish && those.some(({ kind }) => kind === "maybe")) return []
      const replied = { sentence: text, message: user, reply }
      return [
        { replied, group, share, fold: place % FOLDS, right: isWish ? 1 : 0, features: acknowledgedFeatures(replied) },
      ]
    })
  })
}

const fit = (those, buckets, seed) =>
  fitBuckets(
    drawBalanced(those, randomFrom(seed), ({ share }) => share),
    { buckets, steps: 40 * those.length, rate: 0.2, decay: 0.00005, bias: -1 },
  )

/** The first model, and the regression over its probabilities for what it has not learned from. */
function fitWishes(all) {
  const learned = sentencesIn(all)
  const rows = Array.from({ length: FOLDS }, (_, fold) => {
    const without = fit(
      learned.filter((one) => one.fold !== fold),
      ACKNOWLEDGED_WISH_BUCKETS,
      fold + 1,
    )
    return learned
      .filter((one) => one.fold === fold)
      .map((one) => ({ ...one, factors: acknowledgedFactors(one.replied, probabilityOf(one.features, without)) }))
  }).flat()
  return { factors: regress(rows), model: shippedModel(fit(learned, ACKNOWLEDGED_WISH_BUCKETS, 9)) }
}

function judgeWishes(all, { factors, model }) {
  return sentencesIn(all).map(({ replied, features, right }) => {
    const own = acknowledgedFactors(replied, probabilityOf(features, model))
    const sum = own.reduce((sum, one, at) => sum + one * factors[at], 0)
    const chance = repeats(replied) ? 1 / (1 + Math.exp(-sum)) : 0
    return { right, chance, text: replied.sentence, reply: replied.reply }
  })
}

function fitNames(all) {
  const those = namesIn(all)
  const told = those.map((one) => ({ ...one, features: one.messageFeatures }))
  return { model: shippedModel(fit(those, CALLED_BUCKETS, 5)), told: shippedModel(fit(told, CALLED_BUCKETS, 6)) }
}
const judgeNames = (all, { model, told }) =>
  namesIn(all).map((one) => ({
    ...one,
    chance: probabilityOf(one.messageFeatures, told) < TOLD_FROM ? 0 : probabilityOf(one.features, model),
  }))

console.log("wishes")
report("further people", judgeWishes(further, fitWishes(exchanged)))
const wishes = fitWishes([...exchanged, ...further])
report("judge", judgeWishes(judge, wishes))
console.log("names")
report("further people", judgeNames(further, fitNames(exchanged)))
const names = fitNames([...exchanged, ...further])
report("judge", judgeNames(judge, names))

writeModel(src("acknowledged-wish-weights.ts"), "train-acknowledged.mjs", "ACKNOWLEDGED_WISH", wishes.model)
appendFileSync(
  src("acknowledged-wish-weights.ts"),
  `export const ACKNOWLEDGED_FACTORS: readonly number[] = [\n  ${wishes.factors.join(", ")},\n]\n`,
)
writeModel(src("called-by-reply-weights.ts"), "train-acknowledged.mjs", "CALLED", names.model)
writeModel(src("told-name-weights.ts"), "train-acknowledged.mjs", "TOLD_NAME", names.told)

/** Every word of the reply that the user wrote as well and that may be a name. */
function namesIn(all) {
  return all.flatMap(({ user, reply, acks = [], group, share }) => {
    if (group.startsWith("wishes-")) return []
    const names = acks.filter(({ kind }) => kind === "name").flatMap(({ value }) => [value, ...value.split(/\s/)])
    const plain = names.map((name) => name.toLowerCase().replace(/(?:さん|くん|ちゃん|様|先生)$/u, ""))
    return calledCandidates(user, reply).map(({ name, features, messageFeatures }) => ({
      group,
      share,
      text: `${name} | ${user}`,
      reply,
      right: plain.includes(name.toLowerCase()) ? 1 : 0,
      features,
      messageFeatures,
    }))
  })
}
function report(name, those) {
  const of = those.filter(({ right }) => right).length
  for (const level of LEVELS) {
    const found = those.filter(({ chance }) => chance >= level)
    const right = found.filter((one) => one.right).length
    console.log(
      `  ${name} from ${level}: ${right} of ${of} found, ${found.length - right} of ${those.length - of} wrongly`,
    )
  }
  if (!process.argv.includes("--show") || name === "judge") return
  for (const { right, chance, text, reply } of those)
    if ((right && chance < 0.6) || (!right && chance >= 0.4))
      console.log(
        `  ${right ? "+" : "-"} ${chance.toFixed(2)} ${text.slice(0, 110)} || ${reply.slice(0, 80)}`.replaceAll(
          "\n",
          "/",
        ),
      )
}
