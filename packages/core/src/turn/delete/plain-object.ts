import { easternObject, ownAttribute } from "./attribute-requests.ts"
import { forgottenObject } from "./forget-grammar.ts"
import { beingNamed } from "./name-requests.ts"

/** Whether a request names with this an attribute of the person, or the name of somebody they have. */
export const isPlainObject = (object: string): boolean =>
  ownAttribute(object) !== undefined || beingNamed(object) !== undefined

/** The object of a sentence that is a verb of forgetting and such an object alone: "forget my dog's name", "忘记我的狗叫豆豆". */
export function plainObject(bare: string): string | undefined {
  const eastern = easternObject(bare, isPlainObject)
  if (eastern !== undefined) return eastern
  const object = forgottenObject(bare.replace(/,(?= )/g, ""))
  return object !== undefined && isPlainObject(object) ? object : undefined
}
