import { expression } from "../../text/regex.ts"
import { tellsHealth } from "../remember/rest-of-statement.ts"

/** Of an illness no word but the verb is needed: "忘掉哮喘", "把哮喘忘了吧". Medicines and what somebody does about it are something else. */
const ASKS_ZH = expression("u")`
  ^(?:(?:请|請|麻烦|帮我|你|您){0,3}(?:忘掉|忘记|忘記|忘了(?=.*吧$))|(?:请|請|麻烦|你|您){0,3}(?:把|将|將)(?=.*忘))(?:关于|關於)?我?的?有?
  (?<illness>(?!.*[药藥医醫怎么吗呢我他她你吃带帶做])\p{Script=Han}{2,7}?)(?:的事情?|这件事)?(?:给)?(?:忘掉|忘了|忘记)?吧?$
`
const ILLNESS_ZH = /[病症炎癌痫疹]$/u

/** The illness that a Chinese sentence asks to forget. */
export function illnessToForget(sentence: string): string | undefined {
  const illness = ASKS_ZH.exec(sentence)?.groups?.illness
  return illness !== undefined && (ILLNESS_ZH.test(illness) || tellsHealth(illness)) ? illness : undefined
}
