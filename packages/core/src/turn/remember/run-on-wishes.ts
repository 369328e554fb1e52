import { expression } from "../../text/regex.ts"

/** Where a request not to keep something may begin inside a sentence without marks, by its verb. */
const BEGINS = expression("giu")`
  (?<=^|\s)(?:(?:don'?t|do not|never) (?:save|store|keep|remember|memori[sz]e|note|write|jot|put|log|record|retain)|keep (?:this|that)(?: one)? (?:out of|away from|off))(?!\p{L})
  |(?<=^|\s)(?:speichere?|merke?|notiere?|behalte?|schreibe?|sichere?)(?: dir)? (?:das|dies|es)(?!\p{L})
  |(?<=^|\s)(?:ne )?(?:garde[sz]?|enregistre[sz]?|note[sz]?|retiens|retenez|mémorise[sz]?|sauvegarde[sz]?|stocke[sz]?) pas(?!\p{L})|(?<=^|\s)n'(?:enregistre[sz]?|écris|écrivez) pas(?!\p{L})
  |(?<=^|\s)no (?:lo |la )?(?:guardes?|anotes?|apuntes?|registres?|grabes?|recuerdes?|memorices?|almacenes?)(?!\p{L})
  |(?<=^|\s)non (?:lo )?(?:salvar|registrar|segnar|memorizzar|annotar|tener|conservar|scriver|ricordar)\p{L}*
  |(?<=^|\s)n[ãa]o (?:guarda|guarde|salva|salve|grava|grave|anota|anote|registra|registre|registe|memoriza|lembre)(?!\p{L})
  |(?:别|別|不要|不用|先别)(?:给我)?(?:记|記|存|保存|留|写|記錄|记录)
  |(?:これ|この話|この件|今の|今の話)(?:は|を|だけは)?(?:絶対|絶対に)?(?:保存|記録|記憶|覚え|メモ|残)
`

/** The words with which a person goes on after it. */
const GOES_ON = expression("iu")`
  \s(?=(?:and|n|but|so|cuz|cause|because|just|i|im|i'm|ive|i've|what|whats|how|now|my|we|he|she|they|can|could|should|do|does|is|it's|tell|help|when|why|where|who|please tell|please help
  |und|aber|was|wie|ich|jetzt|kannst|könntest|soll|weil|wir|mein\p{L}*|wann|warum|sag|hilf|et|mais|dis|aide|comment|je|j'\p{L}+|mon|ma|maintenant|tu|qu'est-ce|pourquoi|y|pero|dime|qué|cómo|ahora|ayúdame|mi|tengo|estoy|e|dimmi|come|adesso|ora|aiutami|mio|mia|cosa|sono|ho|me|eu|minha|meu|agora|mas|como|você|o que|quero|estou)(?:\s|$))
  |(?<=[记記存留写录錄个個这這])(?=(?:你|我|然后|怎么|该|现在|但|帮))|(?<=ないで(?:ください|下さい|ほしい|ね|よ)?)(?=どう|でも|私|何|なに|ちょっと|教え|聞い)
`

/** A verb of which the word before it says who does it, or who asked for it: "he told me don't save this". */
const HAS_SUBJECT = expression("iu")`
  (?:^|\s)(?:i|you|u|he|she|it|we|they|to|who|said|says|say|told|tells|asked|me|us|him|her|them|that|if|it says
  |ich|du|er|sie|wir|dass|zu|sagt|sagte|gesagt|soll|je|tu|il|elle|on|dit|que|qui|de|yo|él|ella|dijo|dice|io|lui|lei|dice|detto|che|eu|ele|ela|disse|diz)$
  |(?:^|\s)(?:told|asked|begged|gebeten|dit à|demandé à|dijo a|detto a|disse a) (?:\p{L}{1,20} ){0,2}\p{L}{1,20}$
  |(?:我|他|她|说|說|叫|让|讓|你|請|请)$
`

/** Longer sentences without marks are texts, in characters. */
const MAX_SENTENCE = 800
/** In characters. */
const MAX_WISH = 80
const MAX_WISHES = 8

/** A part of a sentence, and where it begins. */
interface RunOnClause {
  readonly text: string
  readonly start: number
}

/** The parts of a sentence without marks that may ask not to keep it: "i lost the job dont save this and what do i tell her". */
export function runOnClauses(sentence: string): readonly RunOnClause[] {
  if (sentence.length > MAX_SENTENCE) return []
  return [...sentence.matchAll(BEGINS)].slice(0, MAX_WISHES).flatMap(({ 0: verb, index }) => {
    if (HAS_SUBJECT.test(sentence.slice(Math.max(0, index - 40), index).trimEnd())) return []
    const from = index + verb.length
    const rest = sentence.slice(from, from + MAX_WISH)
    const end = rest.search(GOES_ON)
    return [{ text: sentence.slice(index, end < 0 ? from + MAX_WISH : from + end).trim(), start: index }]
  })
}
