import { regex } from "../../text/regex.ts"

const FORGETTING = regex(
  `
    forget|delete|erase|remove|clear|wipe|drop|scrap|get rid|vergess|vergiss|lösch|entfern|streich|oubli|efface|supprim|enlève|retire|olvid|olvíd|borr|elimin|quita|esque|apag|remov|dimentic|scord|cancell|togli|rimuov|vergeet|забуд|удал|忘|删|刪|清|抹|消|잊|지워
  `,
  "iu",
)
/** Verbs with which people speak of memories and files, and not of what they want to be rid of in life: "get rid of my acne". */
const OF_MEMORY_ALONE = regex(
  "forg[eo]t|delet|eras|vergess|vergiss|vergiß|lösch|oubli|efface|olvid|olvíd|borr|bórr|esque[cç]|apag|dimentic|scord|cancell|vergeet|забуд|удал|忘|删|刪|잊|지워",
  "iu",
)
/** "Olvídate de Sevilla": a verb, at most three words between, and a name at the end. */
const VERB_AND_NAME = /^(?:\S+ ){1,4}\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?[.!]?$/u

/** Whether a sentence asks with a verb of forgetting, with one and a name alone behind it, or in other words. */
export function formOf(sentence: string): "saying" | "commanding" | "naming" {
  if (!FORGETTING.test(sentence)) return "saying"
  return VERB_AND_NAME.test(sentence.trim()) ? "naming" : "commanding"
}

export const hasForgettingVerb = (text: string): boolean => FORGETTING.test(text)
export const hasVerbOfMemoryAlone = (text: string): boolean => OF_MEMORY_ALONE.test(text)
