import type { Attribute } from "../../text/topics/attribute-model.ts"
import type { Ending } from "../../text/topics/ending-model.ts"

/** The attributes of the user's that each ending may end. */
export const ATTRIBUTES_OF_ENDING: Readonly<Record<Ending, readonly Attribute[]>> = {
  work: ["employer", "job"],
  home: ["home"],
  love: ["partner", "marital status"],
  bond: ["marital status", "partner"],
  loss: ["pets", "family", "partner"],
  birth: ["health", "children", "family"],
  diet: ["diet"],
  habit: ["smoking", "alcohol", "drink"],
  medicine: ["medication", "health"],
  study: ["studies", "language", "hobby", "sport"],
  degree: ["studies"],
  thing: ["car", "phone", "computer", "tool"],
  pay: ["salary"],
  weight: ["size"],
  contact: ["contact", "phone"],
  plan: ["due date", "travel", "other", "hobby", "sport", "health", "money"],
}
