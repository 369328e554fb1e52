// Fits the model that tells what the clauses of a sentence with a verb of forgetting do.
//
//   node packages/core/scripts/train-clause-roles.mjs [--left-out] [--show]
//
// Learns from talk/wishes/clauses and the halves for tuning of talk/matters and talk/wishes/asked, and writes
// src/turn/delete/clause-role-weights.ts. With `--left-out` it also measures, and writes nothing: the typed requests of
// every fifth person, and every fifth line of the frames, are left out. The same data gives the same bytes. Needs Node 24.
import { writeFileSync } from "node:fs"
import { sentencesOf } from "../src/text/sentences.ts"
import { scoreFeatures } from "../src/text/spans/clause-model.ts"
import {
  askingClause,
  CLAUSE_ROLE_BUCKETS,
  clauseRoleFeatures,
  REQUEST_CLAUSE_ROLES as ROLES,
  requestClauses,
} from "../src/turn/delete/clause-roles.ts"
import { listsOf } from "./frames.mjs"
import { fitClauses, quantize } from "./spans/fit-clauses.mjs"
import { hashOf, randomFrom } from "./spans/messages.mjs"
import { filesIn, linesOf } from "./talk-files.mjs"

const DRAWN = 24
const FOLDS = 5
const TYPED_WEIGHT = 4
const isLeftOut = process.argv.includes("--left-out")

/** Each sign of a file of frames with its lines, which lists fill. */
function readFrames(name) {
  const lines = linesOf(`wishes/clauses/${name}`)
  const lists = listsOf(lines)
  const of = (sign) => lines.filter((line) => line.startsWith(`${sign} `)).map((line) => line.slice(2))
  const leads = of("&").flatMap((line) => line.split(" | "))
  return { lists, asking: of("@"), states: of("+"), explains: of("~"), declines: of("-"), nothing: of("!"), leads }
}

const JOINTS = {
  spaced: [", ", ", ", ", ", " - ", "; ", " – "],
  zh: ["，", "，", "，", "；", " ", ","],
  ja: ["、", "、", ", "],
}
const AND = {
  en: [" and ", ", and ", " so ", ", so "],
  de: [" und ", ", und ", ", also ", ", deshalb "],
  fr: [" et ", ", donc ", ", alors "],
  es: [" y ", ", así que ", ", entonces "],
  it: [" e ", ", quindi ", ", così "],
  pt: [" e ", ", então ", ", por isso "],
  zh: ["，所以", "，而且"],
  ja: ["、だから"],
}
/** Requests behind the name of what they are about: "My salary: please forget it". */
const OF_IT = {
  en: ["forget it", "please forget it", "delete it", "you can forget that"],
  de: ["vergiss es", "bitte vergessen", "das bitte löschen", "lösch das"],
  fr: ["oublie-le", "oublie ça s'il te plaît", "efface ça"],
  es: ["olvídalo", "por favor olvida eso", "bórralo"],
  it: ["dimenticalo", "per favore dimentica", "cancellalo"],
  pt: ["esquece isso", "por favor esquece", "apaga isso"],
  zh: ["请忘掉", "忘了吧", "删掉"],
  ja: ["忘れて", "忘れてください", "消して"],
}
const COLONS = { fr: [" : ", " : ", ": "], zh: ["：", "：", ":"], ja: ["：", "：", ":"] }
const NAMES = "Anna Tom Rex Lisa Marco Jean Pilar Ken Sofia Mama Papa Karim Olga Luca".split(" ")

/** The clauses of composed sentences, each with its role. */
function drawFrames(name) {
  const language = name.slice(0, 2)
  const { lists, asking, states, explains, declines, nothing, leads } = readFrames(name)
  const random = randomFrom(hashOf(name))
  const pick = (list) => list[Math.floor(random() * list.length)]
  const fill = (text) => text.replace(/\{(\w)\}/g, (_, list) => fill(pick(lists.get(list))))
  const joint = () => pick(JOINTS[language] ?? JOINTS.spaced)
  const cased = (text) =>
    random() < 0.45 ? text[0].toUpperCase() + text.slice(1) : random() < 0.4 ? text.toLowerCase() : text
  const examples = []
  const addClauses = (text, roleAt, group) => {
    const sentence = cased(text)
    const clauses = requestClauses(sentence)
    const verb = askingClause(clauses)
    for (const [at, clause] of clauses.entries()) {
      const role = roleAt(clause, at, verb)
      if (role !== undefined)
        examples.push({
          role,
          group,
          text: clause.text,
          sentence,
          features: clauseRoleFeatures(clause, at, verb),
          kind: "frame",
        })
    }
  }
  const ask = () => fill(pick(asking))
  const finish = () => pick(["", "", "."])
  for (const [role, frames] of [
    ["states", states],
    ["explains", explains],
    ["declines", declines],
  ]) {
    for (const frame of frames) {
      const group = `${name} ${frame}`
      for (let drawn = 0; drawn < DRAWN; drawn++) {
        const [request, clause] = [ask(), fill(frame)]
        const isSaid = /\{[qz]\}/.test(frame)
        const isFirst = isSaid || random() < (role === "explains" ? 0.3 : 0.42)
        const between = random() < 0.3 ? pick(AND[language]) : joint()
        const colon =
          role === "declines" && isFirst && (isSaid ? drawn > 0 : drawn % 4 === 0)
            ? pick(COLONS[language] ?? [": "])
            : undefined
        const behind = role === "declines" && random() < 0.3 ? "?" : finish()
        const text = isFirst
          ? `${clause}${colon ?? between}${request}${finish()}`
          : `${request}${between}${clause}${behind}`
        addClauses(
          text,
          (one, at, verb) =>
            at === verb
              ? "asks"
              : (isFirst ? at < verb : at > verb) && clause.includes(one.text.replace(/[?!.]$/, ""))
                ? role
                : undefined,
          group,
        )
        if (role === "states" && drawn < 4) {
          const more = fill(pick(explains))
          addClauses(
            `${request}${joint()}${more}${joint()}${clause}`,
            (one, at, verb) =>
              at > verb
                ? clause.includes(one.text)
                  ? "states"
                  : more.includes(one.text)
                    ? "explains"
                    : undefined
                : undefined,
            group,
          )
        }
      }
    }
  }
  for (const frame of asking)
    for (let drawn = 0; drawn < DRAWN * 3; drawn++)
      addClauses(`${fill(frame)}${finish()}`, (_, at, verb) => (at === verb ? "asks" : undefined), `${name} ${frame}`)
  for (const frame of nothing)
    for (let drawn = 0; drawn < DRAWN * 2; drawn++)
      addClauses(
        `${fill(frame)}${pick(["", ".", "!"])}`,
        (clause, at, verb) =>
          at === verb && requestClauses(frame).length > 1
            ? undefined
            : at === verb || !clause.hasVerb
              ? "declines"
              : undefined,
        `${name} ${frame}`,
      )
  for (const lead of leads)
    for (let drawn = 0; drawn < DRAWN; drawn++)
      addClauses(
        `${fill(lead)}${pick([...(COLONS[language] ?? [": "]), ", ", " - "])}${drawn % 2 === 0 ? ask() : pick(OF_IT[language])}`,
        (_, at, verb) => (at === verb ? "asks" : at < verb ? "explains" : undefined),
        `${name} ${lead}`,
      )
  for (const speaker of NAMES)
    for (let drawn = 0; drawn < 3; drawn++)
      addClauses(`${speaker}: ${ask()}`, (_, at, verb) => (at < verb ? "declines" : undefined), `${name} ${speaker}`)
  return examples
}

/** What people typed: requests with what explains them, what only sounds like one, and what they say is so now. */
function readTyped() {
  const people = [
    ...filesIn("matters/tune/").map((name) => [`matters/tune/${name}`, name]),
    ...filesIn("wishes/asked/tune/").map((name) => [`wishes/asked/tune/${name}`, `asked ${name}`]),
    ...filesIn("introductions/tune/").map((name) => [`introductions/tune/${name}`, `introduced ${name}`]),
  ]
  return people.flatMap(([path, group]) => {
    const random = randomFrom(hashOf(group))
    return linesOf(path).flatMap((line) => {
      const { forget = [], change, near, nearForget } = JSON.parse(line)
      const examples = []
      const add = (sentence, clause, role, at, verb, kind = "typed") =>
        examples.push({
          role,
          group,
          text: clause.text,
          sentence,
          features: clauseRoleFeatures(clause, at, verb),
          kind,
        })
      for (const text of forget.map((one) => one.text ?? one))
        for (const { text: sentence } of sentencesOf(text)) {
          const clauses = requestClauses(sentence)
          const verb = askingClause(clauses)
          if (verb < 0) continue
          for (const [at, clause] of clauses.entries()) {
            add(sentence, clause, at === verb ? "asks" : "explains", at, verb)
          }
        }
      // What only sounds like a request asks nothing in the clause that has the verb.
      for (const text of [near ?? nearForget ?? []].flat())
        for (const { text: sentence } of sentencesOf(text)) {
          const clauses = requestClauses(sentence)
          const verb = askingClause(clauses)
          if (verb >= 0) add(sentence, clauses[verb], "declines", verb, verb, "near")
        }
      for (const clause of requestClauses(change ?? "")) {
        if (clause.hasVerb || clause.text.length < 8) continue
        const isFirst = random() < 0.5
        add(
          change,
          { ...clause, before: isFirst ? "" : ",", behind: isFirst ? "," : "" },
          "states",
          isFirst ? 0 : 1,
          isFirst ? 1 : 0,
        )
      }
      return examples
    })
  })
}

/** What people say that is no news and no reason: questions and tasks show that nothing is asked. */
const OF_LABEL = { question: "declines", task: "declines", request: "declines", fact: "states" }
const MAX_TYPED = 90

function readClauses() {
  return filesIn("clauses/")
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => {
      const random = randomFrom(hashOf(name))
      return linesOf(`clauses/${name}`).flatMap((line) => {
        const { text, label, how, subject } = JSON.parse(line)
        const role = OF_LABEL[label]
        if (
          role === undefined ||
          text.length > MAX_TYPED ||
          (label === "fact" && (how === "end" || how === "echo" || !/^(?:the )?user$|^me$/i.test(subject ?? "user")))
        )
          return []
        const [clause] = requestClauses(text)
        if (clause === undefined || clause.hasVerb) return []
        const isFirst = random() < 0.4
        const marked = { ...clause, before: isFirst ? "" : ",", behind: isFirst ? "," : clause.behind }
        return [
          {
            role,
            group: name,
            text: clause.text,
            sentence: text,
            features: clauseRoleFeatures(marked, isFirst ? 0 : 1, isFirst ? 1 : 0),
            kind: "clause",
          },
        ]
      })
    })
}

const all = [...readClauses(), ...filesIn("wishes/clauses/").flatMap(drawFrames), ...readTyped()]
const isHeld = ({ group }) => hashOf(group) % FOLDS === 0
const training = isLeftOut ? all.filter((one) => !isHeld(one)) : all
console.log(
  "clauses",
  training.length,
  ROLES.map((role) => `${role} ${training.filter((one) => one.role === role).length}`).join(", "),
)
// People's own words count more than what is composed.
const weighted = training.flatMap((one) => Array(one.kind === "typed" ? TYPED_WEIGHT : 1).fill(one))
const fitted = quantize(fitClauses(weighted, ROLES, 7, { decay: 0.0002, balanced: false, epochs: 14 }))

function report(name, those) {
  const scored = those.map((one) => ({ ...one, scores: scoreFeatures(one.features, fitted) }))
  const declines = ROLES.indexOf("declines")
  for (const role of ROLES) {
    const of = scored.filter((one) => one.role === role)
    if (of.length === 0) continue
    const right = of.filter(({ scores }) => scores.indexOf(Math.max(...scores)) === ROLES.indexOf(role)).length
    const declined = [0.5, 0.7, 0.8, 0.9].map((least) => of.filter(({ scores }) => scores[declines] >= least).length)
    console.log(
      name.padEnd(7),
      role.padEnd(9),
      `${right} of ${of.length} likeliest; declines from 0.5, 0.7, 0.8, 0.9: ${declined.join(" ")}`,
    )
    if (process.argv.includes("--show"))
      for (const one of of)
        if (one.scores.indexOf(Math.max(...one.scores)) !== ROLES.indexOf(role))
          console.log("   ", role, one.scores.map((score) => score.toFixed(2)).join(" "), one.text, " < ", one.sentence)
  }
}
for (const kind of ["frame", "typed", "near", "clause"])
  report(
    kind,
    all.filter((one) => one.kind === kind && (!isLeftOut || isHeld(one))),
  )
if (!isLeftOut)
  writeFileSync(
    new URL("../src/turn/delete/clause-role-weights.ts", import.meta.url),
    `// Written by scripts/train-clause-roles.mjs.\nexport const CLAUSE_ROLE_BIAS: readonly number[] = [${fitted.bias.join(", ")}]\nexport const CLAUSE_ROLE_SCALE = ${fitted.scale}\nexport const CLAUSE_ROLE_WEIGHTS: string =\n  "${Buffer.from(fitted.weights.buffer, 0, CLAUSE_ROLE_BUCKETS * 4).toString("base64")}"\n`,
  )
