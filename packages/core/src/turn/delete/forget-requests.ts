import { mentionedAttributes } from "../../text/attributes.ts"
import { commandWords } from "../../text/own-words.ts"
import { regex } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { speaksOfText } from "../../text/spans/segmenter.ts"
import { namesIn } from "../../text/stop-words.ts"
import { resemblesPersonalWish } from "../../text/topics/personal-wish-model.ts"
import { surelyChangesWish } from "../../text/topics/wish-model.ts"
import { UNSPACED } from "../../text/unspaced.ts"
import { memoryRequestOf } from "../memory-request-model.ts"
import { asksByName } from "./asked-by-name.ts"
import {
  bareEasternObject,
  easternObject,
  namedAttribute,
  type OwnAttribute,
  ownAttribute,
} from "./attribute-requests.ts"
import { explainsName, isSomebodyElses } from "./bare-requests.ts"
import { declinesToForget as declines, readRequestClauses, SURELY_ASKS, surelyAsksToForget } from "./clause-roles.ts"
import { FORGET_EVERYTHING_FORMS, FORGET_FORMS } from "./forget-forms.ts"
import { forgottenObject, isOfTalk, readForgetClause, readForgetPair } from "./forget-grammar.ts"
import { formOf, hasForgettingVerb, hasVerbOfMemoryAlone } from "./forgetting-verbs.ts"
import { type ForgetRequest, namedTopics, topicsOf } from "./match-request.ts"
import { namingWords } from "./named-statements.ts"
import { refusesChoice } from "./offer-answers.ts"
import { BEINGS } from "./own-thing.ts"
import {
  asksToBeHelped,
  asksToKeep,
  asksToRemember,
  cutCourtesies,
  cutLeadingCourtesy,
  dropsTopic,
  hopesToKeep,
  speaksOfFile,
} from "./request-manner.ts"
import { spellRequests } from "./request-spelling.ts"
import { parseRestoreRequest } from "./restore-requests.ts"
import { cutRemark, splitClauses } from "./split-request.ts"
import { isWantedKnown } from "./wanted-known.ts"

const FORGET_WORD = regex(
  `
    forget|unlearn|remember|know|take back|never told|delete|erase|remove|clear|wipe|drop|reset|empty|purge|scrap|\\brm\\b|get rid|forgot|erasing|memory|record|\\bhead\\b|gedächtnis|mémoire|memoria|memória|notizen|vergiss|vergiß|vergesse|lösch|leere|entfern|streich|nimm|weißt|merk|oublie|efface|supprime|vide
    |oubli|retiens|saches|enlève|retire|olvid|olvíd|borr|bórr|vacía|elimin|quita|sepas|esque[cç]|apag|remov|delet|saib|dimentic|scorda|cancell|svuota|rimuov|togli|vergeet|geheugen|zapomn|usuń|забуд|удали|잊|지워|unut|忘|记住|記住|记得|記得|[别別]再?[记記存留]|不[要用]再?[记記存留]|覚え|なかったこと|删|刪|清|抹|消|削
  `,
  "i",
)
/** The sentence continues with an alternative, so it is about the task and not about memory. */
const INSTEAD = regex(
  String.raw`
    \b(?:instead|let's|lets|for now|for a (?:moment|second|sec|minute|min|bit|while)|we can|just (?:do|use|make|give|write)
    |i'll|what about|how about)\b|\?$
  `,
  "i",
)

const MAX_READ_CHARACTERS = 65_536

/** Why people want something forgotten: it is private, somebody may read it, or it was a mistake to tell it. */
const PRIVATE = regex(
  `
    \\b(?:private|embarrass\\p{L}*|embarass\\p{L}*|(?:none of|not) \\p{L}+(?:'s)? business|nobody(?:'s| is)? (?:to|should|supposed)|(?:looks?|looking|reads?|reading|sees?|checks?|uses?) (?:at |on |over )?(?:my|this|the|our) (?:screen|laptop|phone|computer|tablet|ipad|chat|account)|shouldn'?t have (?:said|told|mentioned)|i (?:made (?:that|it) up|lied|was (?:lying|wrong|mean|drunk|angry)))
    |geht (?:keinen?|niemand(?:en)?|sonst) (?:\\p{L}+ )?was an|liest (?:\\p{L}+ ){0,4}mit|peinlich|war (?:garstig|gemein|gelogen|falsch)|(?:nirgends|nirgendwo) stehen|hätte ich nicht (?:sagen|erzählen)
    |(?:ça|cela|ce) (?:ne )?regarde personne|j'ai dit (?:nimp|n'importe quoi|une bêtise)|(?:lit|regarde|voit) (?:par-dessus|mon écran|mon téléphone)|gên(?:é|ant)|j'aurais pas dû
    |no (?:le|les) importa a nadie|(?:mira|lee|ve) (?:mi|la) (?:pantalla|móvil)|me da vergüenza|no debí (?:decir|contar)|não é da conta|vergonha|não devia ter (?:dito|contado)|non (?:sono )?affari di nessuno|mi vergogno|non avrei dovuto (?:dire|dirlo)
  `,
  "iu",
)

/** Parses what a user asks to forget. Returns nothing for ambiguous sentences. */
export function parseForgetRequests(typed: string): readonly ForgetRequest[] {
  const text = spellRequests(typed)
  const restores = parseRestoreRequest(text)
  if (restores === "explicit") return []
  const isPrivate = PRIVATE.test(text.slice(-MAX_READ_CHARACTERS))
  const asked = readSentences(text, (sentence) => parseForgetRequest(sentence, isPrivate))
  const known = asked.length > 0 || restores !== undefined ? asked : namedRequests(text)
  const all = known.length > 0 || restores !== undefined ? known : bareRequests(text)
  return [...new Map(all.map((one) => [`${one.reach} ${one.about}`, one])).values()].slice(-MAX_REQUESTS)
}

/** Each request is compared with up to 400 memories: of more in one message only the last are obeyed. */
const MAX_REQUESTS = 32

/** The words of a message from which a request to forget may be read. */
export const forgettingWords = (text: string): string =>
  commandWords(text, (typed) => {
    const sentence = spellRequests(typed)
    const bare = cutLeadingCourtesy(sentence)
    const isAsked = [...new Set([sentence, bare])].some((one) => memoryRequestOf(one, formOf(one))?.asks === "forget")
    if (isAsked || sentence.length > MAX_SENTENCE) return isAsked
    const request = parseRequest(sentence, false)
    // What a whole message says of its sender is no command of work.
    return request !== undefined && (bare !== sentence || (request.reach === "said" && typed === text.trim()))
  })

/** A longer sentence is no request, in characters. */
const MAX_SENTENCE = 400

/** A request stands among the last sentences that the person typed. */
const MAX_SENTENCES = 12
/** Sentences that ask together: "My middle name? Pretend that you never heard it." */
const MAX_TOGETHER = 4
/** In characters. */
const MAX_CONTEXT = 400

/** What ends in a colon introduces what is not the person's own, or not part of the request. */
const isIntroduction = (sentence: string): boolean => /[:：]$/.test(sentence.trimEnd())

/** Requests that only the model knows. */
function namedRequests(text: string): readonly ForgetRequest[] {
  const message = text.slice(-MAX_READ_CHARACTERS)
  const own = forgettingWords(message)
  const sentences = sentencesOf(own)
    .slice(-MAX_SENTENCES)
    .map(({ text: sentence }) => sentence)
    .filter((sentence) => !TASK_BEFORE_COLON.test(sentence) && !isIntroduction(sentence))
    .filter((sentence) => !asksForSomethingElse(sentence))
    // Beside a text that is handed over, a sentence about it asks for work on it: "Would you continue this story for me?"
    .filter((sentence) => own === message || !speaksOfText(sentence))
  const asked = sentences.flatMap(
    (sentence, index) =>
      explainedName(sentence) ?? namedRequest([sentence], sentences[index - 1]) ?? clauseRequest(sentence) ?? [],
  )
  const isShort = sentences.length > 1 && sentences.length <= MAX_TOGETHER && own.length <= MAX_CONTEXT
  if (asked.length === 0) return isShort ? [namedRequest(sentences) ?? []].flat() : []
  const context = sentences.join(" ")
  return isShort && asked.length === 1 ? asked.map((one) => ({ ...one, context })) : asked
}

/** A sentence that has a word of work ("key", "commit", "list") has to be this sure. */
const SURE_OF_TALK = 0.9

/** A sentence that names an attribute in common words alone has to be this sure. */
const SURE_OF_ASKING = 0.8

/** A clause that has a verb of forgetting has to be this sure: the rest of its sentence may be about the day. */
const SURE_CLAUSE = 0.85

/** The clause of a longer sentence that asks: "and me and Alan are square, forget the money business altogether". */
function clauseRequest(sentence: string): ForgetRequest | undefined {
  const clauses = splitClauses(sentence)
  for (const [index, clause] of clauses.entries()) {
    const next = clauses[index + 1]
    const isAlone = next === undefined || FOLLOWS_REQUEST.test(next) || PRIVATE.test(next)
    const request = isAlone && hasForgettingVerb(clause) ? namedRequest([clause]) : undefined
    if (request !== undefined && (request.certainty ?? 0) >= SURE_CLAUSE)
      return { ...request, context: sentence, asking: [sentence] }
  }
  return undefined
}

/** "Forget Jess, we fell out": the name alone says what is meant, and what stands behind it why. */
function explainedName(sentence: string): ForgetRequest | undefined {
  const [asking, ...behind] = readRequestClauses(sentence)
  if (asking === undefined || behind.length === 0 || !asksByName(asking.text)) return undefined
  if (!behind.every((clause) => explainsName(clause))) return undefined
  const request = namedRequest([asking.text], undefined, () => true)
  if (request === undefined) return undefined
  // The reason may make it surer that it asks.
  const whole = namedRequest([sentence])
  const surer = (key: "certainty" | "byGroups"): number => Math.max(request[key] ?? 0, whole?.[key] ?? 0)
  return { ...request, certainty: surer("certainty"), byGroups: surer("byGroups"), asking: [sentence] }
}

/** From this probability on a request is one although it resembles a wish how to be treated: "Nora would be upset with me, so kindly let her move slip your mind." */
const SURER_THAN_WISH = 0.95

/** Where a request names nothing, the sentence before it does: "That about Hugh. Don't keep it." */
function namedRequest(
  asking: readonly string[],
  before?: string,
  isSeconded: (sentence: string) => boolean = surelyAsksToForget,
): ForgetRequest | undefined {
  const courteous = asking.join(" ")
  const text = cutLeadingCourtesy(courteous)
  const bare = cutCourtesies(text)
  if (
    INSTEAD.test(bare) ||
    dropsTopic(courteous) ||
    dropsTopic(bare) ||
    asksForSomethingElse(courteous) ||
    FORGET_EVERYTHING_FORMS.some((form) => form.test(bare))
  )
    return undefined
  const form = formOf(bare)
  if (form === "saying" && surelyChangesWish(courteous)) return undefined
  if (!hasVerbOfMemoryAlone(bare) && isWantedKnown(courteous)) return undefined
  const [request] = [courteous, text].flatMap((one) => memoryRequestOf(one, form, isSeconded) ?? [])
  const isSure = request !== undefined && request.certainty >= SURER_THAN_WISH
  if (form === "saying" && !isSure && [courteous, ...asking, before ?? ""].some(resemblesPersonalWish)) return undefined
  if (request?.asks !== "forget" || (isOfTalk(bare) && request.certainty < SURE_OF_TALK)) return undefined
  const { certainty, byGroups } = request
  const own = namingWords(text)
  if (own.length > 0) return { about: text, words: own, reach: "named", certainty, byGroups, asking }
  const words = namingWords(before ?? "")
  if (before !== undefined && words.length > 0)
    return { about: before, words, reach: "named", certainty, byGroups, asking: [before, ...asking] }
  // "Erase where I live": such words find only what a model ranks.
  return certainty >= SURE_OF_ASKING && mentionedAttributes(text).length > 0
    ? { about: text, words, reach: "named", certainty, byGroups, asking }
    : undefined
}

/**
 * Whether a user asks to forget everything. This is never done on a sentence, because a misreading would be too
 * costly.
 */
export function asksToForgetEverything(text: string): boolean {
  const all = (sentence: string): true | undefined =>
    FORGET_EVERYTHING_FORMS.some((form) => form.test(cutCourtesies(sentence))) || undefined
  return readSentences(text, all).length > 0
}

/** "Write a song: forget my name" is work, in one sentence. */
const TASK_BEFORE_COLON =
  /^(?:please )?(?:write|draft|compose|create|make|sing|schreib|écris|escribe|scrivi|escreve)\b[^:]{0,60}:/i

/** Whether a sentence asks for something else than to forget, or for the opposite, whatever the models say of it. */
export const asksForSomethingElse = (sentence: string): boolean =>
  asksToKeep(sentence) ||
  asksToRemember(sentence) ||
  asksToBeHelped(sentence) ||
  refusesChoice(sentence) ||
  hopesToKeep(sentence) ||
  speaksOfFile(sentence) ||
  (declines(sentence) && easternObject(cutCourtesies(sentence)) === undefined) ||
  isSomebodyElses(sentence)

function readSentences<T>(text: string, read: (sentence: string) => T | undefined): readonly T[] {
  if (!FORGET_WORD.test(text)) return []
  return sentencesOf(forgettingWords(text.slice(-MAX_READ_CHARACTERS))).flatMap(({ text: sentence }) => {
    const asked =
      sentence.length > MAX_SENTENCE || TASK_BEFORE_COLON.test(sentence) || asksForSomethingElse(sentence)
        ? undefined
        : read(sentence)
    return asked === undefined ? [] : [asked]
  })
}

/** The same for one sentence. */
export function parseForgetRequest(typed: string, isPrivate = false): ForgetRequest | undefined {
  const sentence = spellRequests(typed)
  return parseRequest(sentence, isPrivate) ?? explainedRequest(sentence)
}

/** From this probability on a clause says why. */
const SURELY_EXPLAINS = 0.7
/** "Please" explains nothing: fewest words, and characters of a script without spaces. */
const FEWEST_WORDS = 3
const FEWEST_CHARACTERS = 4
const saysWhy = (clause: string): boolean =>
  UNSPACED.test(clause) ? clause.length >= FEWEST_CHARACTERS : clause.split(/\s+/).length >= FEWEST_WORDS

/** "I sold the car, so forget the Fiat": a bare "forget the …" may be about anything, but for the reason that is given. */
function explainedRequest(sentence: string): ForgetRequest | undefined {
  const clauses = readRequestClauses(sentence)
  const [asking, ...more] = clauses.filter(({ hasVerb }) => hasVerb)
  if (asking === undefined || more.length > 0 || asking.chances.asks < SURELY_ASKS) return undefined
  const isExplained = clauses.some(
    ({ text, chances, hasVerb }) => !hasVerb && chances.explains >= SURELY_EXPLAINS && saysWhy(text),
  )
  return isExplained ? parseRequest(asking.text, true) : undefined
}

function parseRequest(sentence: string, isPrivate: boolean): ForgetRequest | undefined {
  const bare = cutCourtesies(sentence)
  if (INSTEAD.test(bare) || FORGET_EVERYTHING_FORMS.some((form) => form.test(bare))) return undefined
  const request = readRequest(bare, isPrivate)
  if (request?.reach === "topic")
    return withAttribute(
      { ...request, sentence: bare },
      request.isOwn === true
        ? namedAttribute(request.about)
        : (ownAttribute(request.about) ?? unspacedBeing(request.about)),
    )
  const object =
    request === undefined || request.reach === "said" || request.reach === "own" ? attributeObject(bare) : undefined
  if (object === undefined) return request
  const own = ownAttribute(object)
  // "Remove my allergy from the form" is work.
  if (request === undefined && own?.rest !== "" && own?.isValue !== true) return undefined
  const asked = request ?? { about: object, words: namedTopics(object, new Set()), reach: "own" }
  return withAttribute(asked, own, bare)
}

/** "娘", which Japanese does not call one's own. */
function unspacedBeing(about: string): OwnAttribute | undefined {
  const own = UNSPACED.test(about) ? namedAttribute(about) : undefined
  return own !== undefined && BEINGS.has(own.attribute) ? own : undefined
}

/** What only may be a request of memory is offered. */
function bareRequests(text: string): readonly ForgetRequest[] {
  const about = bareEasternObject(text)
  if (about === undefined) return []
  return [
    withAttribute(
      { about, words: namedTopics(about, new Set()), reach: "own", isBare: true, asking: [text] },
      ownAttribute(about),
    ),
  ]
}

/** "My old number, the one with 933": a number in the sentence stands in the statement as well. */
function withAttribute(request: ForgetRequest, own: OwnAttribute | undefined, sentence = ""): ForgetRequest {
  if (own === undefined) return request
  const numbers = sentence.match(/\d{2,}/g) ?? []
  return { ...request, own: { ...own, rest: [own.rest, ...numbers].join(" ").trim() } }
}

const MAX_ATTRIBUTE_REQUEST = 160

/** The object of a request that is an attribute of the person: "where I live". */
function attributeObject(bare: string): string | undefined {
  if (bare.length > MAX_ATTRIBUTE_REQUEST) return undefined
  const eastern = easternObject(bare)
  if (eastern !== undefined) return eastern
  const clauses = splitClauses(bare)
  for (const [index, clause] of [bare.replace(/,(?= )/g, ""), ...clauses].entries()) {
    const object = forgottenObject(clause)
    const next = index === 0 ? undefined : clauses[index]
    if (object === undefined || (next !== undefined && !FOLLOWS_REQUEST.test(next))) continue
    if (ownAttribute(object) !== undefined) return object
  }
  return undefined
}

function readRequest(bare: string, isPrivate: boolean): ForgetRequest | undefined {
  // Names may be stop words: "Forget that my brother is called Will".
  const names = namesIn(bare)
  const own = NAMES_MEMORY.test(bare) ? readForgetClause(bare) : undefined
  const found = own?.reach === "own" ? undefined : readForms(bare, names)
  if (found !== undefined) return found
  const clauses = splitClauses(bare)
  for (const [index, clause] of [...clauses, bare.replace(/,(?= )/g, "")].entries()) {
    const next = clauses[index + 1]
    const alone = readForgetClause(clause, isPrivate)
    // "Forget my diet, today I eat cake" is about today.
    const isFollowed =
      alone?.reach === "own" && (next === undefined ? !bare.includes(alone.about) : !FOLLOWS_REQUEST.test(next))
    const object = isFollowed ? undefined : (alone ?? (next === undefined ? undefined : readForgetPair(clause, next)))
    const words = object === undefined ? [] : (object.reach === "said" ? topicsOf : namedTopics)(object.about, names)
    if (object !== undefined && words.length > 0) return { ...object, words }
  }
  return undefined
}

const NAMES_MEMORY = /memor|gedächtnis|speicher|mémoire|memóri|keepsake/i

/** What a person adds to a request: a courtesy, a reason that is about the thing or about having told it. */
const FOLLOWS_REQUEST = regex(
  `
    ^(?:please|pls|plz|thanks|thx|ok|the (?:one|ones)|it|it's|its|it'll|that|that's|thats|this|they|they're|he|he's|she|she's|because|cos|cuz|since|as it|no longer|not|never|don't|dont|do not|didn't
    |i (?:don't|dont|do not|didn't|didnt|did not|shouldn't|should not|should never|never|no longer|was wrong|lied|made|regret|changed|take)|you (?:don't|dont|do not)|forget|delete
    |bitte|danke|das|die|der|es|er|sie|weil|stimmt|gilt|ich (?:will nicht|möchte nicht|hätte|habe nicht)|merci|stp|c'est|ça|il|elle|car|parce|je (?:ne|n')|por favor|gracias|es|era|ya no|porque|no (?:quiero|debí)|per favore|grazie|è|non|perché|obrigad[oa]|não|já não|é|era)(?!\\p{L})|^(?:谢谢|这|那|因为|不|已经)
  `,
  "iu",
)

function readForms(bare: string, names: ReadonlySet<string>): ForgetRequest | undefined {
  for (const [reach, form] of FORGET_FORMS) {
    const about = form.exec(bare)?.[1]
    if (about === undefined || CLITIC.test(about) || (reach === "own" && isOfTalk(about))) continue
    const remarked = cutRemark(about, bare)
    const stated = reach === "said" ? remarked : remarked.replace(ARTICLE, "")
    const words = topicsOf(stated, names)
    return words.length === 0 ? undefined : { about: stated, words, reach }
  }
  return undefined
}

/** "Tira-o da tua memória": a pronoun, which what stands before it names. */
const CLITIC = /^-(?:[ao]s?|l[ao]s?|n[ao]s?)(?!\p{L})/iu

const ARTICLE = /^(?:the|das|die|den|der|le|la|les|el|los|las|il|lo|gli|o|a|os|as) (?=\p{L})/iu
