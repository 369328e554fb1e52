// Composes messages from the clauses in this folder: typed, pasted, and typed around pasted text, with whose words each stretch is.
import { readFileSync } from "node:fs"

export const FOLDS = 5

/** A generator of numbers from 0 to 1 with a fixed seed. */
export function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function hashOf(text) {
  let hash = 7
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 3
}

/** How sentences about their author begin. */
export const SELF =
  /^(?:i|i'm|im|i've|my|we|ich|mein\p{L}*|wir|je|j'|mon|ma|mes|soy|vivo|tengo|trabajo|mi|mis|me llamo|sou|moro|meu|minha|tenho|sono|ho|mio|mia|abito|lavoro|ik|mijn|jestem|mam|mieszkam|jag|я|мой|моя|меня)(?=[\s'])|^(?:我|私|僕|俺|저는|제)/iu

function linesOf(file) {
  return readFileSync(new URL(`./${file}.txt`, import.meta.url), "utf8").split("\n")
}

/** Every clause with its role and language; of documents also the part. */
export function readClauses() {
  const clauses = []
  const add = (role, language, text, part) => clauses.push({ role, language, text, part, fold: hashOf(text) % FOLDS })
  for (const [file, role] of [
    ["handovers", "request"],
    ["statements", "statement"],
    ["tasks", "task"],
  ]) {
    let language = "en"
    for (const line of linesOf(file)) {
      if (line.startsWith("## ")) language = line.slice(3).trim()
      else if (line.trim() !== "" && !line.startsWith("#")) add(role, language, line.trim())
    }
  }
  let head = []
  for (const line of linesOf("requests")) {
    if (line.startsWith("## ")) head = line.slice(3).split(" ")
    else if (line.trim() !== "" && !line.startsWith("#")) {
      const text = line.trim()
      const own = SELF.test(text) && !/[?？]$/.test(text)
      add(
        head[0] === "text" ? "request" : own ? "statement" : "task",
        head[1],
        text,
        head[0] === "text" ? undefined : "mixed",
      )
    }
  }
  for (const line of linesOf("documents")) {
    if (line.startsWith("## ")) head = line.slice(3).split(" ")
    else if (line.trim() !== "" && !line.startsWith("#")) add("document", head[1], line.trim(), head[0])
  }
  for (const line of linesOf("leads")) {
    if (line.startsWith("## ")) head = line.slice(3).split(" ")
    else if (line.trim() !== "" && !line.startsWith("# ")) add(head[0], head[1], line.trim(), head[2])
  }
  clauses.push(...readPatterns("patterns"))
  return clauses
}

/** Expansions that are drawn from a pattern. */
const EXPANSIONS = 30

/** The clauses that a file of patterns stands for, with the role and the language of each. */
export function readPatterns(file, expansions = EXPANSIONS) {
  const clauses = []
  let head = []
  for (const line of linesOf(file)) {
    if (line.startsWith("## ")) head = line.slice(3).split(" ")
    else if (line.trim() !== "" && !line.startsWith("#")) {
      const random = randomFrom(hashOf(line))
      const texts = new Set()
      for (let tries = 0; tries < expansions; tries++) {
        const text = line.replace(/\{([^}]*)\}/g, (_, choices) => {
          const all = choices.split("|")
          return all[Math.floor(random() * all.length)]
        })
        texts.add(text.replace(/\s+/g, " ").trim())
      }
      // All of a pattern is in one fold, so that a fold that is left out tests other patterns.
      for (const text of texts) clauses.push({ role: head[0], language: head[1], text, fold: hashOf(line) % FOLDS })
    }
  }
  return clauses
}

/** Whole messages, typed but for what stands in marks. */
export function readTalk() {
  return linesOf("talk").flatMap((line) => {
    const [language = "", , raw] = line.split("\t")
    if (raw === undefined) return []
    let text = ""
    const ranges = []
    let label = 1
    for (const piece of raw.replaceAll("\\n", "\n").split(/(?=[⟦⟧])/)) {
      if (piece.startsWith("⟦")) label = 2
      if (piece.startsWith("⟧")) label = 1
      const bare = piece.replace(/^[⟦⟧]/, "")
      if (bare === "") continue
      ranges.push({ from: text.length, to: text.length + bare.length, label })
      text += bare
    }
    return [{ language, text, ranges, fold: hashOf(text) % FOLDS }]
  })
}

const LANGUAGES = [
  ["en", 30],
  ["de", 12],
  ["fr", 9],
  ["es", 9],
  ["it", 8],
  ["pt", 8],
  ["zh", 8],
  ["ja", 5],
  ["ru", 4],
  ["nl", 4],
  ["pl", 2],
  ["tr", 2],
  ["sv", 2],
  ["ko", 3],
  ["ar", 1],
  ["hi", 1],
  ["vi", 1],
]
/** Clauses that stand before a colon. */
const LEADS = new Set(["lead", "heading", "name"])
const WIDE = new Set(["zh", "ja"])

export function composer(clauses, seed) {
  const random = randomFrom(seed)
  const pick = (list) => list[Math.floor(random() * list.length)]
  const chance = (share) => random() < share
  const count = (from, to) => from + Math.floor(random() * (to - from + 1))
  const index = new Map()
  for (const clause of clauses) {
    const key = `${clause.role} ${clause.language} ${clause.fold}`
    if (!index.has(key)) index.set(key, [])
    index.get(key).push(clause)
  }

  function weighted() {
    let left = random() * LANGUAGES.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [language, weight] of LANGUAGES) {
      left -= weight
      if (left < 0) return language
    }
    return "en"
  }

  /** A message: parts of text, each with its label. */
  return function compose(fold) {
    const language = weighted()
    const foreign = chance(0.12) ? weighted() : language
    const clauseOf = (role, part, lang = language) => {
      for (const from of [lang, "en"]) {
        const list = (index.get(`${role} ${from} ${fold}`) ?? []).filter((one) =>
          part === undefined ? !LEADS.has(one.part) : one.part === part,
        )
        if (list.length > 0) return pick(list).text
      }
      return pick(clauses.filter((one) => one.role === role && (part === undefined || one.part === part))).text
    }
    const parts = []
    const put = (text, label) => parts.push({ text, label })
    const capital = (text) => text.replace(/^[¿¡"«]?\p{Ll}/u, (found) => found.toUpperCase())
    const stop = (lang) => (WIDE.has(lang) ? "。" : ".")
    const hasMark = (text) => /[.?!:,。？！：，]["»”]?$/.test(text)
    const space = (lang) => (WIDE.has(lang) ? "" : " ")

    // How the person types: proper, or lower case without full stops.
    const lax = chance(0.45)
    const typed = (text, { last = false } = {}) => {
      const cased = lax
        ? chance(0.8)
          ? text.replace(/^\p{Lu}(?=\p{Ll}* )/u, (l) => (language === "de" ? l : l.toLowerCase()))
          : text
        : capital(text)
      if (hasMark(cased)) return cased
      return (
        cased + (lax ? (last ? "" : chance(0.6) ? stop(language) : chance(0.3) ? "!" : stop(language)) : stop(language))
      )
    }
    const written = (text, lang, lax2) => (lax2 ? text : capital(text) + (hasMark(text) ? "" : stop(lang)))

    const { and, but } = {
      de: { and: " und ", but: ", aber " },
      fr: { and: " et ", but: ", mais " },
      es: { and: " y ", but: ", pero " },
      it: { and: " e ", but: ", ma " },
      pt: { and: " e ", but: ", mas " },
      nl: { and: " en ", but: ", maar " },
      ru: { and: " и ", but: ", но " },
      zh: { and: "，", but: "，但是" },
      ja: { and: "、", but: "、でも" },
      pl: { and: " i ", but: ", ale " },
      tr: { and: " ve ", but: ", ama " },
      sv: { and: " och ", but: ", men " },
      ko: { and: ", ", but: ", " },
    }[language] ?? { and: " and ", but: ", but " }
    /** A clause, or a longer sentence of two. */
    const longer = (one, other) => {
      if (!chance(0.3)) return one()
      return `${one().replace(/[.!。！,]$/, "")}${pick([and, and, but, WIDE.has(language) ? "，" : ", "])}${other()}`
    }
    const ownClause = (role) =>
      longer(
        () => (chance(0.12) ? clauseOf("document", "body") : clauseOf(role)),
        () => clauseOf(pick([role, "statement"])),
      )
    const ownSentences = (many, roles) => Array.from({ length: many }, () => typed(ownClause(pick(roles))))

    /** Without the mark at the end, as many people type a line. */
    const unmarked = (list) =>
      chance(lax ? 0.6 : 0.15)
        ? list.map((one, at) => (at === list.length - 1 ? one.replace(/[.。!]$/, "") : one))
        : list

    /** The sentences of a document. */
    const sentencesOf = (many, selfShare = 0.7) => {
      const sloppy = chance(lax ? 0.45 : 0.2)
      const seen = new Set()
      for (let tries = 0; seen.size < many && tries < many * 3; tries++)
        seen.add(
          written(
            chance(selfShare)
              ? longer(
                  () => clauseOf("statement", undefined, foreign),
                  () => clauseOf(pick(["statement", "document"]), undefined, foreign),
                )
              : chance(0.85)
                ? clauseOf("document", "body", foreign)
                : clauseOf("task", undefined, foreign),
            foreign,
            sloppy && chance(0.8),
          ),
        )
      const bare = chance(sloppy ? 0.6 : 0.12)
      return [...seen]
        .map((one) => (hasMark(one) ? one : sloppy ? one + (chance(0.7) ? stop(foreign) : "!") : one))
        .map((one, at, all) => (bare && at === all.length - 1 ? one.replace(/[.。]$/, "") : one))
    }
    const joined = (list) => list.join(space(foreign))
    const name = () => clauseOf("document", "name", chance(0.5) ? "en" : foreign)
    const time = () => `${String(count(0, 23)).padStart(2, "0")}:${String(count(0, 59)).padStart(2, "0")}`
    const plain = (many) => joined(sentencesOf(many))
    const paragraphs = () => Array.from({ length: count(2, 3) }, () => plain(count(1, 4))).join("\n\n")
    const letter = () =>
      `${clauseOf("document", "open", foreign)}${chance(0.5) ? "\n\n" : "\n"}${chance(0.4) ? paragraphs() : plain(count(2, 6))}${chance(0.5) ? "\n\n" : "\n"}${clauseOf("document", "close", foreign)}${chance(0.4) ? `\n${name()}` : ""}`
    const shortLetter = () =>
      `${clauseOf("document", "open", foreign)} ${plain(count(1, 4))} ${clauseOf("document", "close", foreign)}`
    const verse = () => {
      const line = () =>
        capital(clauseOf(chance(0.7) ? "statement" : "document", undefined, foreign)).replace(
          /[.。!]$/,
          chance(0.5) ? "," : "",
        )
      const stanza = () => Array.from({ length: count(3, 5) }, line).join("\n")
      return chance(0.4) ? `${stanza()}\n\n${stanza()}` : stanza()
    }
    const said = () =>
      chance(0.3)
        ? written(clauseOf("statement", undefined, foreign), foreign, false)
        : clauseOf(pick(["statement", "statement", "task"]), undefined, foreign)
    const chat = () => {
      const people = [name(), name()]
      const form = count(0, 7)
      const day = `${count(1, 28)}.${count(1, 12)}.26`
      return Array.from({ length: chance(0.3) ? 1 : count(2, 6) }, (_, at) => {
        const who = people[at % 2]
        if (form === 0) return `[${time()}] ${who}: ${said()}`
        if (form === 1)
          return `${who}${foreign === "fr" ? " " : ""}${WIDE.has(foreign) ? "：" : ": "}${chance(0.4) ? plain(count(1, 3)) : said()}`
        if (form === 2) return `${time()} ${who}: ${said()}`
        if (form === 3) return `[${day}, ${time()}:${count(10, 59)}] ${who}: ${said()}`
        if (form === 4) return `${day} ${time()} - ${who}: ${said()}`
        if (form === 5) return `${who} (${time()}): ${said()}`
        if (form === 6) return `${who}  ${time()}\n${said()}`
        return `<${who.replace(/\W/g, "").toLowerCase() || "x"}> ${said()}`
      }).join("\n")
    }
    const log = () =>
      Array.from({ length: chance(0.25) ? 1 : count(2, 6) }, () => {
        const stamp = chance(0.6)
          ? `2026-${count(10, 12)}-${count(10, 28)}${pick(["T", " "])}${time()}:${count(10, 59)}`
          : `[${time()}:${count(10, 59)}]`
        const body = chance(0.5)
          ? clauseOf("statement", undefined, chance(0.7) ? "en" : foreign)
          : pick([
              "connection refused host=db-1",
              "GET /index 200 12ms",
              "NullPointerException: user was null",
              "heap 91%",
              "    at com.acme.App.run(App.java:12)",
              "retrying in 5s",
              "profile loaded id=44",
            ])
        return `${stamp} ${pick(["INFO ", "WARN ", "ERROR", "DEBUG"])} ${pick(["", "worker-1 ", "[main] ", "api: "])}${body}`
      }).join("\n")
    const trace = () =>
      `Traceback (most recent call last):\n  File "/srv/app/main.py", line ${count(3, 90)}, in <module>\n    ${pick(["main()", "run(config)", "raise ValueError(msg)"])}\nValueError: ${clauseOf("statement", undefined, "en")}`
    const table = () => {
      const bar = pick([",", ";", "\t", " | "])
      const rows = Array.from({ length: count(2, 5) }, () =>
        [name(), count(18, 80), clauseOf("statement", undefined, foreign)].join(bar),
      )
      return `${["name", "age", "note"].join(bar)}\n${rows.join("\n")}`
    }
    const bars = () =>
      `| name | about |\n|---|---|\n${Array.from({ length: count(2, 4) }, () => `| ${name()} | ${clauseOf("statement", undefined, foreign)} |`).join("\n")}`
    const items = () => {
      const mark = pick(["- ", "* ", "• "])
      const numbers = chance(0.4)
      return Array.from({ length: count(2, 5) }, (_, at) => `${numbers ? `${at + 1}. ` : mark}${said()}`).join("\n")
    }
    const form = () =>
      `${pick(["First name", "Name", "Nom", "Nombre", "Vorname"])}: ${name()}\n${Array.from({ length: count(1, 3) }, () => `${pick(["Allergies", "Note", "City", "Remarks", "Beruf", "Ville", "Observaciones", "About"])}: ${chance(0.6) ? clauseOf("statement", undefined, foreign) : pick(["none", "Gdansk", "555 0199", "no"])}`).join("\n")}`
    const interview = () =>
      Array.from(
        { length: count(1, 3) },
        () => `Q: ${typed(clauseOf("task", undefined, foreign))}\nA: ${plain(count(1, 2))}`,
      ).join("\n")
    const quotedLines = () =>
      sentencesOf(count(2, 5))
        .map((one) => `> ${one}`)
        .join("\n")
    const attribution = () => {
      const day = `${count(1, 28)}`
      return (
        {
          de: `Am ${day}. März 2026 um ${time()} schrieb ${name()}:`,
          fr: `Le ${day} mars 2026 à ${time()}, ${name()} a écrit :`,
          es: `El ${day} mar 2026, a las ${time()}, ${name()} escribió:`,
          it: `Il giorno ${day} mar 2026 alle ${time()} ${name()} ha scritto:`,
          pt: `Em ${day} de março de 2026, ${name()} escreveu:`,
          zh: `${name()} 于2026年3月${day}日写道：`,
          nl: `Op ${day} maart 2026 schreef ${name()}:`,
          ru: `${day} марта 2026 г. ${name()} написал:`,
        }[foreign] ?? `On ${pick(["Tue", "Mon", "Sun"])}, Mar ${day}, 2026 at ${time()} ${name()} <x@mail.com> wrote:`
      )
    }
    const mail = () => (chance(0.4) ? `${attribution()}\n${plain(count(1, 4))}` : mailWithHeaders())
    const mailWithHeaders = () =>
      `From: ${name()}\n${chance(0.5) ? "Sent: Monday\n" : ""}Subject: ${pick(["hello", "your order", "Re: flat", "meeting"])}\n\n${chance(0.5) ? letter() : plain(count(2, 5))}`
    const markdown = () =>
      `# ${pick(["notes", "About the project", "README", "Profile"])}\n\n${plain(count(1, 4))}${chance(0.5) ? `\n\n## ${pick(["Install", "Why", "Rest"])}\n${plain(count(1, 2))}` : ""}`
    const framed = () =>
      `${pick(["---", "===", "***", "-----"])}\n${plain(count(2, 5))}\n${pick(["---", "===", "***", "-----"])}`
    const tagged = () => {
      const tag = pick(["note", "p", "text", "email", "document"])
      return `<${tag}>\n${plain(count(1, 4))}\n</${tag}>`
    }
    const json = () =>
      `{"name": "${name()}", "about": "${clauseOf("statement", undefined, foreign)}", "note": "${clauseOf("statement", undefined, foreign)}"}`
    const code = () =>
      `# ${clauseOf("statement", undefined, "en")}\nimport os\nprint("${clauseOf("statement", undefined, "en")}")`
    const titled = () =>
      `${pick(["My Family", "Chapter 2", "Notice", "PROFILE", "About me", "Mein Hund", "Ma maison", "Mi verano", "La mia scuola", "我的家", "わたしの家族"])}\n${plain(count(2, 6))}`
    const forum = () =>
      `${pick(["u/", "@"])}${pick(["greenfox", "notme", "val_77"])}${chance(0.5) ? " · 4h" : ""}\n${plain(count(1, 4))}${chance(0.4) ? `\n\n${pick(["u/", "@"])}other\n${plain(count(1, 2))}` : ""}`
    const footed = () =>
      `${plain(count(2, 5))}\n\n${pick(["Posted by val, 3 replies", "★☆☆☆☆", "Read more", "(page 12)", "— M. Ortiz", "Reply · Like · 2h"])}`
    const agent = () =>
      `${pick(["You are a research agent.", "You are an expert code reviewer working for the orchestrator.", "Your task: search the repository and report.", "You are a sub-agent. Return only JSON."])} ${plain(count(1, 4))} ${pick(["Return only the list.", "Report back in under 200 words.", "Do not ask questions."])}`
    const attached = () => {
      const head = pick([
        "[Attached file: notes.txt]",
        "[Image: a poster]",
        "[1]",
        "[voice message, 0:32]",
        "[screenshot]",
        "[Photo: a letter]",
        "[PDF page 2]",
        "[2]",
      ])
      return `${head}${pick(["\n", " "])}${plain(count(1, 4))}`
    }
    /** A name or a heading, and behind its colon what it says. */
    const captioned = () =>
      `${chance(0.6) ? name() : capital(clauseOf("document", "heading", foreign))}${foreign === "fr" ? " " : ""}${WIDE.has(foreign) ? "：" : ": "}${plain(count(1, 4))}`
    const structured = [
      attached,
      captioned,
      captioned,
      captioned,
      mail,
      chat,
      chat,
      log,
      trace,
      table,
      bars,
      interview,
      quotedLines,
      mail,
      markdown,
      framed,
      tagged,
      json,
      form,
      forum,
      code,
      agent,
    ]
    const loose = [
      () => plain(count(1, 2)),
      () => plain(count(2, 4)),
      () => plain(count(3, 7)),
      paragraphs,
      letter,
      letter,
      verse,
      items,
      titled,
      footed,
      shortLetter,
    ]
    const document = () => (chance(0.35) ? pick(structured)() : pick(loose)())
    const request = () => clauseOf("request")
    const ask = (last = false) => typed(request() + (chance(0.05) && language === "en" ? " please" : ""), { last })

    const kind = random()
    const own = (many) => put(ownSentences(many, ["statement", "statement", "task"]).join(space(language)), 1)
    const gapOf = () => pick(["\n\n", "\n\n", "\n\n", "\n", "\n", " "])

    if (kind < 0.13) {
      // One sentence alone.
      put(typed(ownClause(pick(["statement", "statement", "task"])), { last: true }), 1)
    } else if (kind < 0.37) {
      // Statements, questions and small talk in a line or in paragraphs.
      const rows = chance(0.6) ? 1 : count(2, 4)
      for (let row = 0; row < rows; row++) {
        if (row > 0) put(pick(["\n", "\n\n"]), 1)
        const list = ownSentences(
          chance(0.04) ? count(10, 40) : count(1, rows > 1 ? 3 : 6),
          pick([["statement"], ["statement", "task"], ["task"], ["statement", "task", "task"]]),
        )
        put(unmarked(list).join(space(language)), 1)
      }
    } else if (kind < 0.405) {
      // A heading of one's own with a list or sentences.
      const heading = clauseOf("statement", "heading")
      const mark = pick(["- ", "* ", "• ", "", "1. "])
      put(
        `${chance(0.5) ? capital(heading) : heading}:\n${ownSentences(count(1, 5), ["statement"])
          .map((one) => mark + (chance(0.6) ? one.replace(/[.。]$/, "") : one))
          .join("\n")}`,
        1,
      )
      if (chance(0.5)) put(`${pick(["\n", "\n\n"])}${typed(clauseOf("task"), { last: true })}`, 1)
    } else if (kind < 0.445) {
      // A lead of one's own before a colon.
      if (chance(0.3)) {
        own(count(1, 2))
        put(space(language) || " ", 1)
      }
      const lead = clauseOf("task", "lead")
      put(
        `${lax ? lead : capital(lead)}${WIDE.has(language) ? "：" : ": "}${ownSentences(count(1, 4), ["statement", "statement", "task"]).join(space(language))}`,
        1,
      )
    } else if (kind < 0.49) {
      // A whole letter to the assistant.
      const opening = {
        en: ["Dear assistant,", "Hello,", "Good morning,", "Good evening.", "Hi there,"],
        de: ["Guten Tag,", "Hallo,", "Liebe Assistentin,"],
        fr: ["Bonjour,", "Bonsoir,", "Cher assistant,"],
        es: ["Hola:", "Buenas tardes.", "Hola,"],
        it: ["Salve,", "Buonasera,"],
        pt: ["Olá,", "Boa noite,"],
        zh: ["你好，", "您好！"],
        ja: ["こんにちは。", "はじめまして。"],
        nl: ["Hallo,"],
        ru: ["Здравствуйте,"],
      }[language] ?? ["Hello,"]
      put(
        `${pick(opening)}${pick([" ", "\n\n", "\n"])}${ownSentences(count(1, 4), ["statement"]).join(space(language))}`,
        1,
      )
      for (let row = count(0, 2); row > 0; row--)
        put(`\n\n${ownSentences(count(1, 4), ["statement", "statement", "task"]).join(space(language))}`, 1)
      put(`${pick(["\n\n", "\n"])}${ownSentences(count(1, 2), ["task"]).join(space(language))}`, 1)
      if (chance(0.6))
        put(
          `\n\n${{ en: pick(["With kind regards", "Thank you, dear", "Yours"]), de: "Mit besten Grüßen", fr: "Merci d'avance", es: "Gracias y saludos", it: "Grazie e saluti", pt: "Obrigada", zh: "谢谢", ja: "どうぞよろしく" }[language] ?? "Thanks"}${chance(0.6) ? `\n${name()}` : ""}`,
          1,
        )
    } else if (kind < 0.505) {
      // A request about a text that is not there, or that the assistant wrote.
      if (chance(0.4)) put(`${typed(clauseOf("task"))} `, 1)
      put(ask(true), 0)
    } else if (kind < 0.54) {
      // The person's numbered or comma list in one line, or statements with line breaks.
      put(
        ownSentences(count(2, 6), ["statement"])
          .map((one, at) => (chance(0.3) ? `${at + 1}) ${one}` : one))
          .map((one) => (lax && chance(0.5) ? one.replace(/[.。!]$/, ",") : one))
          .join(pick(["\n", "\n", " "])),
        1,
      )
      put(`${pick(["\n", "\n\n", " "])}${typed(clauseOf("task"), { last: true })}`, 1)
    } else if (kind < 0.56) {
      // A request with its object in quotation marks beside statements.
      own(count(1, 2))
      put(
        `${space(language) || " "}${typed(pick({ en: ['translate "quarterly report" into Norwegian', 'how do you say "thank you" in Czech', 'correct "recieve" for me', 'what does "mañana" mean'], de: ['übersetz "guten Appetit" ins Italienische', 'was heißt "cheers"'], fr: ['traduis "merci" en polonais'], es: ['traduce "gracias" al checo'], it: ['traduci "grazie" in ceco'], pt: ['traduz "obrigado" para checo'] }[language] ?? ['translate "thanks" please']), { last: true })}`,
        1,
      )
    } else if (kind < 0.61) {
      // Nothing but a text with a structure, or a letter.
      put(chance(0.7) ? pick(structured)() : chance(0.7) ? letter() : footed(), 2)
    } else {
      const quoted = chance(0.14)
      const wrap = (text) => {
        if (!quoted || /["“]/.test(text)) return text
        const [open, close] = pick(
          language === "de"
            ? [
                ["„", "“"],
                ['"', '"'],
              ]
            : language === "fr"
              ? [
                  ["« ", " »"],
                  ['"', '"'],
                ]
              : WIDE.has(language)
                ? [
                    ["“", "”"],
                    ["「", "」"],
                  ]
                : [
                    ['"', '"'],
                    ["“", "”"],
                  ],
        )
        return `${open}${text.replace(/\n+/g, " ")}${close}`
      }
      const lead = () => {
        if (chance(0.25)) {
          own(count(1, 2))
          put(pick(["\n\n", "\n\n", "\n", space(language) || " "]), 1)
        }
        if (chance(0.18)) put(`${typed(clauseOf("task"))}${space(language) || " "}`, 1)
      }
      const place = random()
      if (place < 0.36) {
        // The request first.
        lead()
        const asks = chance(0.25) ? `${ask()}${space(language) || " "}${ask(true)}` : ask(true)
        const gap = chance(0.2) ? " " : gapOf()
        const colon = chance(gap === " " ? 0.6 : 0.35)
        const text = colon
          ? `${asks.replace(/[.!。]$/, "")}${WIDE.has(language) ? "：" : ":"}`
          : gap === " " && !hasMark(asks)
            ? asks + stop(language)
            : asks
        put(text, 0)
        put(gap === " " ? (WIDE.has(language) ? "" : " ") : gap, 0)
        put(wrap(gap === " " ? pick([() => plain(count(1, 4)), shortLetter])() : document()), 2)
      } else if (place < 0.56) {
        // The request last.
        const gap = gapOf()
        const body = gap === " " ? plain(count(1, 5)) : document()
        put(wrap(body), 2)
        put(gap === " " ? space(foreign) : gap, 0)
        put(ask(true), 0)
        if (chance(0.25)) put(`${space(language) || " "}${typed(clauseOf("task"), { last: true })}`, 1)
      } else if (place < 0.76) {
        // One before and one after.
        lead()
        put(ask(true), 0)
        put(pick(["\n\n", "\n\n", "\n"]), 0)
        put(wrap(document()), 2)
        put(pick(["\n\n", "\n\n", "\n"]), 0)
        put(ask(true), 0)
        if (chance(0.2))
          put(
            `${pick(["\n\n", space(language) || " "])}${ownSentences(count(1, 2), ["statement", "task"]).join(space(language))}`,
            1,
          )
      } else if (place < 0.84) {
        // A heading with a colon above it.
        lead()
        if (chance(0.4)) put(`${ask()}${pick(["\n", "\n\n", " "])}`, 0)
        const heading = clauseOf("document", "heading")
        put(`${chance(0.5) ? capital(heading) : heading}${WIDE.has(language) ? "：" : ":"}`, 0)
        put(pick(["\n", "\n\n", WIDE.has(language) ? "" : " "]), 0)
        put(wrap(document()), 2)
        if (chance(0.3)) put(`\n\n${ask(true)}`, 0)
      } else if (place < 0.91) {
        // Nothing between the request and the text.
        const bare = request().replace(/[.!?:。？！：]$/, "")
        put(lax ? bare : capital(bare), 0)
        put(space(foreign) || (WIDE.has(language) ? "" : " "), 0)
        put(plain(count(1, 4)), 2)
      } else if (place < 0.94) {
        const body = plain(count(1, 4)).replace(/[.。!?]$/, "")
        put(body, 2)
        put(WIDE.has(foreign) ? "" : " ", 0)
        put(request().replace(/[.!?:。？！：]$/, "") + (chance(0.3) ? "?" : ""), 0)
      } else {
        // A text with a structure below statements and questions that name no text.
        put(ownSentences(count(1, 2), ["statement", "task"]).join(space(language)), 1)
        put("\n\n", 1)
        put(pick([log, trace, table, bars, chat, mail, quotedLines, json])(), 2)
        if (chance(0.4)) put(`\n\n${typed(clauseOf("task"), { last: true })}`, 1)
      }
    }
    const text = parts.map((part) => part.text).join("")
    let at = 0
    const ranges = parts.map((part) => {
      const from = at
      at += part.text.length
      return { from, to: at, label: part.label }
    })
    return { text, language, ranges, fold }
  }
}
