import { regex } from "../../text/regex.ts"
import { sentencesOf } from "../../text/sentences.ts"
import { namingWords } from "./named-statements.ts"

const CLAUSE_MARK = /[,;:–—.!?，；：、。！？]+\s*|\s-+\s/g

/** Words that ask for forgetting, or speak of having told it. */
const ASKING = regex(
  `
    forget|delete|erase|remove|clear|wipe|drop|scrap|scrub|strike|lose|get rid|take .{0,40}(?:out|off)|told|said|mention|never (?:came|heard|knew)
    |vergess|vergiss|lösch|entfern|streich|tilg|nimm|raus|weg|gesagt|erzähl|geschrieben|vorkommen|verschwinden|merk
    |oubli|efface|supprim|enlève|retire|vire|raconté|parlé|confié|ai dit|olvid|olvíd|borr|bórr|elimin|quit|saca|conté|dije|esque[cç]|apag|remov|tir[ae]|contei|falei|disse
    |dimentic|scord|cancell|togli|rimuov|lev[ai]|raccontat|detto|vergeet|забуд|удал|忘|删|刪|清|抹|消|잊|지워|没[说提]|[别別不][要用]?再?[存留记記提]|說|说的|話
  `,
  "iu",
)

/** Whether a word or clause asks for forgetting, or speaks of having told it. */
export const asksOrTells = (clause: string): boolean => ASKING.test(clause)

/** The clauses of a request that ask, without those that give reasons or speak of the rest. Nothing if they are all of it, or name nothing. */
export function coreOf(request: string): string | undefined {
  const clauses = request.split(CLAUSE_MARK).filter((clause) => clause.trim() !== "")
  const asking = clauses.filter((clause) => ASKING.test(clause))
  const core = asking.join(", ")
  return asking.length > 0 && asking.length < clauses.length && namingWords(core).length > 0 ? core : undefined
}

/** What is to stay: "embassy slot may stay", "le fer tu peux garder". */
const STAYING = regex(
  `
    (?<!\\p{L})(?:keep|stays?|leave|only|except|but not|is (?:ok|okay|fine)|behalt\\p{L}*|bleib\\p{L}*|lass\\p{L}*|stimmt|gard\\p{L}*|reste\\p{L}*|reti(?:ens|ent|enir|enez)|laisse\\p{L}*|guard[ae]\\p{L}*|qued[ae]\\p{L}*|deja\\p{L}*|fica\\p{L}*|deixa\\p{L}*|tien[ei]\\p{L}*|rest[ai]\\p{L}*|lascia\\p{L}*|(?:par contre|dagegen|pero|però|however|but|aber|mais))(?!\\p{L})
    |保留|留着|照记|别的|但|残して|覚えていて
  `,
  "iu",
)

/** A message without the sentences that say what is to stay; the whole if nothing is left. */
export function withoutStaying(message: string): string {
  const left = sentencesOf(message)
    .map(({ text }) => text.trim())
    .filter((sentence) => !STAYING.test(sentence))
    .join(" ")
  return namingWords(left).length > 0 ? left : message
}

/** A short message without the sentences that say what is to stay. Nothing if it is no more than the request. */
export function contextOf(request: string, message: string | undefined): string | undefined {
  if (message === undefined || message === request) return undefined
  const kept = sentencesOf(message)
    .map(({ text }) => text.trim())
    .filter((sentence) => request.includes(sentence) || !STAYING.test(sentence))
    .join(" ")
  return kept === request ? undefined : kept
}
