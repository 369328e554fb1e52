import { easternObject, ownAttribute } from "./attribute-requests.ts"
import { forgottenObject } from "./forget-grammar.ts"

/** Whether a request names with this an attribute of the person. */
export const isPlainObject = (object: string): boolean => ownAttribute(object) !== undefined

/** The object of a sentence that is a verb of forgetting and such an object alone: "forget my address", "忘掉我的生日". */
export function plainObject(bare: string): string | undefined {
  const eastern = easternObject(bare, isPlainObject)
  if (eastern !== undefined) return eastern
  const object = forgottenObject(bare.replace(/,(?= )/g, ""))
  return object !== undefined && isPlainObject(object) ? object : undefined
}
