// Composes messages from talk/situations: a text, requests about it and what its sender says of themselves, in many orders and layouts.
import { readdirSync, readFileSync } from "node:fs"
import { FOLDS, hashOf, randomFrom } from "./messages.mjs"

const talk = new URL("../../talk/", import.meta.url)
const UNSPACED = new Set(["zh", "ja"])
const ENDED = /[.!?:;,。！？：；，…]["”»」』]?$/u
const SENTENCE = /[^.!?。！？\n]+[.!?。！？]*["”»」』]?\s*/gu

/** Every situation with its fold. `paste` is a text, `asks` are requests about it, `owns` what its sender says of themselves. */
export function readSituations() {
  const situations = []
  for (const name of readdirSync(new URL("situations/", talk)).toSorted()) {
    const language = name.slice(0, 2)
    for (const block of readFileSync(new URL(`situations/${name}`, talk), "utf8")
      .trim()
      .split(/\n\n+/)) {
      const of = (mark) =>
        block
          .split("\n")
          .filter((line) => line.startsWith(`${mark} `))
          .map((line) => line.slice(2).trim().replaceAll("\\n", "\n"))
      const [paste = ""] = of("=")
      situations.push({ language, paste, asks: of("?"), owns: of("+"), fold: hashOf(paste) % FOLDS })
    }
  }
  return situations
}

/** Messages of somebody who types all of it, one a line. */
export function readTyped() {
  return readdirSync(new URL("typed/", talk))
    .filter((name) => name.endsWith(".txt"))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(`typed/${name}`, talk), "utf8")
        .trim()
        .split("\n")
        .map((line) => ({ language: name.slice(0, 2), text: line.replaceAll("\\n", "\n") })),
    )
}

const STATING = new Set(["fact", "event", "moment", "other", "wish"])
const ASKING = new Set(["question", "task"])

/** What people say and ask of whose words nothing is pasted: sentences of talk/clauses by language and fold. */
export function readSentences() {
  const sentences = []
  for (const name of readdirSync(new URL("clauses/", talk))
    .toSorted()
    .filter((one) => !one.startsWith("several")))
    for (const line of readFileSync(new URL(`clauses/${name}`, talk), "utf8")
      .trim()
      .split("\n")) {
      const { text, label, before } = JSON.parse(line)
      const role = STATING.has(label) ? "statement" : ASKING.has(label) ? "task" : undefined
      // A task may bring a text along.
      if (role === undefined || (role === "task" && (before !== undefined || /[:："“”„«»「」\n]/u.test(text)))) continue
      sentences.push({ role, language: name.slice(0, 2), text, label, fold: hashOf(text) % FOLDS })
    }
  return sentences
}

/** How many values of a section fill one frame. */
const FILLED = 3

/** Short statements of what every conversation should know, of talk/frames: "Soy celíaca." */
export function readShortStatements() {
  return readdirSync(new URL("frames/", talk))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(`frames/${name}`, talk), "utf8")
        .split(/^## /m)
        .flatMap((section) => {
          const lines = section.split("\n")
          const values = (lines.find((line) => line.startsWith("= ")) ?? "= ").slice(2).split(" | ")
          const frames = lines.filter((line) => line.startsWith("+ ")).map((line) => line.slice(2).trim())
          return frames.flatMap((frame, place) =>
            Array.from({ length: frame.includes("{x}") ? Math.min(FILLED, values.length) : 1 }, (_, index) => {
              const text = frame.replaceAll("{x}", values[(place + index) % values.length] ?? "")
              return { language: name.slice(0, 2), text: text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) }
            }),
          )
        }),
    )
    .map((one) => ({ ...one, fold: hashOf(one.text) % FOLDS }))
}

/** The sentences of a text. */
export function sentencesIn(text) {
  return [...text.matchAll(SENTENCE)].map(([one]) => one.trim()).filter((one) => one !== "")
}

/** A text that shows by its form that it is one: a letter, a form, a conversation. */
const GREETS =
  /^(?:dear|hi |hello|to whom|sehr geehrte|liebe|hallo|guten|bonjour|coucou|madame|cher|hola|estimad|muy señor|querid|ciao|gentile|spettabile|caro|olá|oi |exmo|prezad|beste|geachte|hoi|cześć|szanown|всем привет|hej |大家好|尊敬|您好|みなさん|拝啓|다들 안녕)/iu
const isStructured = (text) => text.includes("\n") || GREETS.test(text)

const QUOTES = [
  ['"', '"'],
  ["“", "”"],
  ["„", "“"],
  ["« ", " »"],
  ["「", "」"],
  ["'", "'"],
  ['"""\n', '\n"""'],
]
const RULES = ["---", "***", "=====", ">>>", "- - -"]

const chanceOf = (random) => (share) => random() < share
const pickOf = (random) => (list) => list[Math.floor(random() * list.length)]

/** Lists by language and fold. */
function byKey(list) {
  const map = new Map()
  for (const one of list) {
    const key = `${one.language} ${one.fold}`
    const known = map.get(key)
    if (known) known.push(one)
    else map.set(key, [one])
  }
  return map
}

/** `count` messages with stretches: 0 asks about a text, 1 is typed otherwise, 2 is pasted. */
export function composeSituations(count, seed, situations = readSituations()) {
  const random = randomFrom(seed)
  const chance = chanceOf(random)
  const pick = pickOf(random)
  const others = byKey(situations)
  const told = byKey(readSentences().filter(({ role }) => role === "statement"))
  const byFold = Array.from({ length: FOLDS }, (_, fold) => situations.filter((one) => one.fold === fold))

  return Array.from({ length: count }, () => {
    const main = pick(situations)
    const { fold } = main
    const foreign = chance(0.1)
    const text = foreign ? pick(byFold[fold]) : main
    const { language } = main
    const key = `${language} ${fold}`
    const wide = UNSPACED.has(language)
    const space = wide ? "" : " "
    const casual = chance(0.3)
    const ask = () => pick(chance(0.7) ? main.asks : pick(others.get(key)).asks)
    const own = () => {
      const kind = random()
      if (kind < 0.5 || !told.has(key)) return pick(main.owns)
      if (kind < 0.7) return pick(pick(others.get(key)).owns)
      return pick(told.get(key)).text
    }
    const style = (one) => (casual ? one.toLowerCase().replace(/[.。]$/u, "") : one)
    const end = (one) => (ENDED.test(one) ? one : one + (wide ? "。" : "."))
    /** Sentences beside one another, each with its label. */
    const line = (parts) =>
      parts.map(({ text: one, label }, at) => {
        const last = at === parts.length - 1
        if (last) return { text: style(one), label }
        const gap = random()
        const bare = one.replace(/[.。,，]$/u, "")
        if (gap < 0.55) return { text: end(style(one)) + space, label }
        if (gap < 0.75) return { text: ENDED.test(bare) ? bare + space : `${style(bare)}${wide ? "，" : ", "}`, label }
        if (gap < 0.85) return { text: `${style(bare)}${wide ? "——" : pick([" - ", " – ", "; ", "... "])}`, label }
        return { text: `${style(one)}\n`, label }
      })
    const typed = (kinds) => line(kinds.map((label) => ({ text: label === 0 ? ask() : own(), label })))
    const body = () => {
      let paste = text.paste
      // A single sentence before a question looks like what its author says of themselves.
      if (chance(0.4) && !order.startsWith("P")) {
        const all = sentencesIn(paste)
        const size = 1 + Math.floor(random() * 4)
        const start = Math.floor(random() * Math.max(1, all.length - size + 1))
        paste = all.slice(start, start + size).join(" ")
      } else if (chance(0.25)) paste = paste.replace(/\s*\n+\s*/gu, UNSPACED.has(text.language) ? "" : " ")
      if (chance(0.08)) paste = paste.toLowerCase()
      if (chance(0.06)) paste = paste.replace(/[.!?。]\s+/gu, " ").replace(/[.!?。]$/u, "")
      return paste
    }
    const order =
      isStructured(text.paste) && chance(0.05)
        ? "P"
        : pick([
            "a P",
            "a P",
            "a P",
            "a P",
            "P a",
            "P a",
            "P a",
            "oa P",
            "oa P",
            "ao P",
            "ao P",
            "ao P",
            "o P",
            "aoo P",
            "oao P",
            "ooa P",
            "P oa",
            "P ao",
            "P o",
            "P oo",
            "a P o",
            "a P o",
            "a P o",
            "o P a",
            "o P a",
            "ao P a",
            "a P oa",
            "oa P o",
            "a P a",
            "o P o",
            "a o P",
            "o a P",
            "P a o",
            "P o a",
            "a P o o",
            "o P a o",
          ])
    const parts = []
    const put = (more) => parts.push(...more)
    const gap = () => pick(["\n\n", "\n\n", "\n\n", "\n\n", "\n", "\n", "\n"])
    let paste = order === "P" ? text.paste : body()
    let [open, close] = ["", ""]
    if (chance(0.12) && !/["“”«»「」„]/u.test(paste)) [open, close] = pick(QUOTES)
    /** The text behind what is typed. */
    const behind = () => {
      const last = parts.at(-1)
      const kind = random()
      const bare = (last?.text ?? "").replace(/[.。:：]$/u, "")
      if (last === undefined) return
      if (kind < 0.55) last.text += gap()
      else if (kind < 0.68) last.text = `${bare}${wide ? "：" : ":"}${pick([" ", "\n", "\n\n"])}`
      else if (kind < 0.78) last.text = wide ? end(last.text) : `${end(last.text)} `
      else if (kind < 0.82) last.text += space || "\n"
      else if (kind < 0.87) last.text += pick([" - ", " → ", " … ", " ↓\n", "\n\n\n"])
      else if (kind < 0.92) last.text += `\n${pick(RULES)}\n`
      else last.text += "\n"
    }
    const putPaste = () =>
      put([
        { text: open, label: 2 },
        { text: paste, label: 2 },
        { text: close, label: 2 },
      ])
    const after = () => {
      const last = parts.at(-1)
      const kind = random()
      if (kind < 0.82) last.text += gap()
      else if (kind < 0.94 && (ENDED.test(paste) || close !== "")) last.text += space || "\n"
      else last.text += `\n${pick(RULES)}\n`
      // White space and rules behind a text belong to nobody.
    }
    for (const [index, group] of order.split(" ").entries()) {
      if (index > 0 && group === "P") behind()
      else if (index > 0 && order.split(" ")[index - 1] === "P") after()
      else if (index > 0) parts.at(-1).text += pick(["\n", "\n\n"])
      if (group === "P") putPaste()
      else put(typed([...group].map((one) => (one === "a" ? 0 : 1))))
    }
    if (chance(0.04) && order.length < 6) {
      after()
      paste = pick(others.get(key)).paste
      ;[open, close] = ["", ""]
      putPaste()
    }
    let at = 0
    const ranges = parts.flatMap(({ text: one, label }) => {
      const from = at
      at += one.length
      return one === "" ? [] : [{ from, to: at, label }]
    })
    return { language, fold, text: parts.map((one) => one.text).join(""), ranges, typed: false, order }
  })
}

/** How people begin and end what they tell of themselves: `L` introduces it, `W` asks for a text with it, `S` is a salutation and its end, `E` ends it, `Q` asks for it. */
function readLeads() {
  return readFileSync(new URL("typed/leads.tsv", talk), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))
    .map(([language, kind, text]) => ({ language, kind, text, fold: hashOf(text) % FOLDS }))
}

/** `count` messages in which all is typed, though they may look like somebody else's text: lists, letters, forms, stories, quotations. */
export function composeTyped(count, seed, situations = readSituations()) {
  const random = randomFrom(seed)
  const chance = chanceOf(random)
  const pick = pickOf(random)
  const leads = readLeads()
  const owns = situations.flatMap(({ language, owns: texts, fold }) => texts.map((text) => ({ language, text, fold })))
  const all = readSentences()
  const told = byKey([...all.filter(({ role }) => role === "statement"), ...owns])
  const facts = byKey([...all.filter(({ label }) => label === "fact"), ...owns])
  const asked = byKey(all.filter(({ role }) => role === "task"))
  const short = byKey(readShortStatements())
  const keys = [...facts.keys()].filter((key) => asked.has(key))
  return Array.from({ length: count }, () => {
    const key = pick(keys)
    const [language, fold] = [key.slice(0, 2), Number(key.slice(3))]
    const wide = UNSPACED.has(language)
    const space = wide ? "" : " "
    const casual = chance(0.35)
    const of = (kind) => leads.filter((one) => one.language === language && one.kind === kind)
    const lead = (kind) => pick(of(kind)).text
    const style = (one) => (casual ? one.toLowerCase().replace(/[.。]$/u, "") : one)
    const end = (one) => (ENDED.test(one) ? one : one + (wide ? "。" : "."))
    const some = (list, least, most) =>
      Array.from({ length: least + Math.floor(random() * (most - least + 1)) }, () => style(pick(list).text))
    const question = () => style(pick(asked.get(key)).text)
    const bare = (one) => one.replace(/[.。,，]$/u, "")
    const list = (texts) =>
      pick([
        () => texts.map(end).join(space),
        () => texts.map(bare).join(wide ? "，" : ", "),
        () => texts.map(bare).join(wide ? "；" : "; "),
        () => texts.map((one) => `- ${one}`).join("\n"),
        () => texts.map((one, at) => `${at + 1}${pick([".", ")"])} ${one}`).join("\n"),
        () => texts.map(end).join("\n"),
        () => texts.map(end).join("\n\n"),
      ])()
    const gap = () => pick([space || "\n", space || "\n", "\n", "\n", "\n\n"])
    const ending = () => (chance(0.4) ? gap() + (chance(0.5) && of("E").length > 0 ? lead("E") : question()) : "")
    const plain = () => {
      const said = [...some(told.get(key), 1, 5), ...(chance(0.5) ? [question()] : [])]
      if (chance(0.3)) said.unshift(question())
      return said.reduce(
        (text, one) => (casual && chance(0.5) ? bare(text) + (wide ? "，" : ", ") : end(text) + gap()) + one,
      )
    }
    const one = () => end(style(pick(short.has(key) && chance(0.4) ? short.get(key) : facts.get(key)).text))
    /** What people write most: one statement and what they want to know. */
    const pair = () => {
      const between = pick([space || "\n", "\n", "\n\n", "\n\n"])
      return chance(0.6) ? one() + between + question() : question() + between + one()
    }
    const kinds = [
      plain,
      plain,
      pair,
      pair,
      pair,
      pair,
      () => lead("L") + pick(["\n", "\n", "\n\n", " "]) + pick(["", "", "- "]) + one() + ending(),
      () => lead("L") + gap() + list(some(facts.get(key), 1, 5)) + ending(),
      () => {
        const between = chance(0.4) ? gap() + lead("L") : ""
        return end(lead("W")) + between + gap() + list(some(facts.get(key), 1, 4)) + ending()
      },
      () => list(some(facts.get(key), 1, 4)) + gap() + lead("W"),
      () => {
        const [open, close] = lead("S").split("|")
        const body = [...some(told.get(key), 2, 5), ...(chance(0.7) ? [question()] : [])].map(end)
        return `${open}\n${chance(0.6) ? "\n" : ""}${body.join(chance(0.3) ? "\n" : space)}\n${chance(0.6) ? "\n" : ""}${close}`
      },
      () => {
        const lines = Array.from(
          { length: 2 + Math.floor(random() * 3) },
          () => `${lead("Q")} ${pick(facts.get(key)).text}`,
        )
        return (chance(0.5) ? `${lead(pick(["L", "W"]))}\n` : "") + lines.join("\n") + ending()
      },
      () => {
        const [open, close] = pick(
          wide
            ? [
                ["“", "”"],
                ["「", "」"],
              ]
            : language === "de"
              ? [["„", "“"]]
              : language === "fr"
                ? [["« ", " »"]]
                : [
                    ['"', '"'],
                    ["“", "”"],
                    ["«", "»"],
                  ],
        )
        const quote = open + bare(pick(facts.get(key)).text) + close
        const before = chance(0.5) ? style(bare(pick(told.get(key)).text)) + (wide ? "，" : ", ") : ""
        return before + quote + (wide ? "。" : ". ") + some(facts.get(key), 1, 2).map(end).join(space) + ending()
      },
    ]
    const text = (of("L").length === 0 ? plain : pick(kinds))()
    return { language, fold, text, ranges: [{ from: 0, to: text.length, label: 1 }], typed: true }
  })
}
