// Composes conversations in which texts are handed over one after the other, and conversations in which people only tell of themselves.
import { readdirSync, readFileSync } from "node:fs"
import { hashOf, randomFrom, readClauses } from "./messages.mjs"

const talk = (name) => new URL(`../../talk/${name}/`, import.meta.url)
const jsonIn = (name) =>
  readdirSync(talk(name))
    .sort()
    .flatMap((file) =>
      readFileSync(new URL(file, talk(name)), "utf8")
        .trim()
        .split("\n")
        .map((line) => ({ language: file.slice(0, 2), ...JSON.parse(line) })),
    )

/** What people say and ask who hand nothing over: single clauses, questions and requests to memory. */
export function readOrdinary() {
  const questions = readdirSync(talk("questions"))
    .sort()
    .flatMap((file) => readFileSync(new URL(file, talk("questions")), "utf8").split("\n"))
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
  return [...jsonIn("clauses"), ...jsonIn("wishes/tune")]
    .map(({ text }) => text)
    .concat(questions)
    .map((text) => ({ text, fold: hashOf(text) }))
}

const STATING = new Set(["fact", "event", "moment", "other", "hearsay"])
const ASKING = new Set(["request", "question", "task"])

/** Sentences and texts by kind and language: what people say of themselves, what they ask, and what they paste. */
function readPools() {
  const pools = { said: new Map(), asked: new Map(), wished: new Map(), stated: new Map(), pasted: new Map() }
  const add = (kind, language, text) => pools[kind].set(language, [...(pools[kind].get(language) ?? []), text])
  for (const { language, text, label } of jsonIn("clauses")) {
    if (STATING.has(label)) add("said", language, text)
    else if (ASKING.has(label)) add("asked", language, text)
    else if (label === "wish") add("wished", language, text)
  }
  for (const { language, text } of jsonIn("pasted/tune"))
    for (const [, pasted] of text.matchAll(/⟦([^⟧]+)⟧/g)) add("pasted", language, pasted)
  for (const { role, language, text } of readClauses()) {
    if (/[{}]/.test(text)) continue
    if (role === "statement") {
      add("said", language, text)
      add("stated", language, text)
      add("pasted", language, text)
    } else if (role === "task") add("asked", language, text)
    else if (role === "document") add("pasted", language, text)
  }
  return pools
}

const OPENINGS = {
  en: ["OK.", "Sure, go ahead.", "Got it.", "Go on.", "Ready.", "Please send the text.", "Of course, paste it."],
  de: ["Alles klar.", "Gerne.", "Ok.", "Schick mal.", "Los geht's."],
  fr: ["D'accord.", "Vas-y.", "Entendu.", "J'écoute."],
  es: ["Vale.", "Claro.", "Dale.", "Pásamelo."],
  it: ["Va bene.", "Certo.", "Invia pure."],
  pt: ["Claro.", "Ok.", "Pode mandar."],
  nl: ["Prima.", "Stuur maar."],
  pl: ["Jasne.", "Dobrze."],
  ru: ["Хорошо.", "Жду."],
  sv: ["Visst."],
  tr: ["Tabii."],
  zh: ["好的。", "好", "请发。"],
  ja: ["はい。", "どうぞ。"],
  ko: ["네."],
}
const VERDICTS = [
  "7/10",
  "Positive.",
  "ok",
  "Good.",
  "4",
  "Korrekt.",
  "Positiva.",
  "好评",
  "Yes, that's fine.",
  "Too short.",
]
const LANGUAGES = "en en en en de de fr fr es es it it pt pt zh zh ja nl pl ru ko sv tr".split(" ")

/** `cues`: by role, language and fold, sentences that say something of other messages; `answers`: replies of an assistant. */
export function composeTalks(number, { cues, answers, folds, seed }) {
  const random = randomFrom(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const many = (from, to) => from + Math.floor(random() * (to - from + 1))
  const pools = readPools()
  return Array.from({ length: number }, (_, place) => {
    const fold = place % folds
    const language = pick(LANGUAGES)
    const cue = (role) => pick(cues.get(`${role} ${language} ${fold}`) ?? cues.get(`${role} en ${fold}`) ?? ["…"])
    const from = (kind, other = language) => pick(pools[kind].get(other) ?? pools[kind].get("en"))
    const casual = random() < 0.25
    const write = (text) => (casual ? text.toLowerCase().replace(/[.。]$/, "") : text)
    const user = (whose, text) => ({ role: "user", text: write(text), whose })
    const reply = (text) => ({ role: "assistant", text })
    const answer = () => reply(pick(answers))
    const said = (most = 2) => Array.from({ length: many(1, most) }, () => from("said")).join(" ")
    const own = () => {
      const kind = random()
      if (kind < 0.2) return user("own", `${said(1)} ${from("asked")}`)
      return user("own", kind < 0.55 ? from("stated") : said())
    }
    const asks = () => user("own", random() < 0.3 ? `${from("asked")} ${said(1)}` : from("asked"))
    const opening = () => (random() < 0.75 ? reply(pick(OPENINGS[language] ?? OPENINGS.en)) : answer())
    const text = () =>
      user("handed", random() < 0.4 ? from("pasted") : Array.from({ length: many(1, 3) }, () => from("said")).join(" "))
    /** What the assistant makes of a text: itself corrected, a text in another language, or a verdict. */
    const product = (of) => {
      const kind = random()
      if (kind < 0.3) return reply(of.replace(/\p{L}/u, "A").replace(/\s(\p{L}{1,3})\s/u, " "))
      if (kind < 0.65) return reply(from("said", pick(LANGUAGES)))
      return kind < 0.85 ? reply(pick(VERDICTS)) : answer()
    }
    const series = (most) =>
      Array.from({ length: many(1, most) }, () => text()).flatMap((one) => [
        one,
        ...(random() < 0.12 ? [product(one.text), user("own", cue("hands"))] : []),
        random() < 0.7 ? product(one.text) : opening(),
      ])
    const open = () => user("own", random() < 0.15 ? `${said(1)} ${cue("hands")}` : cue("hands"))
    const wish = () => user("own", from("wished"))
    /** A request with its text in the same message, which announces no other. */
    const inline = () => {
      const request = cue(random() < 0.5 ? "about" : "hands").replace(/[.。:：!?？]+$/, "")
      return user("unknown", `${request}${pick([": ", "\n\n", ": “"])}${random() < 0.5 ? from("pasted") : said(2)}`)
    }
    const small = () => (random() < 0.35 ? [random() < 0.5 ? own() : asks(), answer()] : [])
    const messages = pick([
      () => [...small(), open(), opening(), ...series(7)],
      () => [...small(), open(), opening(), ...series(5)],
      () => [...small(), open(), opening(), ...series(3)],
      () => [open(), opening(), ...series(4), user("own", cue("end")), answer(), own(), answer(), own()],
      () => [open(), opening(), ...series(4), user("own", `${cue("end")} ${said(1)}`), answer(), own()],
      () => [open(), opening(), ...series(4), asks(), answer(), own()],
      () => [open(), opening(), ...series(3), user("own", `${from("asked")} ${said(1)}`)],
      () => [open(), text()],
      () => [open(), text(), answer(), ...series(2)],
      () => [{ ...user("own", cue("about")), text: `${cue("about").replace(/[.。!?？]$/, "")}:` }, text()],
      () => [user("own", cue("play")), answer(), text(), answer(), text(), answer(), text()],
      () => [user("own", cue("play")), opening(), text(), answer(), user("own", cue("end")), answer(), own()],
      () => [text(), user("own", cue("about"))],
      () => [text(), text(), user("own", cue("about"))],
      () => [text(), text(), text(), user("own", cue("about"))],
      () => [user("own", cue("other")), opening(), own(), answer(), own()],
      () => [user("own", cue("other")), answer(), own(), opening(), own(), answer(), own()],
      () => [user("own", cue("other")), own()],
      () => [user("own", cue("other")), opening(), own()],
      () => [own(), opening(), own(), opening(), own(), answer(), own()],
      () => [own(), own(), own()],
      () => [asks(), answer(), own(), answer(), asks()],
      () => [asks(), opening(), own(), opening(), own()],
      () => [asks(), answer(), user("own", cue("other")), answer(), own(), answer(), user("own", cue("other"))],
      () => [asks(), answer(), user("own", cue("other")), answer(), user("own", cue("other")), answer(), own()],
      () => [own(), answer(), own(), answer(), asks(), answer(), user("own", cue("other")), answer(), own()],
      () => [inline(), answer(), own(), answer(), asks(), answer(), own()],
      () => [inline(), answer(), user("own", cue("other")), answer(), own()],
      () => [own(), answer(), inline(), answer(), own()],
      () => [wish(), opening(), own(), answer(), own()],
      () => [wish(), answer(), own()],
      () => [wish(), opening(), asks(), answer(), own()],
      () => [own(), opening(), wish(), opening(), own()],
      () => [user("own", cue("play")), answer(), user("own", cue("end")), answer(), own()],
      () => [open(), opening(), user("own", cue("end")), opening(), own()],
      () => [open(), opening(), asks(), answer(), own()],
      () => [
        user("own", cue("play")),
        answer(),
        text(),
        answer(),
        user("own", cue("end")),
        opening(),
        own(),
        answer(),
        own(),
      ],
      () => [wish(), reply(pick(VERDICTS)), own()],
      () => [wish(), opening(), own(), opening(), own()],
      () => [own(), reply(pick(VERDICTS)), own(), opening(), own()],
      () => [user("own", cue("other")), opening(), user("own", from("stated"))],
      () => [user("own", cue("other")), reply(pick(VERDICTS)), user("own", from("stated")), opening(), own()],
      () => [user("own", `${cue("other")} ${said(1)}`), answer(), user("own", from("stated")), answer(), own()],
      () => [wish(), opening(), user("own", from("stated"))],
      () => [asks(), own()],
      () => [own(), asks()],
      () => [own(), answer(), user("own", cue("other")), answer(), own()],
      () => [own()],
      () => [asks()],
    ])()
    return { language, fold, messages }
  })
}
