import { regex } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { parseForgetRequests } from "./forget-requests.ts"
import type { ForgetRequest } from "./match-request.ts"
import { namingWords } from "./named-statements.ts"

/** A sentence that asks to forget and states something else: "I live in York now, forget Leeds." */
export interface RequestWithStatement {
  readonly asking: string
  /** The clauses that state, as they are in the sentence. */
  readonly stating: readonly string[]
}

const CONJUNCTION =
  "and|und|et|y|e|so|but|aber|mais|pero|ma|mas|also|deshalb|donc|alors|así que|entonces|quindi|então|所以|但是?|而且"
const COURTESY =
  "(?:(?:please|pls|bitte|s'il te plaît|por favor|per favore|you can|du kannst|tu peux|puedes|puoi|请|請|你可以)[, ]{0,2}){0,3}"
const FORGET =
  "(?:forget|delete|erase|vergiss|vergessen|lösch\\p{L}*|oublie[rz]?|efface[rz]?|olvid[ae]r?|borra|dimentica|scorda|cancella|esque[cç][ae]|apaga|忘)"
const FORGETTING = COURTESY + FORGET
const REMEMBERING = `${COURTESY}(?:(?:do )?(?:remember|note|keep in mind)|merke? dir|behalte?|retiens|souviens-toi|note|recuerda|anota|ricorda(?:ti)?|lembra(?:-te)?|anota|记住|記住|记得)`
/** Words with which a clause says that something is so now, or became so. */
const CHANGE =
  "now|nowadays|these days|meanwhile|actually|instead|new|moved|switched|changed|jetzt|nun|inzwischen|mittlerweile|stattdessen|neu(?:e[nmrs]?)?|umgezogen|gezogen|gewechselt|maintenant|désormais|plutôt|nouve(?:au|lle)|déménagé|changé|ahora|actualmente|nuev[oa]|mudé|mudado|cambié|adesso|ora|attualmente|nuov[oa]|trasferit[oa]|agora|atualmente|nov[oa]|mudei"
const OWN =
  "i|i'm|im|i've|ive|my|we|we're|we've|our|ich|wir|mein\\p{L}*|unser\\p{L}*|je|j'|nous|mon|ma|mes|notre|nos|yo|mi|mis|nosotros|io|mio|mia|eu|meu|minha"
const FIRST_PERSON =
  "vivo|trabajo|tengo|soy|estoy|me (?:mudé|gusta|llamo|encanta)|prefiero|abito|lavoro|ho|sono|mi (?:piace|chiamo|sono trasferit[oa])|preferisco|moro|trabalho|tenho|sou|estou|gosto|prefiro"
const STATES = `(?:(?:${CHANGE}),? )?(?:(?:${OWN})(?!\\p{L})|(?:j')|(?:${FIRST_PERSON})(?!\\p{L})|\\p{L}+ (?:ich|wir)(?!\\p{L}))|(?:现在|如今|目前|今は)?(?:我|私|僕|俺)`

const BREAK = regex(
  `
    [,;–—，；、]\\s*(?:(?:${CONJUNCTION})[ ,]\\s*|(?:所以|但是|但|而且))?|\\s(?:${CONJUNCTION})\\s(?=(?:${FORGETTING}|${REMEMBERING}|(?:${OWN})(?!\\p{L})|j'))
  `,
  "giu",
)
const ASKS = regex(`^(?:${FORGETTING})`, "iu")
const REMEMBERS = regex(`^(?:${REMEMBERING})(?!\\p{Script=Latin})`, "iu")
const IS_STATEMENT = regex(`^(?:${STATES})`, "iu")
const CHANGES = regex(`(?<!\\p{L})(?:${CHANGE})(?!\\p{L})|现在|如今|目前|搬|换|換|改|新|今は`, "iu")
/** What is left is no news, and names what is to be forgotten. */
const LEAVES =
  /(?<!\p{L})(?:from|left|leave|quit|not|no longer|never|former|old|ex|aus|von|nicht|kein\p{L}*|nie|quitté|plus|pas|jamais|dejé|ya no|nunca|lasciato|non|mai|deixei|não|told|said|lied|wrong|regret|mentioned|gesagt|erzählt|gelogen|dit|raconté|menti|dije|conté|mentí|detto|disse|want|will|möchte|veux|quiero|voglio|quero)(?!\p{L})|n['’]t(?!\p{L})|从|從|不|没|沒|说|說|想/iu
/** A clause about what another one names. */
const REFERS =
  /(?<!\p{L})(?:it|that|this|these|those|he|she|they|him|her|them|his|their|it's|das|dies\p{L}*|es|er|sie|ihn|ihm|ihr|ça|cela|ce|c['’]est|il|elle|eso|esto|él|ella|questo|ciò|lui|lei|isso|isto|ele|ela)(?!\p{L})|[他她它这那這]/iu
/** "Forget my salary, I earn 900": the clause may state just that. */
const OWN_OBJECT =
  /(?<!\p{L})(?:my|our|mein\p{L}*|unser\p{L}*|mon|ma|mes|nos|notre|mi|mis|mio|mia|miei|mie|meu|minha|meus|minhas|about|über|everything|alles|tout|todo|tutto|where|what|who|how|wo|was|wie)(?!\p{L})|我的|关于/iu
const OLD =
  /(?<!\p{L})(?:old|former|previous|alte[nmrs]?|frühere[nmrs]?|ancien(?:ne)?|vieux|vieille|viej[oa]|anterior|antigu[oa]|vecchi[oa]|antig[oa])(?!\p{L})|旧|舊|以前|原来/iu
const SAYS_THAT = regex(
  `^(?:${FORGETTING})[^ ]{0,12}(?: bitte| please)?,? (?:that|dass|daß|que|qu'|che)|忘.{0,2}我`,
  "iu",
)
const MOVES =
  /(?<!\p{L})(?:moved|switched|changed|umgezogen|gezogen|gewechselt|déménagé|mudé|mudado|cambié|trasferit[oa]|mudei)(?!\p{L})|搬|换|換|引っ越/iu
/** "Forget that I like jazz, I like rock": what has another value takes the place of the first. */
const VERBS =
  /(?<!\p{L})(?:live|like|love|prefer|hate|work|drive|play|study|wohn|leb|mag|arbeit|fahr|spiel|studier|habit|aim|adore|préfère|travaill|condui|étudi|viv|gusta|prefiero|trabaj|estudi|abit|piac|preferisc|lavor|mor[oa](?!\p{L})|gosto|prefiro|trabalh|estud)|(?<=['’])(?:habit|aim|adore|étudi)|住|喜欢|喜歡|爱|愛|工作|上班|学|學/giu

const verbsOf = (text: string): readonly string[] => text.toLowerCase().match(VERBS) ?? []

const FUNCTION_LENGTH = 2

/** Divides a sentence that asks to forget and states something else. Nothing if it only asks, or speaks of what is to go. */
export function divideRequest(sentence: string): RequestWithStatement | undefined {
  if (sentence.length > MAX_CHARACTERS) return undefined
  const clauses = clausesOf(sentence)
  const at = clauses.findIndex(({ text }) => ASKS.test(text))
  const asks = clauses[at]
  if (asks === undefined || clauses.length < 2 || clauses.filter(({ text }) => ASKS.test(text)).length > 1)
    return undefined
  // A comma divides the request as well: "Vergiss, dass ich in Ulm wohne".
  const joined = `${asks.text}, ${clauses[at + 1]?.text ?? ""}`
  const isDivided = !SAYS_THAT.test(asks.text) && SAYS_THAT.test(joined)
  const request = isDivided ? joined : asks.text
  const others = clauses.filter((_, index) => index !== at && !(isDivided && index === at + 1))
  const stating = others.filter(({ text }) => statesElse(text, request))
  if (stating.length === 0 || parseForgetRequests(request).length === 0) return undefined
  const rest = clauses.filter((one) => !stating.includes(one))
  return { asking: rest.map(({ text }) => text).join(", "), stating: stating.map(({ text }) => text) }
}

const MAX_CHARACTERS = 400

function clausesOf(sentence: string): readonly { readonly text: string }[] {
  const straight = sentence.replace(/[’]/g, "'")
  const clauses: { text: string }[] = []
  let from = 0
  for (const { 0: mark, index } of straight.matchAll(BREAK)) {
    clauses.push({ text: sentence.slice(from, index).trim() })
    from = index + mark.length
  }
  clauses.push({ text: sentence.slice(from).trim() })
  return clauses.filter(({ text }) => text !== "")
}

/** Whether a clause states something of its own, none of which is what the request names. */
function statesElse(clause: string, request: string): boolean {
  const straight = clause.replace(/[’]/g, "'")
  const remembers = REMEMBERS.test(straight)
  const content = straight.replace(REMEMBERS, "").replace(/^,? ?(?:that|dass|daß|que|qu'|che) ?/iu, "")
  if ((!remembers && !IS_STATEMENT.test(content)) || REFERS.test(content) || LEAVES.test(content)) return false
  const asked = namingWords(request.replace(ASKS, ""))
  const told = namingWords(content)
  const shared = asked.filter((word) => told.includes(word))
  const saysThat = SAYS_THAT.test(request)
  // A name that both have is what is to be forgotten; a verb may be.
  if (asked.length === 0 || shared.length === asked.length || shared.length === told.length) return false
  if (shared.length > 0 && (!saysThat || sharesName(clause, request, shared))) return false
  if (remembers) return true
  if (!saysThat && OWN_OBJECT.test(request) && !OLD.test(request)) return false
  if (!saysThat) return CHANGES.test(straight)
  const verbs = verbsOf(request)
  return MOVES.test(straight) || verbsOf(straight).some((verb) => verbs.includes(verb))
}

/** Whether both have a capitalised word or a number in common. */
function sharesName(clause: string, request: string, shared: readonly string[]): boolean {
  const own = clause.match(/(?:\p{Lu}|\d)[\p{L}\p{N}]+/gu) ?? []
  const asked = request.toLowerCase()
  return own.some((word) => word.length > FUNCTION_LENGTH && asked.includes(word.toLowerCase()) && shared.length > 0)
}

/** What a text asks to forget, read without what it states beside. */
export function forgetRequestsIn(text: string): readonly ForgetRequest[] {
  return parseForgetRequests(withoutStating(text))
}

function withoutStating(text: string): string {
  const sentences = sentencesOf(text)
  let asking = ""
  let from = 0
  for (const { text: sentence, start, end } of sentences) {
    const divided = ASKING.test(sentence) ? divideRequest(sentence) : undefined
    if (divided === undefined) continue
    asking += `${text.slice(from, start)}${divided.asking}`
    from = end
  }
  return asking + text.slice(from)
}

const ASKING = regex(FORGET, "iu")

/** What a sentence that asks states beside; nothing if it does not ask. */
export function statedWithRequest(sentence: string): readonly string[] {
  return ASKING.test(sentence) ? (divideRequest(sentence)?.stating ?? []) : []
}
