import { regex } from "../../text/regex.ts"

/** What keeps ("never remove my allergy from your memory"): a denial shortly before the verb, or its form with one. */
const KEEPS = regex(
  `
    (?<!\\p{L})(?:don['’]?t|do not|never|mustn['’]?t|shouldn['’]?t|please not|nicht|nie|niemals|ne|no|nunca|jamás|não|nao|jamais|non|mai)(?: \\p{L}+){0,3} (?:ever )?(?:forget|drop|remove|delete|erase|lose|clear|wipe|unlearn|entfern|lösch|vergiss|vergess|verlier|supprim|efface|enlève|oubli|borr|bórr|elimin|quit|olvid|apag|remov|esque|rimuov|togli|cancell|dimentic)
    |^(?:bitte )?(?:lösch|entfern|vergiss|vergesst|vergessen sie|verlier|streich)\\p{L}*(?: \\p{L}+){0,3} (?:nicht|nie|niemals)(?!\\p{L})
    |(?<!\\p{L})(?:never|not|nie|nicht)(?: be)? (?:forgotten|deleted|removed|dropped|erased|lost|gelöscht|entfernt|vergessen)
  `,
  "iu",
)
/** Asks why, how or who: a complaint or a question about forgetting. */
const ASKS_ABOUT = regex(
  `
    ^[¿\\s]*(?:(?:but|and|so|hey|wait|aber|und|mais|et|pero|y|ma|e|mas),? )*(?:why|how (?:can|could|do|does|come|is|did)|who|when|where|did|do|does|are|is|was|have|has|don['’]?t you|can['’]?t you|warum|wieso|weshalb|wie (?:kann|konnte|lösche|vergisst)|wer|wann|hast|pourquoi|comment|qui|quand|as-tu|avez-vous|por ?qu[eéê]|cómo|quién|cuándo|perch[eé]|come (?:posso|si|mai|hai)|chi|quando|como (?:posso|é|apago)|quem)(?!\\p{L})
    |^(?:为什么|為什麼|怎么|怎麼|谁|誰|什么时候|你怎么|なぜ|どうして|どうやって|誰|いつ)
  `,
  "iu",
)
/** Says that its writer does not remember: "I don't remember where my passport is". */
const FORGOT_OWN = regex(
  `
    ^(?:(?:sorry|oh|hm+|ugh|damn|and|but|so),? )*i (?:just |really |honestly )?(?:don['’]?t|do not|can['’]?t|cannot|couldn['’]?t|didn['’]?t|never) (?:quite |really |even )?(?:remember|recall|know)
    |^ich (?:weiß|weiss|erinnere|kann mich)(?: \\p{L}+){0,4} nicht|^je ne (?:me souviens|me rappelle|sais)|^(?:yo )?no (?:me acuerdo|recuerdo|sé)|^(?:eu )?não (?:me lembro|lembro|sei)|^(?:io )?non (?:mi ricordo|ricordo|so)|^我(?:不记得|忘了|不知道)|覚えてい?ない|思い出せない
  `,
  "iu",
)
/** "Ignore my typos", which is about this message. */
const IGNORES = /^(?:(?:please|pls|just|and|sorry),? )*(?:ignore|excuse|disregard|mind) (?:my|the|any|all)(?!\p{L})/iu

/** Whether a sentence keeps, asks about or complains of what a request to forget would take, or is about something else in the same words. */
export function isContrary(sentence: string): boolean {
  return [KEEPS, ASKS_ABOUT, FORGOT_OWN, IGNORES].some((form) => form.test(sentence.trim()))
}
