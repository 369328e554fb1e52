import { isFigureOfSpeech } from "../../text/figures-of-speech.ts"
import { expression } from "../../text/regex.ts"

/** Somebody else whose wish it is: "my kid wants you to …", "meine Tochter will, dass du …". */
const OF_SOMEBODY = expression("iu")`
  ^(?:(?:and|but|oh|btw|und|et|y|e)[, ]{1,2})?(?:(?:my|our) (?:[\p{L}'’-]+ ){1,3}(?:wants?|(?:would|['’]d) like|likes|asked|asks|told|tells|says?|said|insists?|begs?|wishes|needs?|prefers?) (?:that )?you (?:to|should|must|have to|always|never)
  |(?:mein|unser)e?r? (?:\p{L}+ ){1,3}?(?:will|wollen|möchten?|wünscht(?: sich)?|hätten? gern|sagt|meint|bittet),? ?(?:dass|daß) du
  |(?:mon|ma|mes|notre|nos) (?:[\p{L}'’-]+ ){1,3}?(?:veut|veulent|voudrait|aimerait|souhaite|demande|dit) que (?:tu|vous)
  |(?:mis?|nuestr[oa]s?) (?:\p{L}+ ){1,3}?(?:quieren?|quisiera|desea|piden?|dice|prefiere) que (?:(?:siempre|nunca|tú|no|me|le|te) ){0,2}\p{L}+[ea]s
  |(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?) (?:\p{L}+ ){1,3}?(?:quer|querem|queria|gostava|gostaria|pede|diz|prefere) que (?:você|(?:(?:tu|sempre|nunca|não) ){0,2}\p{L}+[ea]s)
  |(?:(?:il|la|i|le) )?(?:mi[oa]|miei|mie|nostr[oaie]) (?:\p{L}+ ){1,3}?(?:vuole|vogliono|vorrebbe|chiede|dice|preferisce) che (?:tu|(?:(?:sempre|non|mai) ){0,2}(?:parli|risponda|usi|scriva|chiami|dica|faccia)))(?!\p{L})
  |^(?:我|我们|咱)(?:的|家)?\p{Script=Han}{1,4}?(?:想让|希望|想要|要求?|让|叫)你
  |^.{0,6}(?:娘|息子|夫|妻|旦那|嫁|母|父|上司|子供|子ども|彼|彼女|友達|友人|弟|妹|兄|姉|祖母|祖父)(?:が|は|も).{2,60}(?:てほしい|て欲しい)(?:そう|らしい|と言|って言|と頼)
`

/**
 * A request to forget in a language in which none is understood: "Glöm att jag bor i Lund". What it names is no news, so
 * that it must not become a fact.
 */
const FORGETS_ELSEWHERE = expression("iu")`
  ^[^\p{L}]{0,3}(?:(?!jag |jeg |ik |я |ja |en |eu |ben )[\p{L}']{1,14}[, ]{1,2}){0,5}?(?:glöm|glem|gløym|unohda|unohtakaa|vergeet|vergeten|zapomnij|zapomnijcie|zapomeň|zapomeňte|zabudni|zabudnite|felejtsd|felejtse|uită|uitaţi|uitați|unutun|забудь|забудьте|забравай|забрави|zaboravi|zaboravite|pamiršk|aizmirsti|unusta|pozabi|ξέχασε|ξέχνα|oblida|ahaztu|lupakan|gleymdu|انس|انسى|תשכח|תשכחי|bhool jao|भूल)(?!\p{L})
  |(?<!\p{L})unut(?:ur musun)?[.!]{0,3}$|잊어\s?(?:줘|주세요|버려|라)|잊으세요|(?<!\p{L})hãy quên(?!\p{L})|ลืม(?:ว่า|เรื่อง)
`

/** Whether a sentence states nothing of its writer: it asks to forget, tells what somebody else wants of the assistant, or jokes. */
export const statesNothingOwn = (sentence: string): boolean =>
  FORGETS_ELSEWHERE.test(sentence) || OF_SOMEBODY.test(sentence) || isFigureOfSpeech(sentence)
