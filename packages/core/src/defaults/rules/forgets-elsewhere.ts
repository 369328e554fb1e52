import { expression } from "../../text/regex.ts"

/**
 * A request to forget in a language in which none is understood: "Glöm att jag bor i Lund". What it names is no news, so
 * that it must not become a fact.
 */
export const FORGETS_ELSEWHERE = expression("iu")`
  ^[^\p{L}]{0,3}(?:(?!jag |jeg |ik |я |ja |en |eu |ben )[\p{L}']{1,14}[, ]{1,2}){0,5}?(?:glöm|glem|gløym|unohda|unohtakaa|vergeet|vergeten|zapomnij|zapomnijcie|zapomeň|zapomeňte|zabudni|zabudnite|felejtsd|felejtse|uită|uitaţi|uitați|unutun|забудь|забудьте|забравай|забрави|zaboravi|zaboravite|pamiršk|aizmirsti|unusta|pozabi|ξέχασε|ξέχνα|oblida|ahaztu|lupakan|gleymdu|انس|انسى|תשכח|תשכחי|bhool jao|भूल)(?!\p{L})
  |(?<!\p{L})unut(?:ur musun)?[.!]{0,3}$|잊어\s?(?:줘|주세요|버려|라)|잊으세요|(?<!\p{L})hãy quên(?!\p{L})|ลืม(?:ว่า|เรื่อง)
`
