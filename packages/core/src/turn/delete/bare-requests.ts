import { expression } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { foldSpelling } from "../../text/topics/folded-words.ts"
import { wholeWords } from "../../text/whole-words.ts"
import { asksByName, endsWithThem, tellsOfThem } from "./asked-by-name.ts"
import {
  continuesRequest,
  hasObjectClause,
  namesOwn,
  type ReadClause,
  readRequestClauses,
  requestClauses,
} from "./clause-roles.ts"
import { namingWords } from "./named-statements.ts"
import { personOf } from "./request-address.ts"

/** What only a request to a memory says: it is polite, speaks of memory or of having told it, or names a statement. */
const EXPLICIT = wholeWords(
  `please|pls|plz|thanks|thx|can you|could you|would you|will you|you can|you should|i want you|memory|told|said|mentioned|wrote|everything|anything|all about|where i|what i|how (?:much|old|tall) i|who i
  |bitte|danke|kannst du|könntest du|können sie|könnten sie|gedächtnis|speicher|gesagt|erzählt|alles|wo ich|was ich|wie alt ich|s'il (?:te|vous) plaît|stp|svp|merci|peux-tu|tu peux|pourrais-tu|mémoire|ai dit|raconté|parlé|tout ce|où j'|ce que
  |por favor|porfa|gracias|puedes|podrías|memoria|dije|conté|todo lo|dónde|donde|lo que|lo de que|per favore|grazie|puoi|potresti|detto|raccontat[oa]|tutto|dove|quello che|obrigad[oa]|podes|pode|memória|disse|contei|falei|tudo|onde|o que`,
  "请|請|麻烦|麻煩|拜托|帮我|说过|說過|记忆|記憶|ください|下さい|くれ|ほしい|お願い",
)
/** "The thing with …", "lo de …", "das mit …": a matter that was spoken of. */
const MATTER = wholeWords(
  "(?:the|that|this|whole|all that) (?:\\p{L}+ )?(?:thing|stuff|business|matter|bit|story|carry-on|mess|saga|part)|(?:the|that) (?:bit|part|stuff|thing) (?:about|with|on)|about the|das mit|die sache|die geschichte|das ganze mit|l['’]histoire|l['’]affaire|le truc|le coup d|lo de|lo del|eso de|aquello de|el asunto|el tema|la cosa|la storia|la faccenda|quella cosa|la questione|o negócio|a história|aquilo d[aeo]|o lance|a coisa|a cena d",
  "那件?事|这件?事|那档子?事|的事|那茬|这茬|の件|の話|のこと",
)
/** The person says where they are or what they have, or that something is new: "I'm the clever one" is no news. */
const OWN_NEWS = expression("iu")`
  (?<!\p{L})(?:i|we)(?:['’]ve| have)?(?: just| already| only| still)? (?:lived?|moved?|work(?:ed)?|start(?:ed)?|have|had|got|own|drive|bought|sold|study|quit|stopped|gave|switched|changed|earn|make|weigh|take|use|adopted|joined|train|teach)(?!\p{L})
  |(?<!\p{L})(?:i['’]?m|i am|we['’]?re|we are) (?:at|in|with|single|married|divorced|retired|vegan|called)(?!\p{L})|(?<!\p{L})(?:i|we)['’]ve \p{L}+
  |(?<!\p{L})(?:ich|wir) (?:wohne?n?|lebe?n?|arbeite?n?|hab(?:e|en)?|fahre?n?|verdiene?n?|heiße?n?|nehme?n?|studiere?n?|wiege?n?|bin (?:bei|in|nach|umgezogen|single|geschieden|verheiratet))(?!\p{L})
  |(?<!\p{L})(?:j['’]|je |on |nous )(?:habite|vis|travaille|bosse|ai|a|conduis|gagne|prends|suis (?:à|chez|en|au|célibataire|mariée?|divorcée?))(?!\p{L})
  |(?<!\p{L})(?:vivo|trabajo|tengo|conduzco|gano|estoy (?:en|con|solter[oa])|abito|lavoro|ho|guido|guadagno|prendo|sono (?:a|in|da|single)|moro|trabalho|tenho|dirijo|ganho|estou (?:em|no|na|com|solteir[oa]))(?!\p{L})
  |(?<!\p{L})(?:my|our|meine?|unsere?|mon|ma|notre|mi|mio|mia|meu|minha) \p{L}+ (?:is|ist|est|es|è|é)(?!\p{L})
  |(?<!\p{L})(?:now|new|no longer|any ?more|nowadays|these days|jetzt|inzwischen|mittlerweile|neue[nrsm]?|nicht mehr|maintenant|désormais|nouveau|nouvelle|ne \p{L}+ plus|ahora|nuev[oa]|ya no|adesso|ora|nuov[oa]|non \p{L}+ più|agora|nov[oa]|já não)(?!\p{L})
  |[我咱私僕俺]|现在|現在|今は|うち|引っ越した|引っ越しました|転職|離婚し|結婚し
`
/** A wish is no news: "I want a Porsche". */
const WISH = wholeWords(
  `want|wanna|need|would|wish|i'd|i’d|rather|prefer|dream|let's|let’s|lets|will|wollen|möchte|möchten|hätte|würde|brauche|lieber|träume|veux|voudrais|voulons|préfère|rêve|besoin|quiero|queremos|prefiero|quisiera|necesito|sueño|voglio|vogliamo|vorrei|preferisco|quero|queremos|prefiro|preciso|gostaria`,
  "想要|想|要|欲しい|ほしい|したい",
)
/** Says no more than the request itself: "ok", "that's all". */
const COURTESY = expression("iu")`
  ^(?:(?:ok|okay|yes|yeah|right|please|pls|plz|thanks|thank you|thx|cheers|a lot|so much|very much|now|for good|forever|again|too|as well|ta|that['’]s (?:all|it)|bitte|danke|ja|gut|endgültig|einfach|stp|svp|merci|s['’]il (?:te|vous) plaît|por favor|porfa|gracias|vale|per favore|grazie|obrigad[oa]|would you|will you|can you|could you|would you mind|keepsake|吧|谢谢|請|请|ね|よ)[ ,]{0,2}){1,4}$
`
const MIN_STATES = 0.5
const MIN_EXPLAINS = 0.5
/** Japanese names no subject. */
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u
const MIN_STATES_WITHOUT_SUBJECT = 0.85
/** More of what stands behind, in characters, is not read. */
const MAX_BEHIND = 400
const LAST_MARKS = /[\s.…!?。！？]{1,12}$/u

/**
 * Whether a sentence only says "forget" of a thing and goes on with something that is neither a reason nor the person's own
 * news: "forget the sea, mountains are better". What stands behind it in the message counts as well. Such words ask too little
 * to delete anything.
 */
export function isBareRequest(sentence: string, behind: string): boolean {
  const rest = behind.slice(0, MAX_BEHIND).trim().replace(LAST_MARKS, "")
  const whole = [sentence, ...sentencesOf(rest).map(({ text }) => text)].map((one) => one.replace(LAST_MARKS, ""))
  const clauses = readRequestClauses(whole.join("; "))
  const at = clauses.findLastIndex(({ hasVerb }) => hasVerb)
  const asking = clauses[at]
  if (asking === undefined || hasObjectClause(asking.text) || clauses.some(isExplicit)) return false
  if (continuesRequest(asking, clauses[at + 1]?.text ?? "")) return false
  // "My marital status: forget it" names before the request what is meant.
  if (namingWords(asking.text).length === 0 && !namesOwn(asking.text)) return false
  const before = clauses[at - 1]
  if (before !== undefined && INTRODUCES.test(before.behind) && !isCourtesy(before)) return true
  const isNamed = asksByName(asking.text)
  let isNews = false
  for (const clause of clauses.slice(at + 1)) {
    if (isCourtesy(clause)) continue
    // "I have a dog now, he is called Bo" goes on with the news.
    if (!supports(clause) && !(isNamed && explainsName(clause)) && !(isNews && clause.chances.states >= MIN_STATES))
      return true
    isNews ||= clause.chances.states >= MIN_STATES
  }
  return false
}

/** From this probability on a clause goes on about something else. */
const GOES_ON = 0.5

/** Whether a clause behind a request for a name says why, or what became of them. */
export const explainsName = (clause: ReadClause): boolean =>
  isCourtesy(clause) ||
  endsWithThem(clause.text) ||
  (!clause.hasVerb && clause.chances.declines < GOES_ON && !WISH.test(clause.text) && tellsOfThem(clause.text))

/** Whether a sentence asks as only memory is asked: politely, of what was told, of a matter. */
export const asksExplicitly = (sentence: string): boolean => EXPLICIT.test(sentence) || MATTER.test(sentence)

const INTRODUCES = /[:：]/u
const isExplicit = ({ text, hasVerb }: ReadClause): boolean => hasVerb && asksExplicitly(text)
const isCourtesy = ({ text }: ReadClause): boolean => COURTESY.test(text.replace(LAST_MARKS, ""))

/** Whether a clause gives a reason, or news of the person. */
function supports({ text, chances }: ReadClause): boolean {
  if (chances.explains >= MIN_EXPLAINS) return true
  if (WISH.test(text)) return false
  return chances.states >= (OWN_NEWS.test(text) ? MIN_STATES : KANA.test(text) ? MIN_STATES_WITHOUT_SUBJECT : 1)
}

/** Before a request: somebody else says it. What the person told the assistant is none. */
const REPORTS = expression("iu")`
  (?<!(?<!\p{L})(?:i|ich|je|yo|io|eu)(?: just| already)? )(?<!\p{L})(?:says?|said|goes|went|yells?|yelled|shouts?|shouted|whispers?|whispered|sings?|sang|writes?|wrote|texts?|texted|replies|replied|answers?|answered|was like|is like|sagte?|meinte?|schreibt|schrieb|rief|singt|sang|gesagt|dit|disait|écrit|crie|répond|chante|dice|dijo|decía|escribió|canta|ha detto|diceva|scrive|diz|disse|dizia|escreveu)(?: (?:to )?(?:me|him|her|them|us|mir|ihm|ihr|ihnen|zu \p{L}+))?$
  |(?<!\p{L})(?:told|tells?|tell) (?!(?:you|u)(?!\p{L}))(?:my )?\p{L}+$|[他她们](?:说|說)$
`
/** "Forget your sister": a person says that to another, and of what the assistant has only of its notes. */
const YOURS = expression("iu")`
  (?<!\p{L})(?:forget|delete|erase|vergiss|vergesst|lösche?|oublie[zs]?|efface|olvida|borra|dimentica|cancella|esquece|apaga)(?: (?:about|all about|de|a|di|da|do|la|il|i|le|o|os|as))?[ ](?:your|dein\p{L}{0,2}|ta|ton|tes|tu|tus|tu[oa]|tue|tuoi|teus?|tuas?)[ ]
  (?!(?:\p{L}+ )?(?:memor|notes?|records?|knowledge|entr|files?|data|gedächtnis|notiz|wissen|erinnerung|daten|eintr|mémoire|notes|souvenir|donn|notas|recuerd|datos|ricord|dati|appunti|lembran|dados))
  |(?:忘掉|忘记|忘了|忘記)你的|あなたの.{1,12}(?:忘れて|消して)
`

/** A relative, a name at most, and the verb of the clause. In Romance languages it is spelled like the imperative: "mio zio dimentica". */
const THIRD_PERSON = expression("iu")`
  ^(?:(?:the|der|die|le|la|el|il|o|a|l['’]) ?)?(?:(?<whose>my|our|meine?|unsere?|mon|ma|notre|mi|nuestr[oa]|mi[oa]|nostr[oa]|meu|minha|noss[oa]) )?(?<who>\p{L}{2,20})(?:[ ]\p{L}{2,20})?
  (?:[ ](?:ne|n['’]|no|non|não|já|ya|se|si|s['’]|always|often|immer|toujours|siempre|sempre)){0,2}[ ]?(?<=[ ’'])
  (?:forgets?|forgot|forgetting|deletes|deleted|vergisst|vergißt|vergaß|nimmt|nahm|löscht|löschte|streicht|oublie|oubliait|efface|prend|retire|enlève|olvida|olvidó|olvidaba|borra|borró|toma|quita|dimentica|dimenticava|scorda|cancella|prende|toglie|esquece|esqueceu|esquecia|apaga|apagou|tira)(?!\p{L}|-)
`

/** "他把我的名字忘了". */
const THIRD_PERSON_CHINESE =
  /^[他她它]们?(?:又|都|总是?|老是?|经常|常常|从来|已经|刚|竟然|居然)?(?:把.{1,12})?(?:忘|删)/u

/** Whether what asks in a sentence, or all of it, tells what somebody does: "my mother forgets that I'm vegan". */
function tellsOfSomebody(sentence: string): boolean {
  const asking = readRequestClauses(sentence).filter(({ hasVerb }) => hasVerb)
  const clauses = asking.length > 0 ? asking : requestClauses(sentence)
  const [clause] = clauses
  if (clause === undefined || clauses.length > 1) return false
  const { whose, who } = THIRD_PERSON.exec(clause.text)?.groups ?? {}
  if (who === undefined) return false
  // Only somebody forgets "that I …": "il mio ragazzo dimentica che …".
  return personOf(foldSpelling(who)) !== undefined || (whose !== undefined && hasObjectClause(clause.text))
}

/** Whether a sentence with a verb of forgetting repeats what one person says to another, or tells what somebody does. */
export function isSomebodyElses(sentence: string): boolean {
  if (THIRD_PERSON_CHINESE.test(sentence) || YOURS.test(sentence) || tellsOfSomebody(sentence)) return true
  const clauses = readRequestClauses(sentence)
  const at = clauses.findIndex(({ hasVerb }) => hasVerb)
  return clauses.slice(0, Math.max(0, at)).some(({ text }) => REPORTS.test(text))
}
