import { expression, oneLine } from "../../text/regex.ts"

/** How somebody else writes of the person: the subject, and its verbs in the first person. */
interface Grammar {
  /** The person as a subject, with what follows. */
  readonly subject: RegExp
  /** The same as an owner: "the user's". */
  readonly owner?: RegExp
  readonly mine?: string
  /** Verbs with which a note begins that leaves the subject out. */
  readonly begins: RegExp
  readonly i: string
  readonly irregular: Readonly<Record<string, string>>
  readonly regular: (verb: string) => string
}

const ADVERBS = oneLine(`
    also|currently|now|really|always|never|no longer|still|just|recently|auch|jetzt|derzeit|n'|ne|no|non|não|también|também|anche|ahora|ora|agora|actualmente|actuellement
  `)

const unchanged = (verb: string): string => verb
const romance = (verb: string): string => verb.replace(/(?<=\p{L}{2})[ae]$/u, "o")

const GRAMMARS: readonly Grammar[] = [
  {
    subject: expression("iu")`
      ^(?:the )?user (?=(?:(?:${ADVERBS}) ){0,3}(?:[a-z]+s|[a-z]+ed|[a-z]+n't|can|cannot|may|must|will|had|went|got|grew|never)\b)
    `,
    owner: /^(?:the )?user['’]s (?=\p{L})/iu,
    mine: "My",
    begins: expression("iu")`
      ^(?:is|isn't|was|has|had|doesn't|does not|lives|works|studies|likes|loves|hates|dislikes|prefers|wants|eats|drinks|speaks|plays|suffers|keeps|avoids|follows
      |can't|cannot|never|goes by|owns|takes|teaches)(?=\s)
    `,
    i: "I ",
    irregular: {
      is: "am",
      "isn't": "am not",
      has: "have",
      does: "do",
      "doesn't": "don't",
      goes: "go",
      was: "was",
      studies: "study",
    },
    regular: (verb) => {
      if (/(?:ss|x|z|ch|sh)es$/.test(verb)) return verb.slice(0, -2)
      if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`
      return /[^su]s$/.test(verb) ? verb.slice(0, -1) : verb
    },
  },
  {
    subject: /^(?:der|die) (?:benutzer|nutzer|anwender)(?:in)? (?=\p{Ll})/iu,
    begins: /^(?:wohnt|lebt|arbeitet|hat|ist|heißt|isst|mag|trinkt|spricht|verträgt)(?=\s)/iu,
    i: "Ich ",
    irregular: {
      ist: "bin",
      hat: "habe",
      isst: "esse",
      heißt: "heiße",
      spricht: "spreche",
      verträgt: "vertrage",
      darf: "darf",
      kann: "kann",
      mag: "mag",
      will: "will",
    },
    regular: (verb) => (/[dt]et$/.test(verb) ? verb.slice(0, -1) : verb.replace(/t$/, "e")),
  },
  {
    subject: /^l['’]utilisat(?:eur|rice) (?=\p{Ll})/iu,
    begins: /^(?:habite|vit|travaille|s['’]appelle|mange|est|déteste|adore)(?=\s)/iu,
    i: "Je ",
    irregular: { est: "suis", a: "ai", vit: "vis", "s'appelle": "m'appelle", fait: "fais", doit: "dois", boit: "bois" },
    regular: unchanged,
  },
  {
    subject: /^(?:el usuario|la usuaria) (?=\p{Ll})/iu,
    begins: /^(?:vive|trabaja|tiene|es|está|se llama|come|padece|sufre)(?=\s)/iu,
    i: "",
    irregular: { es: "soy", está: "estoy", tiene: "tengo", "se llama": "me llamo", debe: "debo" },
    regular: romance,
  },
  {
    subject: /^l['’]utente (?=\p{Ll})/iu,
    begins: /^(?:abita|vive|lavora|ha|è|si chiama|mangia|soffre)(?=\s)/iu,
    i: "",
    irregular: { è: "sono", ha: "ho", "si chiama": "mi chiamo", deve: "devo" },
    regular: romance,
  },
  {
    subject: /^(?:[oa] usuári[oa]|[oa] utilizador[a]?) (?=\p{Ll})/iu,
    begins: /^(?:mora|vive|trabalha|tem|é|se chama|chama-se|come|sofre)(?=\s)/iu,
    i: "Eu ",
    irregular: { é: "sou", está: "estou", tem: "tenho", "se chama": "me chamo", "chama-se": "me chamo", deve: "devo" },
    regular: romance,
  },
  {
    subject: /^de gebruiker (?=\p{Ll})/iu,
    begins: /^(?:woont|werkt|heeft|heet)(?=\s)/iu,
    i: "Ik ",
    irregular: { is: "ben", heeft: "heb", heet: "heet" },
    regular: (verb) => verb.replace(/(?<=[^t])t$/, ""),
  },
]

const EAST_ASIAN: readonly (readonly [RegExp, string])[] = [
  [/^(?:该|这位|此)?(?:用户|用戶|使用者)的(?=\p{L})/u, "我的"],
  [
    /^(?:该|这位|此)?(?:用户|用戶|使用者)(?=(?:目前|现在|一直|不|没|沒|有|是|叫|住|对|對|在|吃|喝|喜|讨|患|怀|姓|已))/u,
    "我",
  ],
  [/^ユーザー(?:さん)?の/u, "私の"],
  [/^ユーザー(?:さん)?(?=(?:は|には|が))/u, "私"],
]

/** What the person asks, reads, plans or wants says little of themselves. */
const OF_TASK = expression("iu")`
  ^(?:the )?user (?:(?:${ADVERBS}) ){0,3}(?:ask(?:s|ed)|wonder(?:s|ed)|inquire[sd]|request(?:s|ed)|reads?|watch(?:es|ed)|saw|heard|wants|wanted|needs|needed
  |(?:is|was) (?:writing|reading|planning|asking|looking|researching|considering|thinking|interested|curious))\b
`
/** "The user said that they are …". */
const TOLD =
  /^(?:the )?user (?:said|says|mention(?:s|ed)|state[sd]|report(?:s|ed)|told (?:me|us)|confirm(?:s|ed))(?: that)? (?=they\b)/iu
const NAMED = /^(?:[Ff]ull |[Ff]irst )?[Nn]ame(?: is|:) (?=\p{Lu})/u
/** A path, an identifier or source code, of which a note without a subject tells. */
const TECHNICAL = /[\w.-]\/[\w.-]|\w_\w|[`{}]|\(\)|\p{Ll}\p{Lu}/u

/**
 * What somebody else notes of a person, as that person would say it: "The user is allergic to nuts", "Lives in Leeds".
 * `undefined`: the note has another subject; "": it tells what the person asks or does at the moment. For reading alone.
 */
export function inFirstPerson(note: string): string | undefined {
  const text = note.trim().replace(/’/g, "'")
  for (const [pattern, first] of EAST_ASIAN) if (pattern.test(text)) return text.replace(pattern, first)
  if (NAMED.test(text)) return text.replace(NAMED, "My name is ")
  if (OF_TASK.test(text)) return ""
  if (TOLD.test(text))
    return text
      .replace(TOLD, "")
      .replace(/^they are\b/iu, "I am")
      .replace(/^they\b/iu, "I")
  for (const grammar of GRAMMARS) {
    const { subject, owner, mine = "" } = grammar
    if (owner?.test(text) === true) return text.replace(owner, `${mine} `)
    if (subject.test(text)) return conjugate(text.replace(subject, ""), grammar)
    if (!TECHNICAL.test(text) && grammar.begins.test(text))
      return conjugate(text.slice(0, 1).toLowerCase() + text.slice(1), grammar)
  }
  return undefined
}

function conjugate(predicate: string, { i, irregular, regular }: Grammar): string {
  const leading = expression("iu")`^(?:(?:${ADVERBS}) ){0,3}`.exec(predicate)?.[0] ?? ""
  const rest = predicate.slice(leading.length)
  const two = /^\S+ \S+/u.exec(rest)?.[0] ?? ""
  const verb = irregular[two] === undefined ? (/^\S+/u.exec(rest)?.[0] ?? "") : two
  const first = `${leading}${irregular[verb] ?? regular(verb)}${rest.slice(verb.length)}`.replace(/\btheir\b/g, "my")
  const subject = i === "Je " && /^[aehiouyàâéèêî]/iu.test(first) ? "J'" : i
  return `${subject}${first}`
}

/** How a conversation speaks on of somebody whom it named, as the note of another that `inFirstPerson` reads. */
const SPOKEN_OF: readonly (readonly [pronoun: RegExp, subject: string])[] = [
  [/^(?:s?he|it)(?:['’]s got| has got) /iu, "The user has "],
  [/^(?:s?he|it)(?:['’]?s) /iu, "The user is "],
  [/^(?:s?he|it) /iu, "The user "],
  [/^they(?: are|['’]re) /iu, "The user is "],
  [/^(?:er|sie|es) (?=(?:ist|hat|isst|mag|darf|kann|nimmt|\p{Ll}+t)(?!\p{L}))/iu, "Der Nutzer "],
  [/^(?:il|elle) (?=(?:est|a|n['’e]|ne|vit|prend|fait|suit|doit|boit|\p{Ll}+e)(?!\p{L}))/iu, "L'utilisateur "],
  [/^(?:él|ella|el) (?=(?:es|está|tiene|no|toma|vive|trabaja|come|padece|sufre)(?!\p{L}))/iu, "El usuario "],
  [/^(?:lui|lei) (?=\p{Ll})/iu, "L'utente "],
  [/^(?:ele|ela) (?=\p{Ll})/iu, "O usuário "],
  [/^(?=(?:es|está|tiene|vive|trabaja|toma|no (?:come|tolera|puede|toma|bebe|es))(?!\p{L}))/iu, "El usuario "],
  [/^(?=(?:è|ha|abita|lavora|prende|non (?:mangia|tollera|può|beve|è))(?!\p{L}))/iu, "L'utente "],
  [/^(?=(?:é|tem|mora|trabalha|não (?:come|tolera|pode|bebe|é))(?!\p{L}))/iu, "O usuário "],
]
const SPOKEN_OF_EAST_ASIAN: readonly (readonly [pronoun: RegExp, own: string])[] = [
  [/^[他她它牠](?=[^们們的])/u, "我"],
  [/^(?:彼女?|(?:こ|そ|あ)の[子人])(?=[はがもに])/u, "私"],
]
/**
 * What a clause tells of somebody who was named before it, as they would say it: "She is vegan" is "I am vegan".
 * `undefined` where the clause has another subject. For reading alone.
 */
export function retellAsOwn(clause: string): string | undefined {
  for (const [pronoun, own] of SPOKEN_OF_EAST_ASIAN) if (pronoun.test(clause)) return clause.replace(pronoun, own)
  const spoken = SPOKEN_OF.find(([pronoun]) => pronoun.test(clause))
  if (spoken === undefined) return undefined
  const [pronoun, subject] = spoken
  const predicate = clause.replace(pronoun, "")
  const first = inFirstPerson(`${subject}${predicate.charAt(0).toLowerCase()}${predicate.slice(1)}`)
  return first === undefined || first === "" ? undefined : `${SAID_AS[subject] ?? ""}${first}`
}

/** Where a language leaves "I" out, a sentence with it is read more surely. */
const SAID_AS: Readonly<Record<string, string>> = { "El usuario ": "Yo ", "L'utente ": "Io " }

/** What a few words without a verb may say of a person. For reading alone. */
export function asNoun(words: string): readonly string[] {
  const text = words.trim()
  const lower = /^\p{Lu}\p{Lu}/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
  return [`I'm ${lower}`, `I have ${lower}`]
}
