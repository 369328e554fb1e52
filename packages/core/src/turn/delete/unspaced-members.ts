import type { TextRange } from "../../contract/index.ts"
import { mayBeOfMentioned } from "../../text/left-out-subject.ts"
import { statedAttribute } from "../../text/stated-attributes.ts"
import { foldedWords } from "../../text/topics/folded-words.ts"
import { subtopicsIn } from "../../text/topics/topic-words.ts"
import { otherSubjectIn } from "../../text/unspaced-subject.ts"

/** A longer sentence tells a story, in characters. */
const MAX_CHARACTERS = 80
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const FINAL = /[\s.!?。！？]{0,8}$/u

/** What leads to a Chinese list: "我对", "我会说", "我养了两只猫，". */
const LEAD_ZH =
  /^(?:.{0,6}?(?:[对對]|会说|會說|会|喜欢|喜歡|爱吃|爱|在吃|在服用|服用|吃|喝|说|玩|打|弹|养了|养着|养|叫|患有|得了|得过|有|是|住在|学过|学|收集|和|跟)(?:[一二两三四五六七八九十几]\p{Script=Han}{1,3}[，,：:])?)/u
const BEHIND_ZH = /(?:都|也|一起)?(?:过敏|過敏|不耐受|住在?.{0,20}|结婚.{0,8})$/u
const JOINT_ZH = /[，,]?(?:还有|以及|还会|也会|还对|也对|还)|[、，,]|和|与|及|跟/gu

/** "与" and "跟" of what somebody does with others: "我和男朋友小王住在成都". */
const WITH_ZH = /^(?<self>我们?|咱们)(?<others>[和跟与].{1,8}?)(?=(?:一起|都)?(?:住|去|在|开|养|结婚|吃|喜欢))/u

const JOINT_JA =
  /、|(?<![ったるいだうかなよねぞんで])(?:と|や)(?=[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}]|うつ)/gu
const RUN_JA = /^(?:うつ)?[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}]+/u
const LEAD_JA = /^.*[はがもを、]/u

interface Member extends TextRange {
  readonly text: string
  /** Where the joint before it begins. */
  readonly joint: number
}

/** What a request names of a Chinese or Japanese list, or of a sentence of several clauses. `words`: what it is about. */
export function unspacedMembers(
  sentence: string,
  request: string,
  words: readonly string[] = [],
): readonly TextRange[] | undefined {
  if (sentence.length > MAX_CHARACTERS) return undefined
  const end = sentence.length - (FINAL.exec(sentence)?.[0].length ?? 0)
  const clauses = clauseCut(sentence, end, thingsIn(request, words))
  if (clauses !== undefined) return clauses
  const members = KANA.test(sentence) ? japanese(sentence, end) : chinese(sentence, end)
  if (members.length < 2) return undefined
  const named = members.map(({ text }) => {
    const others = members.flatMap((one) => (one.text === text ? [] : namesOf(one.text)))
    return namesOf(text).some((name) => request.includes(name) && !others.includes(name))
  })
  if (named.every((one) => one) || !named.some((one) => one)) return undefined
  const first = named.indexOf(false)
  return members.flatMap(({ from, to, joint }, place) => {
    if (named[place] !== true) return []
    // Before the first that stays, what goes has its joint behind it.
    return [place < first ? { from, to: members[place + 1]?.from ?? to } : { from: joint, to }]
  })
}

const CLAUSE_JOINT = { ja: /、/gu, zh: /[，,；;]/gu }
/** The end of a clause with which the next one goes on. */
const GOES_ON_JA = /[てでしりくみいきびちにば中]$/u
/** The end of a clause that the next one contrasts with, or that is its cause. Without it that may say nothing: "犬がいますが、もう十歳です。" */
const CONTRASTS_JA = /(?:[すんだたいる]が|けれど?も?|けど|から|ので|のに|[らべたねせわかりきみじ]ず|ものの|とはいえ)$/u
/** A shorter part is no clause, in characters. */
const MIN_CLAUSE = 3
const SELF = /^(?:私|僕|俺|わたし|ぼく)[はもが]、?|^我们?/u
/** What all clauses are about, where that is not the speaker. */
const TOPIC_JA = /^.{1,10}?は/u
const TOPIC_ZH = /^(?:我(?:的|家|们的)?\p{Script=Han}|[他她它]|\p{Script=Han}{2,3}(?:是|叫|住|在))/u
/** How a Chinese clause without a subject begins; a member of a list does not: "花生，虾". */
const PREDICATE_ZH =
  /^(?:(?:平时|现在|目前|最近|今年|明年|下个?月|每\S{1,3}?|也|还|正在|已经)*)(?:喜欢|爱|住|在|是|有|做|带着?|当|学|会|想|准备|打算|养|吃|喝|对.{1,8}过敏|叫|去|搬|要|不|没|从|跟|上|练|跑|打|教|写|画|看|用|骑|开|工作|和.{1,6}(?:住|去)|来自|毕业)/u
/** What leads up to a thing in a request: "我有", "把". */
const LEAD_OF_REQUEST = /^[把将將]?我?(?:的|有|是|在|对|對|养|喜欢|吃)*/u

/** What a request names of a sentence of several clauses: "猫を飼っていて、" of "猫を飼っていて、京都に住んでいます。" */
function clauseCut(sentence: string, end: number, things: readonly string[]): readonly TextRange[] | undefined {
  const isJapanese = KANA.test(sentence)
  const parts = split(sentence, 0, end, CLAUSE_JOINT[isJapanese ? "ja" : "zh"])
  const isNamed = (text: string): boolean => things.some((thing) => thing !== "" && text.includes(thing))
  if (!parts.some(({ text }) => isNamed(text)) || parts.length < 2) return undefined
  const clauses = isJapanese ? clausesInJapanese(sentence, parts) : parts
  const [first, second] = clauses
  if (first === undefined || second === undefined || clauses.some(({ text }) => text.length < MIN_CLAUSE))
    return undefined
  if (!isJapanese && !clauses.slice(1).every(({ text }) => PREDICATE_ZH.test(text))) return undefined
  const lead = SELF.exec(first.text)?.[0] ?? ""
  const goes = clauses.map(({ text }) => isNamed(text))
  if (goes.every((one) => one) || !goes.some((one) => one)) return undefined
  if (goes[0] === true && lead === "" && givesTopic(first.text, clauses[goes.indexOf(false)]?.text ?? ""))
    return undefined
  // "弟がいますが、ナッツアレルギーです。" may tell of both.
  const isOfMentioned = ({ text }: Member, place: number): boolean =>
    goes[place] === false &&
    goes[place - 1] === true &&
    CONTRASTS_JA.test(clauses[place - 1]?.text ?? "") &&
    mayBeOfMentioned(clauses[place - 1]?.text ?? "", text)
  if (isJapanese && clauses.some(isOfMentioned)) return undefined
  return clauses.flatMap(({ from, to, joint }, place) => {
    if (goes[place] !== true) return []
    const isFirst = !goes.slice(0, place).includes(false)
    const next = clauses[place + 1]
    return [
      isFirst && next !== undefined
        ? { from: from + (place === 0 ? lead.length : 0), to: next.from }
        : { from: joint, to },
    ]
  })
}

/** What makes a clause tell something of its speaker without those before it. */
const TOLD: ReadonlySet<string> = new Set(
  "illness|reaction|living|taste|animal|eating|couple|worship|tongue|profession".split("|"),
)
/** Words for illnesses that no list of topics has. */
const ILLNESS_JA = /[病症炎痛癌]|障(?!子)|がん|てんかん|異常|不自由|が悪[いく]/u
const tellsAlone = (clause: string): boolean =>
  ILLNESS_JA.test(clause) ||
  statedAttribute(clause) !== undefined ||
  subtopicsIn(foldedWords(clause), clause).some((topic) => TOLD.has(topic))

/** Whether the first clause says what the others are about, so that without it they would be the speaker's. */
function givesTopic(first: string, next: string): boolean {
  if (!KANA.test(first)) return TOPIC_ZH.test(first)
  if (!TOPIC_JA.test(first)) return false
  // "趣味は釣りだけど、腰痛持ちです。"
  return otherSubjectIn(first) !== undefined || !tellsAlone(next)
}

/** The parts of a sentence between its commas by the clause that they belong to. */
function clausesInJapanese(sentence: string, parts: readonly Member[]): readonly Member[] {
  const clauses: Member[] = []
  for (const part of parts) {
    const last = clauses.at(-1)
    const isOwn =
      last === undefined ||
      GOES_ON_JA.test(last.text) ||
      (CONTRASTS_JA.test(last.text) && tellsAlone(sentence.slice(part.from, part.to)))
    if (isOwn) clauses.push(part)
    else clauses[clauses.length - 1] = { ...last, to: part.to, text: sentence.slice(last.from, part.to) }
  }
  return clauses
}
const THING = /[\p{Script=Han}\p{Script=Katakana}ー\p{Script=Latin}]+/gu
/** What stands behind a thing in a request: "猫的事", "过敏的事情". */
const TAIL_OF_REQUEST = /的?(?:事情?|事儿|话|情况)?$/u

/** The words of a request that may name something. */
const thingsIn = (request: string, words: readonly string[]): readonly string[] =>
  [...words, ...(request.match(THING) ?? [])]
    .map((thing) => thing.trim().replace(LEAD_OF_REQUEST, "").replace(TAIL_OF_REQUEST, ""))
    .flatMap((thing) => (thing === "" ? [] : [thing]))

/** What a member may be called: "猫のミケ" by either part. */
function namesOf(member: string): readonly string[] {
  const bare = member.replace(/^(?:一|两|二|三)\p{Script=Han}/u, "")
  return [bare, ...bare.split(/叫|の/u)].filter((part) => part !== "")
}

function chinese(sentence: string, end: number): readonly Member[] {
  const whole = sentence.slice(0, end)
  const { self, others } = WITH_ZH.exec(whole)?.groups ?? {}
  if (self !== undefined && others !== undefined) {
    const to = self.length + others.length
    const rest = { from: to, to: end, text: whole.slice(to), joint: to }
    return [rest, { from: self.length + 1, to, text: others.slice(1), joint: self.length }]
  }
  const lead = LEAD_ZH.exec(whole)?.[0].length ?? 0
  const tail = BEHIND_ZH.exec(whole)?.[0].length ?? 0
  return lead === 0 ? [] : split(sentence, lead, end - tail, JOINT_ZH)
}

function japanese(sentence: string, end: number): readonly Member[] {
  const joints = [...sentence.slice(0, end).matchAll(JOINT_JA)].filter(({ 0: joint }) => joint !== "、")
  const [first] = joints
  if (first === undefined) return []
  const lead = LEAD_JA.exec(sentence.slice(0, first.index))?.[0].length ?? 0
  const last = joints.at(-1) ?? first
  const behind = sentence.slice(last.index + last[0].length, end)
  const run = RUN_JA.exec(behind)?.[0] ?? ""
  const isPair = sentence.slice(lead, first.index).includes("の")
  const pair = isPair && behind[run.length] === "の" ? (RUN_JA.exec(behind.slice(run.length + 1))?.[0] ?? "") : ""
  const to = last.index + last[0].length + run.length + (pair === "" ? 0 : pair.length + 1)
  return split(sentence, lead, to, JOINT_JA)
}

function split(sentence: string, start: number, end: number, separator: RegExp): readonly Member[] {
  const members: Member[] = []
  let [from, joint] = [start, start]
  const add = (to: number): void => {
    if (to > from) members.push({ from, to, text: sentence.slice(from, to), joint })
  }
  for (const { 0: found, index } of sentence.slice(0, end).matchAll(separator)) {
    if (index <= start) continue
    add(index)
    joint = index
    from = index + found.length
  }
  add(end)
  return members
}
