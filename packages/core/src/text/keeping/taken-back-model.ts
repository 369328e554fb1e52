import { compileConcepts, conceptFeatures } from "../concepts.ts"
import { probabilityOf, readModel } from "../spans/bucket-model.ts"
import { KEEPING_CONCEPTS, wishBucketOf, wishFeatures } from "./keeping-features.ts"
import { TAKEN_BACK_BIAS, TAKEN_BACK_SCALE, TAKEN_BACK_WEIGHTS } from "./taken-back-weights.ts"

/** What words mean in a message that takes a request back, beside what they mean in one about keeping. */
const CONCEPTS = compileConcepts([
  [
    "undo",
    "undo|unforget|undelet|revert|restor|recover|reinstat|re-?add|back |back$|rückgäng|wiederherst|wieder her|zurück|annul|rétabl|restaur|récup|remet|en arrière|deshaz|deshac|recup[eé]r|vuelve a|marcha atrás|atrás|annull|ripristin|rimett|recuper|torna indietro|desfaz|desfaç|rep[oõ]e|repor|cancela|revert|戻|取り消|キャンセル|復元|恢复|恢復|撤|还原|還原|找回|加回|放回",
  ],
  [
    "mistake",
    "mistake|accident|wrong|oops|whoops|my bad|slip|didn't mean|hasty|regret|versehen|fehler|irrtum|vertan|geirrt|verklick|vertipp|falsch|quatsch|ups|erreur|tromp|bêtise|oups|regrett|error|equivoc|sin querer|arrepent|sbagl|errore|pent|engan|erro |erro$|errei|sem querer|arrepend|間違|滑|勘違|早まっ|弄错|弄錯|搞错|手滑|说错|点错|后悔",
  ],
  [
    "rethought",
    "chang.{1,8} mind|second thought|after all|anyway|actually|come to think|thinking about it|doch |doch$|anders überlegt|eigentlich|im grunde|trotzdem|lieber|finalement|en fait|d'avis|quand même|réflexion|tout compte fait|al final|en realidad|pensándolo|de idea|de opinión|mejor|igual|anzi|alla fine|cambiato idea|ripens|pensandoci|comunque|pure|afinal|de ideia|pensando|pensei melhor|na verdade|melhor|やっぱり|気が変わ|思い直|考え直|よく考え|还是|改主意|想了想|仔细想|其实|算了",
  ],
  [
    "stay",
    "stay|leave|left in|let it be|as it was|lass |bleib|drin|stehen|wie es war|laisse|reste|rester|comme c'était|déja|deja|qued|como estaba|lasci|rest[aoi]|com'era|deixa|fica|como estava|como tava|mant[eéê]|そのまま|残し|留|保留|保持|照旧|像原来",
  ],
  [
    "further",
    "also|as well|too |too$|what else|anything else|the rest|other one|auch|sonst|das andere|aussi|également|d'autre|l'autre|también|lo otro|el resto|anche|l'altro|altro|também|o outro|mais |あと|それと|他に|以外|还有|另外|别的",
  ],
  [
    "thanks",
    "thank|thx|cheers|great|perfect|good|fine|cool|danke|super|prima|perfekt|passt|merci|parfait|nickel|gracias|genial|perfecto|grazie|perfetto|ottimo|obrigad|ótimo|perfeito|valeu|ありがとう|了解|助かる|谢谢|好的|太好",
  ],
])

/** The bucket of each feature of a message behind a request to forget. */
export function takenBackFeatures(message: string): readonly number[] {
  const text = message.replace(/[’]/g, "'").toLowerCase()
  const meanings = conceptFeatures(text, [...CONCEPTS, ...KEEPING_CONCEPTS])
  return [
    ...new Set([
      ...wishFeatures({ text: message, context: [] }),
      ...meanings.map((one) => wishBucketOf(`back ${one}`)),
    ]),
  ]
}

const model = readModel(TAKEN_BACK_BIAS, TAKEN_BACK_SCALE, TAKEN_BACK_WEIGHTS)
/** A longer message, in characters, says more. */
const MAX_MESSAGE = 100
/** From this probability on: what was forgotten by a request comes back on a wrong reading. */
const SURELY_FROM = 0.9

/**
 * Whether a message surely takes back the request to forget that stands right before it: "oh no don't, that's important".
 * `scripts/train-taken-back.mjs` fits the model.
 */
export const surelyTakesBack = (message: string): boolean =>
  message.length <= MAX_MESSAGE && probabilityOf(takenBackFeatures(message), model) >= SURELY_FROM
