import { beforeKeepRequest } from "../../text/keeping/closing-keep-request.ts"
import { ALL_LANGUAGE_NAMES } from "../../text/language-names.ts"
import { expression, oneLine } from "../../text/regex.ts"
import { askedToRemember } from "../../text/remember-requests.ts"
import { surelySetsWish } from "../../text/topics/wish-model.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { capitalize, type Fact, topicKey } from "./fact.ts"
import type { ParsedFact } from "./with-safety.ts"

const REMEMBER = expression("i")`
  ^(?:(?:please )?(?:make sure (?:you |to )?(?:remember|note)|(?:add|commit) (?:this )?to (?:your )?memory|(?:store|save|keep) (?:this )?in (?:your )?memory|you should know)(?: that\b)?[,:]?|(?:please |pls |can you |could you |you should |i want you to |i'd like you to |kindly ){0,2}(?:(?:always|also
  |just) )?(?:remember
  |keep in mind|bear in mind|don't forget|do not forget|never forget|make (?:a )?note|take note
  |note(?: down)?|memori[sz]e|store|save|remind yourself)(?: (?:for (?:later|the future|next time
  |future reference)|this|the fact|of|to memory|it))?(?: that\b[,:]?|[,:]| -)?) (.+)$
`
/** Reminders, and what is no fact alone. */
const NO_FACT = expression("i")`
  ^(?:to|when|how|what|who|where|why|the (?:time|day|name of|last time)|this|that|it|me|him|her|them
  |us|you|your|as|in|into|all|everything|if|about|a file|the file|the result|changes|money|time|energy
  |space)\b
`

/** It speaks of the person, has a verb or a number. "The Alamo" states nothing. */
const STATES = expression("i")`
  \d|'(?:s|m|re|ve|ll)\b|\b(?:I|we|my|our|mine|us|is|are|was|were|be|has|have|had|will|can|can't|cannot|must|should|does|do|did|goes
  |lives?|likes?|loves?|hates?|works?|prefers?|wants?|needs?|means|starts?|ends?|costs?|takes?)\b
`

/** "Remember that ...": kept as stated. The rest of the sentence, or `undefined`. */
export function toRemember(statement: string): string | undefined {
  const match = REMEMBER.exec(statement)
  if (match) {
    const rest = match[1] ?? ""
    const bare =
      /^(?:store|save|note|make|take|please (?:store|save))/i.test(statement) &&
      !/\b(?:that|:|i'm|i|my)\b|[:]/i.test(statement)
    const states = /(?:that\b[,:]?|[:,]|-) $/i.test(statement.slice(0, -rest.length)) || STATES.test(rest)
    return NO_FACT.test(rest) || bare || !states || rest.length < 3 ? undefined : rest
  }
  const before = beforeKeepRequest(statement)
  if (before !== undefined) return isSentence(before) ? before : undefined
  const asked = askedToRemember(statement)
  if (asked !== undefined && !isFact(asked, statement)) return undefined
  for (const form of [undefined, ...OTHERS]) {
    const rest = form === undefined ? asked : form.exec(statement)?.[1]
    if (rest === undefined) continue
    return VERB_LAST_BEHIND.test(statement) && OF_SPEAKER.test(rest) ? (mainClause(rest) ?? statement) : rest
  }
  return undefined
}

/** "Okay, remember that" names nothing to remember: fewest words, and characters of a script without spaces. */
const FEWEST_WORDS = 3
const FEWEST_CHARACTERS = 4
const isSentence = (text: string): boolean =>
  UNSPACED.test(text) ? text.length >= FEWEST_CHARACTERS : text.split(/\s+/).length >= FEWEST_WORDS

/** Whether what is asked to be remembered states something. */
function isFact(asked: string, statement: string): boolean {
  if (asked.length < 3) return false
  const isEnglish = ENGLISH.test(statement.slice(0, -asked.length))
  return !isEnglish || !(NO_FACT.test(asked) || (POSSESSIVE.test(asked) && !STATES.test(asked.replace(POSSESSIVE, ""))))
}
const POSSESSIVE = /^(?:my|our)\b/i
const ENGLISH = /\b(?:remember|in mind|note|memori[sz]e|write|jot|save|store|record|forget)\b/i

/** After these conjunctions German and Dutch put the verb last. */
const VERB_LAST_BEHIND = /^[^:]{2,80},? (?:dass|daß|dat) /iu
const VERB_LAST = /^(ich|wir|ik|wij|we|(?:meine?|unsere?|mijn|onze) \p{L}+) (.+) (\p{Ll}+)$/iu
const OF_SPEAKER = /^(?:ich|wir|ik|wij|we|meine?|unsere?|mijn|onze) /iu
/** Verbs that part from their prefix are not put together again. */
const SEPARABLE = /^(?:ab|an|auf|aus|bei|ein|her|hin|los|mit|nach|um|vor|weg|zu|zurück)\p{L}{3,}$/iu

/** "Ich bin Veganer" for "ich Veganer bin"; `undefined` where that is no clause of this order. */
function mainClause(clause: string): string | undefined {
  const [, subject = "", middle = "", verb = ""] = VERB_LAST.exec(clause.replace(/,? bitte$/iu, "")) ?? []
  return verb === "" || SEPARABLE.test(verb) || /[,;:]|\s(?:und|en)\s/u.test(middle)
    ? undefined
    : `${subject} ${verb} ${middle}`
}

const OTHERS: readonly RegExp[] = [
  /^(?:bitte )?(?:merk(?:e)? dir|denk(?:e)? daran|vergiss nicht)(?: bitte)?[,:]? (?:dass )?(?!(?:bitte )?nicht\b|ob |wie |was |wer |wo |wann )(.+)$/i,
  /^(?:onthoud?|vergeet niet)(?: alsjeblieft)?(?:,? dat|:) (.+)$/iu,
  /^(?:kom ihåg|glöm inte)(?: att|:) (.+)$/iu,
  /^(?:запомни|помни|не забудь)(?:, пожалуйста)?(?:, что|:) (.+)$/iu,
  /^覚えておいて(?:ほしい|欲しい)(?:の|ん)ですが、?(.+)$/u,
  /^(?:prosím,? )?(?:zapamatuj(?:te)? si|pamatuj(?:te)?(?: si)?|nezapomeň(?:te)?)(?:,? že|:) (.+)$/iu,
  /^(?:proszę,? )?(?:zapamiętaj(?:cie)?|pamiętaj(?:cie)?|zapisz sobie|nie zapomnij)(?: proszę)?(?:,? że|:) (.+)$/iu,
  /^(.+?)(?:라는|다는|는)? ?(?:것을|걸|거) ?(?:꼭 )?기억해(?: ?줘| ?주세요)?$/u,
]

const LASTING = oneLine(`
    always|never|from now on|going forward|from here on|in (?:the )?future|by default|every time
    |whenever|henceforth|for all (?:future|your) (?:answers|replies|responses|messages)
  `)
const ACTS = oneLine(`
    answer|reply|respond|write|speak|talk|use|call|address|give|keep|be|format|show|explain|avoid
    |include|start|end|add|tell|ask|assume|prefer|do|don't|stop|refer|say|put|provide|include|make|check
    |remember|cite|translate|suggest|recommend|spell|quote|sign|greet|round|convert|skip|mention|return
    |list|help|treat
  `)
/** Standing wishes: what holds for every answer, with a word that says so. */
const WISHES: readonly (readonly [RegExp, string | undefined])[] = [
  [
    expression("i")`
      ^(?:please )?(?:always |only |from now on,? |in future,? )+(?:answer|reply|respond|write|speak
      |talk)(?: to me| back)?(?: only| always)? in (?:${ALL_LANGUAGE_NAMES})\b.*$
    `,
    "language",
  ],
  [
    expression("i")`
      ^(?:please )?(?:answer|reply|respond|write|speak|talk)(?: to me)? (?:always |only )in (?:${ALL_LANGUAGE_NAMES})\b.*$
    `,
    "language",
  ],
  [
    expression("iu")`
      ^(?:please )?(?:you can |always |just |from now on,? (?:please )?)?call me (?!(?:back|when|if|later|at
      |on|a|an|crazy|old|tomorrow|now|then|again|soon|before|after|in|by|as|for)\b)((?:(?:dr|mr|mrs|ms|prof|st)\. )?\p{L}[^,.;]{0,40})$
    `,
    "call_me",
  ],
  [
    expression("u")`
      ^(?:[Bb]itte )?(?:[Dd]uz(?:e|en Sie)|[Ss]iez(?:e|en Sie)) mich\b.{0,20}$|^(?:[Tt]utoie|[Vv]ouvoie)-moi\b.{0,30}$|^[Tt]utéame\b.{0,30}$
    `,
    "form",
  ],
  [
    expression("u")`
      ^(?:[Bb]itte )?[Nn]enne? mich (?:(?:bitte|einfach|immer|ab jetzt|künftig) ){0,2}(?=\p{Lu})[^,.;]{1,40}$
      |^(?:[Aa]ppelle-moi|[Aa]ppelez-moi|[Ll]l[aá]m[ae]me|[Cc]hiamami|[Mm]e chame(?: de)?|[Cc]hama-me(?: de)?) (?=\p{Lu})[^,.;]{1,40}$
      |^[Řř]íkej(?:te)? mi (?=\p{Lu})[^,.;]{1,40}$|^[Mm]ów(?:cie)? (?:mi|do mnie) (?=\p{Lu})[^,.;]{1,40}$
      |^(?:请|請|以后|以後|你?可以)*叫我(?!起床|起来|去|来|做|怎么|什么)[^，。]{1,12}$
      |^[^、。]{1,20}(?:って|と)呼んで(?:ください|下さい|くれ|ね)?$
    `,
    "call_me",
  ],
  [
    expression("i")`
      ^(?:please )?(?:answer|reply|respond|write|speak|talk)(?: to me)? in (?:${ALL_LANGUAGE_NAMES}),? (?:${LASTING})(?: please)?$
    `,
    "language",
  ],
  [
    expression("i")`^(?:please )?(?:${LASTING}),? (?:please )?(?:in )?(?:${ALL_LANGUAGE_NAMES}) (?:only|please)$`,
    "language",
  ],
  [
    expression("i")`
      ^(?:please )?(?:${LASTING}),? (?:please )?(?:you (?:should|must
      |can) )?(?:always |never |only |just )?(?:${ACTS})\b.*$
    `,
    undefined,
  ],
  [expression("i")`^(?:please )?(?:${ACTS})\b.{1,200}\b(?:${LASTING})(?: please)?$`, undefined],
  [
    expression("i")`
      ^(?:please )?(?:do not|don't|stop|avoid|keep|use|write|format|limit|make|end|start|begin|structure|phrase|put|leave|skip|omit|include)\b
      .{0,120}\b(?:(?:your|all|any|future) (?:future |of your )?(?:answers|replies|responses|messages|explanations)
      |(?:every|each|any) (?:answer|reply|response|message))\b.{0,80}$
    `,
    undefined,
  ],
  [
    expression("i")`
      ^(?:please )?(?:keep|limit|write|format|give me|make) (?:(?:the|me|only|all) ){0,2}(?:\w+ )?(?:answers|replies|responses)\b
      .{0,80}$
    `,
    undefined,
  ],
  [
    /^(?:please )?(?:use|write|spell|format)\b.{1,100}\b(?:in everything|everywhere|for me always|at all times)\b.{0,60}$/i,
    undefined,
  ],
  [
    /^(?:please )?(?:stop|quit|no more) (?:apologi[sz]ing|repeating|using|adding|saying|calling me|asking|ending|starting|giving|including|suggesting|explaining)\b.{0,120}$/i,
    undefined,
  ],
  [/^(?:please )?(?:don't|do not|never) (?:ever )?call me (?!back|when|if|later|at|on)\S.{0,60}$/i, undefined],
  [
    /^(?:i want you to|i'd like you to|i need you to|i(?:'d| would) prefer (?:that|if) you|you should|you must|please) (?:always|never) .+$/i,
    undefined,
  ],
  [
    expression("i")`
      ^(?:please )?(?:don't|do not) (?:ever )?(?:use|call me|give me|add|include|start|end|say
      |apologi[sz]e|suggest|recommend)\b.{0,120}\b(?:with me|ever|again|anymore|any more)$
    `,
    undefined,
  ],
  [/^(?:bitte )?(?:antworte|schreib|sprich)(?:e)?(?: mir)? (?:bitte )?(?:immer|ab jetzt|künftig|nur) .+$/i, undefined],
  [/^(?:réponds|écris|parle)(?:-moi)? (?:toujours|désormais|uniquement) .+$/i, undefined],
  [/^(?:responde|escribe|habla|escreve|fala)(?:me)? (?:siempre|sempre|solo) .+$/i, undefined],
  [/^(?:rispondi|scrivi|parla)(?:mi)? (?:sempre|solo) .+$/i, undefined],
  [
    expression("iu")`
      ^(?:prosím,? |proszę,? )?(?:(?:odpovídej|piš|mluv|odpowiadaj|pisz|mów)(?: mi| prosím| proszę){0,2} (?:vždy|vždycky|jen|pouze|zawsze|tylko)
      |(?:vždy|vždycky|zawsze|odteď|od teraz) (?:mi )?(?:odpovídej|piš|mluv|odpowiadaj|pisz|mów)) .{2,120}$
    `,
    undefined,
  ],
  [/^(?:请|請)?(?:总是|一直|以后|始终|永远)(?:都)?(?:用|请用|叫我|回答).+$/u, undefined],
  [/^(?:いつも|常に|今後は|これからは).+(?:ください|して|答えて|話して)$/u, undefined],
  [/^(?:항상|앞으로(?:는)?|언제나) .+(?:주세요|해 ?줘|해|세요)$/u, undefined],
]

/** In which language to answer, said in another one. */
const NAMES_LANGUAGE = expression("iu")`
  ^(?:bitte )?(?:antworte|schreib|sprich).{0,40}\bauf \p{Lu}\p{L}+$|^(?:réponds|écris|parle).{0,40}\ben \p{L}+$
  |^(?:responde|escribe|habla).{0,40}\ben \p{L}+$|用(?:中文|英文|英语|英語|日语|日語|普通话|汉语)|(?:日本語|英語|中国語|韓国語)で
`

/** Things of this conversation without lasting meaning. */
export const OF_NOW = expression("i")`
  \b(?:attached|uploaded|above|below|(?:this|these|that|those) (?:\w+ )?(?:files?|documents?|codes?|conversation|chat|text|images?|tables?
  |message|example|data|functions?|variables?|pdf|question|task|one|ones))\b
`

export function standingWish(statement: string): Fact | undefined {
  if (OF_NOW.test(statement)) return undefined
  for (const [form, key] of WISHES) {
    if (!form.test(statement)) continue
    const content = capitalize(statement.replace(/^please,? /i, ""))
    return {
      type: "procedural",
      category: "instruction",
      key:
        key === undefined && !NAMES_LANGUAGE.test(content)
          ? topicKey("instruction", content)
          : `instruction:${key ?? "language"}`,
      content,
      importance: 0.9,
    }
  }
  return undefined
}

/** A standing wish that no form has: "English from now on". */
function learnedWish(statement: string): ParsedFact | undefined {
  if (statement.includes("[redacted") || OF_NOW.test(statement) || !surelySetsWish(statement)) return undefined
  const content = capitalize(statement.replace(/^please,? /i, ""))
  return { type: "procedural", category: "instruction", content, importance: 0.85, rule: "learned wish" }
}

/** Adds the standing wish that a sentence states to its other facts, unless these hold it. */
export function withLearnedWish(facts: readonly ParsedFact[], statement: string): readonly ParsedFact[] {
  if (facts.some(({ category, rule }) => category === "instruction" || rule === "remember")) return facts
  const wish = learnedWish(statement)
  if (wish === undefined) return facts
  return [...facts.filter(({ content }) => content.toLowerCase() !== wish.content.toLowerCase()), wish]
}
