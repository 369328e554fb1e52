import { expression, oneLine } from "../../text/regex.ts"
import { wholeWords } from "../../text/whole-words.ts"
import type { ForgetReach } from "./forget-forms.ts"
import { FORGET_GRAMMARS, type ForgetGrammar } from "./forget-languages.ts"
import { illnessToForget } from "./illness-requests.ts"

/** What a clause asks to forget, in the person's words. */
export interface ForgetObject {
  readonly about: string
  readonly reach: ForgetReach
  /** Whether the thing is the person's own: "what I told you about my salary". */
  readonly isOwn?: boolean
}

interface Compiled {
  readonly frames: RegExp
  readonly first: RegExp
  readonly last: RegExp
  readonly erases: RegExp
  readonly memory: RegExp
  readonly ofContent: RegExp
  readonly own: RegExp
  readonly ownPersonal: RegExp
  /** "The peanut allergy". */
  readonly personal: RegExp
  readonly statement: RegExp
  /** A verb with a pronoun as its object, or none. */
  readonly pronoun: RegExp
}

const END = "(?![\\p{L}\\p{N}'’])"
const WORDS = "[\\p{L}\\p{N}'’-]+(?: [\\p{L}\\p{N}'’-]+)"

function compile({ frames, forget, erase, my, about, content, statement, memory, personal }: ForgetGrammar): Compiled {
  return {
    frames: expression("iu")`^(?:${frames}(?:${END}|(?<=')) ?){0,7}`,
    first: expression("iu")`^(?:${forget}|${erase})${END}:? ?`,
    last: expression("iu")` (?:${forget}|${erase})$`,
    erases: expression("iu")`^ ?(?:${erase})${END}`,
    memory: expression("iu")` ?(?<![\p{L}])${memory}${END}(?: raus)?`,
    ofContent: expression("iu")`^${content}(?: ?${about}:?${END} ?|(?<=\p{L}) ?(?=${my} ))(?<topic>.+)$`,
    own: expression("iu")`^(?:${about} )?${my} (?<thing>${WORDS}{0,5})$`,
    ownPersonal: expression("iu")`^${my} (?<thing>${personal})$`,
    personal: expression("iu")`
      ^(?:the|that|die|das|den|meine|la|le|l'|el|il|lo|o|a) (?<thing>(?:[\p{L}-]+ )?(?:${personal}))(?: (?:stuff|things?|info|number|details?|bit))?$
    `,
    statement: expression("iu")`^${statement}`,
    pronoun: expression("iu")`
      ^(?:${forget}|${erase}|olvídal[oa]|bórral[oa]|dimenticalo|cancellalo|esquece-o|apaga-o)(?:[ -](?:it|that|this|all of it|es|das|le|la|les|ça|cela|lo|isso|o))?$
    `,
  }
}

const COMPILED: readonly Compiled[] = FORGET_GRAMMARS.map(compile)

/** Parts of a conversation or of work, which nobody keeps in memory under that name. */
const OF_TALK = wholeWords(
  oneLine(`
    (?:last|previous|earlier|first|second|other|next|current|latest) \\p{L}+|messages?|questions?|requests?|prompts?|answers?|instructions?|comments?|suggestions?|ideas?|points?|remarks?|quer(?:y|ies)|input|code|files?|text|words?|essay|letter|draft|poem|recipe|list|document|paragraph|sentence|line|function|branch|commit|cache|account|password|history|settings|script|table
    |nachricht(?:en)?|fragen?|antwort(?:en)?|datei|absatz|satz|brief|konto|liste|rezept|zeile|message|question|réponse|fichier|paragraphe|phrase|compte|liste|ligne|mensaje|pregunta|respuesta|archivo|párrafo|frase|cuenta|lista|línea|mensagem|pergunta|ficheiro|arquivo|conta|linha|messaggio|domanda|risposta|riga|conto
  `),
)
const SELF =
  /^(?:me|us|myself|mich|mir|uns|moi|nous|m[íi]m?|mim|nosotr[oa]s|nós|noi|it|that|this|them|him|her|das|es|ça|cela|eso|esto|isso|isto|questo|ciò|sie|ihn|le|lo|la|它|他|她|这个?|那个?|这些|一切|过去)$/iu
const NEGATED = /^(?:do not|don't|dont|never|not|nicht|ne|n'|no|non|não|nao|nunca|mai)(?![\p{L}])/iu
const ADVERB_BEHIND =
  / (?:wieder|bitte|einfach|mal|jetzt|please|again|now|entirely|completely|stp|por favor|per favore|raus)$/iu
/** "Vergiss meinen Geburtstag nicht" */
const NEGATED_BEHIND = / (?:nicht|niet|pas|not)(?: (?:bitte|mehr|ok))?$/iu
/** The wish not to be remembered is one to forget where it says "any more". */
const NO_LONGER = expression("iu")`
  ^(?:(?:please|pls|plz|and|ok|so) )*(?:(?:do not|don't|dont) (?:remember|know|keep|store|save)|i (?:no longer|do not|don't|dont|didn't) want (?:that )?(?:you|u) (?:to )?(?:remember|know|keep)|you must not (?:more |longer )?(?:remember|know)|i(?: hereby)? (?:take back|withdraw) (?:everything|all|what) (?:i|that i) (?:told|said)(?: to)?(?: you)? about|(?:let's |lets )?pretend (?:that )?i(?: have)? never (?:told|said|mentioned)(?: to)?(?: you)?(?: anything)?(?: about)?) (?<object>.{2,120}?)(?<more> (?:any ?more|any longer|from now on|more))?$
  |^(?:bitte )?(?:merk(?:e|en sie)? (?:dir|sich) |ich (?:will|möchte) nicht(?: mehr)?,? dass (?:du|sie) )(?<german>mein\p{L}{0,2} [\p{L}-]{2,30})(?: (?:bitte|noch|mehr|länger|nicht)){0,4}(?: (?:weißt|weisst|kennst|wissen|merkst|kennen))?$
  |^(?:(?:je |j')(?:ne )?(?:veux|voudrais) plus que (?:tu|vous) (?:saches|sachiez|te souviennes|connaisses|reteniez)(?: de)?|(?:ya no|no) quiero que (?:sepas|recuerdes)(?: más)?|(?:já )?não quero (?:mais )?que (?:saibas?|lembres?)(?: mais)?(?: d[oa])?|non voglio (?:più )?che (?:tu )?(?:sappia|ricordi)(?: più)?) (?<romance>.{2,60})$
`

/** Whether this names a part of the conversation or of work: "my last message". */
export const isOfTalk = (thing: string): boolean => OF_TALK.test(thing)

/**
 * Reads one clause without courtesies at its end. Nothing where it may be about anything else than memory, unless the message says that it
 * is private.
 */
export function readForgetClause(clause: string, isPrivate = false): ForgetObject | undefined {
  const noLonger = NO_LONGER.exec(clause)?.groups
  if (noLonger !== undefined) {
    const object = noLonger.object ?? noLonger.german ?? noLonger.romance ?? ""
    const needsMore = /^(?:(?:please|pls|plz|and|ok|so) )*(?:do not|don't|dont) /i.test(clause)
    return needsMore && noLonger.more === undefined ? undefined : ownOrTopic(object)
  }
  for (const grammar of COMPILED) {
    const found = readWith(grammar, clause, isPrivate)
    if (found !== undefined) return found
  }
  return readOther(clause)
}

/** "What I said about X, please erase it": the object is a clause of its own. */
export function readForgetPair(clause: string, next: string): ForgetObject | undefined {
  for (const grammar of COMPILED) {
    const topic = grammar.ofContent.exec(clause.replace(grammar.frames, ""))?.groups?.topic
    if (topic !== undefined && grammar.pronoun.test(next.replace(grammar.frames, ""))) {
      return topicOf(topic.replace(TOLD_BEHIND, ""), grammar, false)
    }
  }
  return undefined
}

const TOLD_BEHIND =
  / (?:(?:gesagt|erzählt)(?: habe| hab)?|weißt|wissen|last (?:week|night|month|time)|yesterday|earlier|before|gestern|hier|ayer|ieri|ontem)$/iu

function ownOrTopic(object: string): ForgetObject | undefined {
  for (const { own } of COMPILED) {
    const thing = own.exec(object)?.groups?.thing
    if (thing !== undefined) return OF_TALK.test(thing) ? undefined : { about: thing, reach: "own" }
  }
  const topic = object.replace(/^the /i, "")
  return SELF.test(topic) || OF_TALK.test(topic) || topic.split(" ").length > 4
    ? undefined
    : { about: topic, reach: "topic" }
}

/** What a clause that begins or ends with a verb of forgetting has as the object of it: "where I live". */
export function forgottenObject(clause: string): string | undefined {
  for (const grammar of COMPILED) {
    const object = objectOf(grammar, clause)
    if (object !== undefined) return object.object.replace(/^,\s*/, "")
  }
  return undefined
}

interface VerbObject {
  readonly object: string
  readonly isErase: boolean
  readonly inMemory: boolean
}

function objectOf(grammar: Compiled, clause: string): VerbObject | undefined {
  const bare = clause.replace(grammar.frames, "")
  if (NEGATED.test(bare)) return undefined
  const first = grammar.first.exec(bare)?.[0]
  const framed = bare !== clause
  const last = first === undefined && (framed || grammar.memory.test(bare)) ? grammar.last.exec(bare)?.[0] : undefined
  const verb = first ?? last
  if (verb === undefined) return undefined
  const rest = first === undefined ? bare.slice(0, -verb.length) : bare.slice(first.length)
  const isErase = grammar.erases.test(verb.trimEnd())
  const inMemory = grammar.memory.test(rest)
  const object = (rest.replace(grammar.memory, "").replace(COURTESY_BEFORE, "").split(REASON)[0] ?? "")
    .replace(ADVERB_BEHIND, "")
    .trim()
  return !isErase && NEGATED_BEHIND.test(object) ? undefined : { object, isErase, inMemory }
}

function readWith(grammar: Compiled, clause: string, isPrivate: boolean): ForgetObject | undefined {
  const read = objectOf(grammar, clause)
  if (read === undefined) return undefined
  const { object, isErase, inMemory } = read
  const request = { isErase, inMemory, isPrivate }
  // A word that opens a request may also open its object: "das" in "vergiss das mit dem Umzug".
  return readObject(grammar, object, request) ?? readObject(grammar, object.replace(grammar.frames, ""), request)
}

interface Request {
  /** Whether the verb is also used of work. */
  readonly isErase: boolean
  readonly inMemory: boolean
  readonly isPrivate: boolean
}

function readObject(
  grammar: Compiled,
  object: string,
  { isErase, inMemory, isPrivate }: Request,
): ForgetObject | undefined {
  if (object === "" || SELF.test(object)) return undefined
  const isWork = isErase && !inMemory
  const told = object.replace(TOLD_TO_MEMORY, "")
  if (told !== object) return topicOf(told, grammar, false)
  const topic = grammar.ofContent.exec(object)?.groups?.topic
  if (topic !== undefined) return topicOf(topic, grammar, isWork && !isPrivate && !/^das mit /i.test(object))
  const thing = (isWork && !isPrivate ? grammar.ownPersonal : grammar.own).exec(object)?.groups?.thing
  if (thing !== undefined) return !inMemory && OF_TALK.test(thing) ? undefined : { about: thing, reach: "own" }
  if (isPrivate && DEFINITE.test(object)) return topicOf(object, grammar, false)
  if (isWork) return undefined
  const matter = MATTER.exec(object)?.groups
  if (matter !== undefined) return topicOf(`${matter.kind ?? ""} ${matter.of ?? ""}`.trim(), grammar, false)
  const personal = grammar.personal.exec(object)?.groups?.thing
  if (personal !== undefined) return { about: personal, reach: "topic" }
  if (grammar.statement.test(object)) {
    const about = object.replace(/^[\p{L}']+ /u, "")
    return SAID.test(about) ? undefined : { about, reach: "said" }
  }
  return inMemory && object.split(" ").length <= 8 ? { about: object, reach: "said" } : undefined
}

const COURTESY_BEFORE =
  /^(?:(?:please|pls|plz|just|bitte|einfach|mal|doch|wieder|stp|svp|s'il (?:te|vous) plaît|donc|tout de suite|por favor|porfa|ya|mejor|nomás|per favore|pure|subito|gentilmente|ruhig|gleich|pra mim|logo) )+/iu
/** What is about the conversation alone: "that I said this". */
const SAID =
  /^(?:i (?:ever )?(?:asked|said|told|mentioned|wrote|did)|(?:te |ti )?(?:l')?ho (?:detto|chiesto)|j'ai (?:dit|demandé)|je (?:l'ai|t'ai) (?:dit|demandé)|(?:te )?(?:lo )?dije|(?:eu )?(?:te )?(?:o )?disse|ich (?:das |es )?(?:gesagt|gefragt))(?!\p{L})/iu
/** Where a reason begins in dictated text. */
const REASON =
  /\s(?:porque|ya que|por favor|no quiero|que no quiero|perché|per favore|non voglio|parce que|s'il (?:te|vous) plaît|je (?:ne )?(?:veux|voudrais) pas|because|cause|cos|cuz|please|pls|i (?:don't|dont|do not)|weil|bitte|ich (?:will|möchte) nicht|não quero)(?=\s|$)/iu

/** "The salary thing", "the credit card stuff of Ada": how people name what was talked about. */
const MATTER =
  /^(?:(?:the|that|this|all the) )?(?<kind>[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}) (?:things?|stuff|story|business|info|details?)(?: (?:of|about|with) (?<of>[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,3}))?$/iu
/** "… that I told you": what only a memory holds. */
const TOLD_TO_MEMORY = expression("iu")`
  (?: (?:that|which))? (?:i|i've|i have|i'd) (?:(?:just|ever|once|had|have|already) )*(?:told|mentioned|gave|shared|confessed|confided)(?: to| with)?(?: (?:you|u|ya))?(?: (?:about|before|earlier|yesterday|last \p{L}+))?$
  | (?:die|den|das|der|was) ich (?:(?:dir|ihnen|mal|neulich|gestern|vorhin) )*(?:gesagt|erzählt|genannt|gegeben|geschrieben|verraten|anvertraut)(?: habe?| hab)?$
  | que je (?:t'|vous )ai (?:dit|donné|raconté|confié|filé|indiqué|communiqué|écrit|mentionné)(?:e|s|es)?$
  | que te (?:dije|di|conté|he dicho|he dado|he contado)$| que (?:eu )?te (?:disse|dei|contei|falei)$| che ti ho (?:detto|dato|raccontato|scritto|confidato)[aoei]?$
`
/** An object with an article, of at most six words. */
const DEFINITE =
  /^(?:the|that|this|those|das|die|den|dem|der|diese[nrsm]?|le|la|les|l'|ce|cette|ces|el|los|las|esa|ese|eso|il|lo|gli|quell[aoe]|quel|o|a|os|as|essa|esse) ?[\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,5}$/iu

/** "What I said about X": X must be somebody's or a name where the verb could be about a text. */
function topicOf(topic: string, { own }: Compiled, isWork: boolean): ForgetObject | undefined {
  const bare = topic
    .replace(/^(?:the|das|die|den|le|la|les|el|los|il|lo|o|os|as) /i, "")
    .replace(/ (?:things?|stuff|story|business|info|details?)$/i, "")
  if (SELF.test(bare) || bare.split(" ").length > 5 || OF_TALK.test(bare)) return undefined
  const thing = own.exec(topic)?.groups?.thing
  if (isWork && thing === undefined && !/^(?:\p{Lu}|(?:me|us|mich|uns|moi|mí|mim) )/u.test(topic)) return undefined
  return thing === undefined ? { about: bare, reach: "topic" } : { about: thing, reach: "topic", isOwn: true }
}

/** Notes, and languages with another order of words. The first group is the object. */
const OTHERS: readonly (readonly [ForgetReach, RegExp])[] = [
  [
    "topic",
    /(?:^| )(?:lo|eso|aquello)(?: (?:de|del)| que te (?:dije|conté|platiqué|comenté) (?:de|del|sobre)) ([\p{L}\p{N}'-]+(?: [\p{L}\p{N}'-]+){0,4}?) (?:(?:por favor|mejor|ya|pues) )*(?:olv[ií]dalo|olv[ií]delo|b[oó]rralo|b[oó]rrelo|qu[ií]talo)(?= |$)/iu,
  ],
  [
    "topic",
    /^(?:把|将|將)?([^我你您了]{1,12}?)(?:那条|这条|的记录|那条记录|这条记录|那些)(?:也|就|都|给我|帮我|请){0,3}(?:删了|删掉|删除|去掉|清掉)(?:吧)?$/u,
  ],
  [
    "topic",
    /^(?:(?:请|請|麻烦|那个|对了|另外|把|将|將|我|刚才|剛才|之前|上次|前面|昨天|跟你|和你|对你|在这儿|这里|，|、){0,6})(?:说|說|讲|提|聊|发)(?:过|過|到)?的?(?:关于|關於)?([^我你您了]{1,16}?)(?:那个|那些|那件事|这件事|这事|那事|的事情?|的内容)?(?:请|請|麻烦|就|都|帮我|给我|，|也){0,3}(?:忘了|忘掉|忘记|删了|删掉|刪掉|清掉|抹掉|别记了|不要记了|别留了)(?:吧|哈|哦|了)?$/u,
  ],
  [
    "topic",
    /^([^我你您了]{1,16}?)(?:那个|那件事|这件事|这事|那事|的事情?)(?:你|您|就|请|都|，){0,3}(?:当我没说(?:过)?|忘了吧|忘掉吧?|删掉吧?|删了吧?|别记了|不要记了|不用记了|别再记着?了?)$/u,
  ],
  [
    "topic",
    /^(?:haz de cuenta|fai|fa'|fais|faites|faz|faça) (?:que|finta che|come se|comme si|de conta que) (?:nunca |non |no |je n'|não )?(?:te |ti |vous |t')?(?:dije|conté|avessi detto|abbia detto|avais (?:rien )?dit|disse)(?: (?:lo de|de|di|sur|sobre|nulla di|niente di|o do|o da|nada de))? (.{2,60})$/iu,
  ],
  [
    "topic",
    /^(?:(?:please|bitte|por favor|per favore) )?(?:forget|vergiss|oublie|olvida|dimentica|esquece|忘记|忘掉)\s?[:：] ?(?!(?:the|that|this|das|die|le|la|el|il|o|a|那|这)(?!\p{L}))((?:[\p{L}\p{N}'-]+)(?: [\p{L}\p{N}'-]+){0,3})$/iu,
  ],
  [
    "said",
    /^(?:(?:please|bitte) )?(?:forget|remove|delete|erase|drop|rm) (?:the )?(?:memory|fact|entry)\s?: ?(.{2,120})$/iu,
  ],
  [
    "own",
    /^(?!.*(?:怎么|怎麼|如何|吗|嗎|呢|什么|什麼|不要忘|别忘|別忘|总是|常常|[ぁ-ヿ]))(?:(?:(?:请|請|麻烦|帮我|幫我|我(?:要|想|希望)(?:你|您)|你|您|可以|能不能){1,3}忘(?:记|記|了)?|(?:请|請|你|您)?(?:忘记|忘記|忘掉)(?=我的|关于|關於|.{1,16}的事))(?:掉)?|忘了(?=我.*吧$))(?:我的|關於我的|关于我的|关于|關於)?([^我你您了]{1,16}?)(?:的事情?|的话|這件事|这件事)?(?:吧|哦|了吧|好吗)?$/u,
  ],
  [
    "topic",
    /^(?![^吧]*[ぁ-ヿ])(?:请|請|麻烦|帮我|把|你|您){0,3}(?:忘记|忘記|忘掉|忘了|删除|刪除|删掉|清除)(?:掉)?我(?:跟你|对你)?(?:说|說|讲|提)(?:过|過)?的?(?:关于|關於)?(.{1,16}?)(?:的(?:话|話|事情?|内容|一切|东西))?吧?$/u,
  ],
  [
    "own",
    /^(?:请|請|麻烦|帮我|你|您){0,3}(?:删除|刪除|删掉|清除|抹掉)(?:掉)?(?:关于|關於)(?:我的?)?(.{1,16}?)的(?:记忆|記憶|信息|資料|资料|内容)吧?$/u,
  ],
  [
    "own",
    /^(?:请|請|麻烦|帮我|你|您){0,3}(?:把|将|將)?我的?(.{1,16}?)(?:从|從)(?:你的?|您的?)?(?:记忆|記憶)(?:里|中|裡)?(?:删除|刪除|删掉|抹去|清除|去掉)(?:掉)?吧?$/u,
  ],
  [
    "own",
    /^(?:请|請|麻烦|你|您){0,3}(?:从|從)(?:你的?|您的?)?(?:记忆|記憶)(?:里|中|裡)?(?:删除|刪除|删掉|抹去|清除)(?:掉)?我的(.{1,16}?)吧?$/u,
  ],
  ["own", /^(?:请|請|能不能|可以|能|麻烦|你|您){0,3}(?:把|将|將)我的(.{1,16}?)(?:忘了|忘掉|忘记)(?:吧|吗|好吗)?$/u],
  ["own", /^(?:请|請)?(?:你|您)?(?:不要|别|別)再?(?:记住|記住|记得|記得)我的?(.{1,16}?)了?吧?$/u],
  [
    "own",
    /^(?:alsjeblieft )?(?:vergeet|(?:kun|kan) je) (?:mijn|onze|m'n) ([\p{L}-]{2,30})(?: (?:uit je geheugen )?(?:vergeten|verwijderen|wissen))?$/iu,
  ],
  ["own", /^(?:verwijder|wis) (?:mijn|onze|m'n) ([\p{L}-]{2,30}) uit (?:je|uw) geheugen$/iu],
  ["own", /^(?:proszę )?(?:zapomnij|zapomnieć) (?:o )?(?:moj\p{L}{1,3}|mój) ([\p{L}-]{2,30})$/iu],
  [
    "own",
    /^(?:proszę )?(?:usuń|skasuj|wymaż) (?:moj\p{L}{1,3}|mój) ([\p{L}-]{2,30}) (?:z (?:swojej |twojej )?pamięci)$/iu,
  ],
  ["own", /^(?:пожалуйста )?забудь(?:те)? (?:про |о |об )?(?:мо\p{L}{1,3}) ([\p{L}-]{2,30})$/iu],
  [
    "own",
    /^(?:пожалуйста )?(?:удали|сотри|удалите|сотрите) (?:мо\p{L}{1,3}) ([\p{L}-]{2,30}) из (?:своей |твоей )?памяти$/iu,
  ],
  [
    "own",
    /^(?:私|僕|俺)の(.{1,16}?)(?:のこと)?を(?:(?:記憶|メモリ)から)?(?:忘れて|削除して|消して)(?:ください|下さい|ほしい|ね)?$/u,
  ],
  ["own", /^(?:제|내|나의|저의) (.{1,16}?)(?:를|을)? ?(?:기억에서 (?:지워|삭제해)|잊어)(?: ?줘| ?주세요|버려)?$/u],
  ["own", /^([\p{L}]{3,30}?)(?:mi|mı|mu|mü|imi|ımı|umu|ümü) (?:unut|hafızandan sil)$/iu],
]

const CHINESE_TOLD = /(?:我|跟你|和你|刚|剛|之前|上次|前面|昨天).{0,6}?(?:说|說|讲|提|聊)/u
const CHINESE_FORGET = /忘掉|忘记|忘記|忘了|删掉|删了|删除|刪|清掉|抹掉|别记|不要记|别留|不要留/u
const CHINESE_REFUSED = /怎么|怎麼|如何|为什么|吗|呢|不要忘|别忘|別忘|忘了带|我忘|老是|总是|他|她|老师|妈妈|[ぁ-ヿ]/u
/** What surrounds the topic of a Chinese request. */
const CHINESE_FRAME =
  /请|請|麻烦|帮我|给我|你|您|我|跟|和|对|刚才|刚刚|刚|剛才|之前|上次|前面|昨天|说过|说|說|讲过|讲|提过|提到|提|聊过|聊|关于|關於|那个|那件事|这件事|这事|那事|事情|的事|的话|内容|忘掉|忘记|忘記|忘了|删掉|删了|删除|刪掉|清掉|抹掉|别记|不要记|别留|不要留|把|将|就|都|也|吧|了|着|的|在|过|，|。|、/gu

function readOther(clause: string): ForgetObject | undefined {
  const tight = clause.replace(/(?<=\p{Script=Han})\s(?=\p{Script=Han})/gu, "")
  if (CHINESE_TOLD.test(tight) && CHINESE_FORGET.test(tight) && !CHINESE_REFUSED.test(tight)) {
    const about = tight.replace(CHINESE_FRAME, " ").trim()
    if (about.length >= 2 && about.length <= 20) return { about, reach: "topic" }
  }
  const illness = illnessToForget(tight)
  if (illness !== undefined) return { about: illness, reach: "own" }
  for (const [reach, form] of OTHERS) {
    const about = form.exec(tight)?.[1]?.trim()
    if (about !== undefined && about !== "" && !SELF.test(about)) return { about, reach }
  }
  return undefined
}
