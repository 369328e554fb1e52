import { asksToKeepIt, beforeKeepRequest } from "../../text/keeping/closing-keep-request.ts"
import { expression, regex } from "../../text/regex.ts"
import { askedToRemember } from "../../text/remember-requests.ts"
import { hasForgettingVerb } from "./forgetting-verbs.ts"

/** A question that is a request: "could you", "pourriez-vous". */
const POLITE_QUESTION = regex(
  `
    ^[¿\\s]*(?:(?:hey|please|pls|and|ok|bitte|por favor|per favore|s'il te plaît|oye),? )*(?:(?:can|could|would|will) (?:you|u|we)|it(?:'d| would) be|tu veux|voulez-vous|veux-tu|te importaría|le importaría|ti dispiace|le dispiace|será que|dá pra|(?:kannst|könntest|könnten|würdest|würden) (?:du|sie)
    |(?:peux|pourrais)-tu|tu (?:peux|pourrais)|(?:pouvez|pourriez)-vous|vous pou(?:vez|rriez)|puedes|podrías|puede|podría|pode|podes|poderia|podias|você pode|puoi|potresti|può|potrebbe|kun je|kunt u|możesz|можешь)(?!\\p{L})
  `,
  "iu",
)
const THANKS = regex(
  `
    (?:,? ?(?:please|pls|plz|thanks|thx|thank you|ok|would you(?: please)?|will you|if you (?:can|could|would)|bitte|danke|por favor|porfa|gracias|s'il (?:te|vous) plaît|stp|svp|merci|per favore|grazie|obrigad[oa]|lütfen|alsjeblieft|пожалуйста)){0,2}
    [.!。！]{0,3}$
  `,
  "iu",
)

/** "Por favor olvida que …", "s'il te plaît oublie …": a request is the same without the courtesy in front, which needs no comma. */
const LEADING_COURTESY = expression("iu")`
  ^[¡¿\s]*(?:(?:pretty )?(?:please|pls|plz)|kindly|be so (?:kind|good) (?:and|as to)|por favor|porfa(?:vor)?|porfis|por gentileza|(?:se )?faz favor|si puedes|se puderes|bitte(?: bitte)?|sei (?:doch )?so (?:gut|lieb|nett) und|wenn es geht|s[' ]?il (?:te|vous) pla[iî]t|stp|svp|per (?:favore|piacere|cortesia)|ti prego|la prego
  |alsjeblieft|alstublieft|a\.?u\.?b\.?|(?:bardzo )?proszę(?: cię)?|пожалуйста|lütfen|prosím|snälla|vær så snill|vær venlig)(?![\p{L}'])[,:]? (?=\S)
`

export const cutLeadingCourtesy = (sentence: string): string =>
  sentence.replace(/[’]/g, "'").replace(LEADING_COURTESY, "")

/** Behind a request: ", ok?", ", gell?", "好吗？". */
const TAG = expression("iu")`
  (?:[,，、]\s?¿?(?:ok|okay|yeah|yes|right|alright|deal|would you|will you|ja|gell|ne|oder|gut|d'accord|hein|tu veux(?: bien)?|vale|sí|verdad|de acuerdo|va bene|capito|d'accordo|está bem|tá(?: bom)?|viu|combinado|certo|ね|いいですか)|[,，、]?(?:好吗|好嗎|好不好|可以吗|行吗|行不行))\s?[?？]$
`

/** A request without its courtesies, as a question as well: "could you forget my address, please?" */
export function cutCourtesies(courteous: string): string {
  const sentence = cutLeadingCourtesy(courteous).replace(TAG, "")
  const straight = sentence.replace(/[’]/g, "'")
  return (POLITE_QUESTION.test(straight) ? straight.replace(/^[¿\s]+|\s?[?？]$/g, "") : straight).replace(THANKS, "")
}

/** "Don't forget that …", with any verb of forgetting denied. */
const DENIED_FORGETTING = expression("giu")`
  (?<!\p{L})(?:(?:(?:do not|don'?t|never|not to)(?: ever| please| you (?:ever|dare(?: to)?))? (?:forget|delete|erase|remove)|lösche? (?:(?:das|es|bitte) ){1,2}(?:nicht|nie)|(?:mustn'?t|must not|should not|shouldn'?t|never ever|don'?t (?:you|u)(?: (?:ever|dare(?: to)?))?|under no circumstances(?: (?:should|must) (?:you|u))?) forget|verg(?:iss|iß|esst|essen)(?: (?!dass|daß|was|wo|wer|wie|wann|ob|ich)\p{L}+){0,2} (?:nicht|nie|niemals|auf keinen fall|unter keinen umständen|keinesfalls)|(?:nicht|nie|niemals|keinesfalls) vergessen|n'oubli\p{L}+(?: \p{L}+)? (?:pas|jamais)|n'oubli\p{L}+ surtout (?:pas|jamais)|oublie[sz]?(?: surtout)? (?:pas|jamais)(?! mal)|(?:pas|jamais) oublier|(?:no|nunca|jamás)(?: se)? (?:te |se |lo |la )?olvid(?:es|e|ar|éis|en)|(?:não|nunca|jamais) (?:te |se )?esque[cç](?:as|a|e|er|am)|(?:non|mai) (?:ti |si |vi )?(?:dimentic|scord)(?:are|arti|arsi|arlo|hi|a|ate|arvi)
  |niet vergeten|vergeet(?: \p{L}+)? niet|nie zapom(?:nij|inaj|nieć)\p{L}*|не (?:забудь|забывай)(?:те)?)(?!\p{L}))|(?:[别別]再?|不[要能可]|勿)忘|忘れない(?:で|よう)|忘れずに|잊지 ?(?:마|말)
`
const ANY_FORGETTING = expression("giu")`
  forg[eo]t|verg[ei]ss|vergiß|oubli|olvid|olvíd|esque[cç]|dimentic|scord|vergeet|vergeten|zapom|забуд|забыв|忘|잊|delet|eras|remov|lösch|entfern|streich|effac|supprim|borr|bórr|elimin|apag|cancell|删|刪|消|지워|удал|usuń
`

/** Whether the only word of forgetting is denied: "don't forget to delete it" asks to delete. */
export function asksToKeep(sentence: string): boolean {
  const straight = sentence.replace(/[’]/g, "'")
  const denied = straight.match(DENIED_FORGETTING)?.length ?? 0
  return denied > 0 && denied === straight.match(ANY_FORGETTING)?.length
}

/** Whether a stretch has a verb of forgetting that is not denied. */
const forgets = (stretch: string): boolean => hasForgettingVerb(stretch) && !asksToKeep(stretch)

/** A clause that begins with a verb of forgetting behind what is to be remembered: "Remember that I told you, and forget it now". */
const THEN_FORGETS = new RegExp(
  `(?:^|[,;:.!?，；。]\\s?|\\s(?:and|but|then|und|aber|et|mais|y|pero|e|ma|mas)\\s)(?:\\S{1,30}\\s){0,2}(?:${ANY_FORGETTING.source})`,
  "iu",
)

/**
 * Whether a sentence asks to remember something, whatever that says: "Remember that my late wife was called May", "I take
 * lithium, please remember that".
 */
export function asksToRemember(sentence: string): boolean {
  if (asksToKeepIt(sentence) && !forgets(sentence)) return true
  const before = beforeKeepRequest(sentence)
  if (before !== undefined) return !THEN_FORGETS.test(before) && !forgets(sentence.trim().slice(before.length))
  const asked = askedToRemember(sentence)
  return asked !== undefined && (asksToKeep(sentence) || !THEN_FORGETS.test(asked))
}

/** "I hope you noted that", which wishes the opposite. */
const HOPES_TO_KEEP = expression("iu")`
  ^(?:(?:well|so|and|also|und|et|y|e)[, ]{1,2})?(?:i (?:do |really |just )?hope|hopefully|ich hoffe|hoffentlich|j'espère|espero|ojalá|spero|tomara|希望|但愿)(?!\p{Ll})
  (?!.*(?:forg[eo]t|delet|eras|remov|\bnot\b|n't|never|verg[ei]ss|lösch|nicht|nie\b|oubli|effac|\bpas\b|olvid|borr|\bno\b|não|\bnon\b|esque|apag|dimentic|cancell|忘|删|刪|别|不))
`
export const hopesToKeep = (sentence: string): boolean => HOPES_TO_KEEP.test(sentence.replace(/[’]/g, "'").trim())

/** "Don't save that file yet" is about work. */
const KEEPS_FILE = expression("iu")`
  (?<!\p{L})(?:save|store|keep|write|commit|upload|(?:ab)?speicher\p{L}{0,3}|sichere?|enregistre[rz]?|sauvegarde[rz]?|guardes?|guarde|grabes?|salvar?e?|salve|gravar|graves?)(?!\p{L})[^.!?]{0,24}(?<!\p{L})(?:files?|documents?|drafts?|images?|spreadsheet|slides?|branch|datei(?:en)?|dokumente?|entwurf|bild|fichiers?|brouillon|archivos?|documentos?|borrador|bozza|ficheiros?|arquivos?|rascunho)(?!\p{L})
  |[保存储][^。]{0,4}(?:文件|文档|草稿)|(?:ファイル|文書|下書き)[^。]{0,6}保存
`
const IN_MEMORY = /memor|mémoire|gedächtnis|remember|merk|记忆|記憶/iu
export const speaksOfFile = (sentence: string): boolean => KEEPS_FILE.test(sentence) && !IN_MEMORY.test(sentence)

/** "Laisse tomber, oublie", which drops what is talked about, and "non merci", which name nothing. */
const DROPPED =
  /^(?:laisse(?: tomber)?|lascia (?:stare|perdere)|lass gut sein|d[ée]jalo|deixa (?:pra lá|estar)|never ?mind|算了|(?:no|non|nein|nee|não)[, ]{1,2}(?:thanks?|thank you|merci|grazie|gracias|danke|obrigad[oa]))(?:[,，] ?(?:oublie(?: ça)?|vergiss (?:es|das)|olv[íi]dalo|esquece|dimentica(?:lo)?|forget (?:it|that)|忘了吧))?[.!。！]?$/iu

/** "Forget that you are an AI", "forget that it is raining", which tell how to answer. */
const PRETENDED =
  /^[^\p{L}]*(?:forget|vergiss|oublie[zs]?|olvida|dimentica|esquece) (?:that|dass|que|che) (?:you(?:['’]re| are) |it(?:['’]s| is) (?:raining|snowing|dark|hot|cold|late)|du bist |tu es |eres |sei |você é )/iu
/** "I'd never quit Siemens", which promises. */
const VOW =
  /^(?:i(?:['’]?d| would|['’]?ll| will) never|(?:\p{L}+ )?(?:würde?|werde) ich (?:\p{L}+ ){0,3}nie|ich (?:würde?|werde) (?:\p{L}+ ){0,3}nie|je ne \p{L}+rais? jamais|nunca \p{L}+(?:ría|ré|ria|rei)|non \p{L}+(?:rei|rò) mai|我(?:绝|永远)不)(?!\p{L})/iu

/** Whether a sentence drops what is talked about, tells how to answer or promises, in words of forgetting. */
export const dropsTopic = (sentence: string): boolean =>
  [DROPPED, PRETENDED, VOW].some((form) => form.test(sentence.trim()))

/** "Help me forget my ex", "Hilf mir, meine Ex zu vergessen": what somebody wants to forget themselves. */
const HELPED = expression("iu")`
  ^(?:(?:please|pls|bitte|can you|could you|i need you to|por favor|per favore|s['’]il te plaît)[, ]{1,2})?(?:(?:help|make|let) me (?:to )?(?:forget|get over|stop thinking)|hilf mir(?:,| bitte,| doch,)? (?:.{1,60} )?(?:zu )?vergess|lass mich .{1,60} vergessen|(?:aide[sz]?|aidez|fais|faites)-moi (?:à )?oublier|ayúdame a (?:olvidar|superar)|hazme olvidar|aiutami a (?:dimenticare|scordare)|fammi (?:dimenticare|scordare)|(?:me ajud[ae]|ajud[ae]-me|me faz|me faça) (?:a )?esquecer)(?!\p{Ll}{4})
  |(?:让|使)我(?:忘|彻底忘)|忘れさせて
`
export const asksToBeHelped = (sentence: string): boolean => HELPED.test(sentence.replace(/[’]/g, "'").trim())
