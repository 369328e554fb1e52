import { oneLine } from "../../text/regex.ts"
import { isPasswordThing } from "./no-secret.ts"
import { mayAskForSecret } from "./secret-question-features.ts"

/** Words for what somebody types to get in, which mean nothing else. */
const NOUN = oneLine(`
    passwords?|pass[ ]?phrase|pass[ ]?code|pwd|[\\p{L}-]{0,16}(?:passwort|kennwort|wachtwoord)|geheimzahl|mot[ ]de[ ]passe|mdp|phrase[ ]de[ ]passe|code[ ]secret
    |contraseña|palavra-passe|senha|wachtzin|pincode|hasł[oa]|парол[ьяе]|пин-код|pin[ -]?(?:code|number|nummer)|(?:code|codice|código|kod)[ ]pin
    |security[ ]code|sicherheitscode|code[ ]de[ ]sécurité|código[ ]de[ ](?:seguridad|segurança)|codice[ ]di[ ]sicurezza|beveiligingscode|kod[ ]bezpieczeństwa
  `)
/** A word before it that says which: "your wifi password", "your Netflix password". */
const KIND = String.raw`(?:(?!(?:favou?rite|best|worst|most|first|longest|average|de|di|du|of|von)\s)[\p{L}\p{N}'’-]{1,20}\s{1,2}){0,2}`
/** A PIN is also a thing to wear, so that fewer words stand before it and none but these behind it. */
const PIN = String.raw`(?:(?:new|current|old|card|phone|sim|bank|debit|credit|atm|tablet|card['’]s)\s){0,2}pin(?=\s?(?:[?？.,!]|$)|\s(?:again|now|please|here|(?:for|of|to|on|at|vom|von|der|für|de|du|del|della|da|do|van)\s))`
const SECRET = `(?:${KIND}(?:${NOUN})|${PIN})`
const YOURS = oneLine(`
    your|deine?|ihre?|eure?|euer|ton|ta|votre|tu|su|la[ ]tua|la[ ]sua|il[ ]tuo|il[ ]suo|a[ ]sua|a[ ]tua|sua|tua|o[ ]seu|o[ ]teu|seu|teu|je|jouw|uw
    |twoje|twój|swoje|swój|твой|ваш|свой
  `)
const WHOSE = `${YOURS}|the|das|die|der|le|la|el|il|het|de`
const WHAT_IS = oneLine(`
    what(?:['’]s|[ ]is|[ ]was)|was[ ](?:ist|war)|wie[ ](?:ist|lautet|war)|quel(?:le)?[ ](?:est|était)|c['’]est[ ]quoi|(?:cuál|qual)[ ](?:es|era|è|é|sarebbe|seria)|qual
    |wat[ ](?:is|was)
  `)
const WHAT = "what|which|welche[sn]?|quel(?:le)?|qué|che|quale|qual|que|welke?|jakiego|jakie|jaki|какой|каким"
/** How people have a password. */
const HAVE = oneLine(`
    do[ ]you[ ](?:use|have)|are[ ]you[ ]using|did[ ]you[ ](?:set|choose|pick|use|go[ ]for)|have[ ]you[ ](?:set|chosen)|(?:be)?nutz(?:t|en|st)|verwende(?:n|st|t)|hast[ ]du|haben[ ]sie|nimmst
    |utilis(?:es-tu|ez-vous|es|ez)|as-tu|avez-vous|tu[ ](?:as|utilises)|usas|usa|usi|usando|utilizas?|utilizzi|tienes|tiene|pusiste|elegiste|hai|você[ ]tem|tens|escolheu|colocou
    |gebruik(?:t|en)?|heb[ ]je|heeft[ ]u|używasz|pani?[ ]używa|masz|ustawiłe[śm]|используе(?:шь|те)|пользуе(?:шься|тесь)
  `)
const TELL = oneLine(`
    (?:tell|give|send|remind)[ ](?:me|us)(?:[ ]of)?|(?:may|can|could)[ ]i[ ]have|verrätst[ ]du[ ]mir|mag[ ]ik|(?:sag|gib|nenn|schick)(?:[ ]mir)(?:[ ]bitte)?|(?:sagen|geben|nennen)[ ]sie[ ]mir(?:[ ]bitte)?|(?:kannst[ ]du|könntest[ ]du|können[ ]sie)[ ]mir(?:[ ]bitte)?
    |(?:donne|dis|donnez|dites|envoie|rappelle)-moi|me[ ](?:donner|dire|rappeler|donnes|dis)|dime|dame|dígame|deme|decirme|darme|me[ ](?:puedes|puede|podrías)[ ](?:dar|decir)|me[ ](?:dices|das|dice|da)
    |dimmi|dammi|mi[ ](?:dici|dai|dica|dia)|dirmi|darmi|mi[ ](?:puoi|può)[ ](?:dire|dare)|me[ ](?:diga|diz|dê|passe|passa|dizer|passar)|di(?:z|ga|zer)-me
    |(?:geef|zeg|stuur)[ ]me|(?:kun[ ]je|kunt[ ]u|wil[ ]je)[ ]me|podaj(?:[ ]mi)?|powiedz(?:[ ]mi)?|proszę[ ]podać|назови(?:те)?|скажи(?:те)?(?:[ ]мне)?
  `)
const START = String.raw`(?<![\p{L}\p{M}])`
const END = String.raw`(?![\p{L}\p{M}-])`

const ASKS = [
  `(?:${WHAT_IS}) (?:${WHOSE}) ${SECRET}`,
  `(?:${TELL}) (?:(?:${WHOSE}) )?${SECRET}`,
  `qual (?:é|era) [ao] ${SECRET}`,
  `(?:${WHAT}) (?:${NOUN}|pin) (?:você |(?:for|für|pour|para|per|voor) [^?]{1,30}? )?(?:${HAVE})`,
  `(?:jakie|jaki) (?:jest|było|masz) (?:(?:twoje|twój|pana|pani) )?(?:${NOUN}|pin)`,
  `какой (?:сейчас )?(?:у тебя|у вас|твой|ваш) (?:${NOUN}|пин)`,
].map((source) => new RegExp(`${START}(?:${source})${END}`, "iu"))
/** Nothing but a name of it. */
const BARE = new RegExp(
  String.raw`^¿?(?:(?:and|und|et|y|en|e|a|а),? )?(?:${WHOSE}) ${SECRET}(?:,? (?:please|bitte|por favor))?\s?\?$`,
  "iu",
)
const NOUN_UNSPACED = "密码|密碼|口令|PIN码|パスワード|暗証番号|パスコード|パスフレーズ|セキュリティコード"
/** The rules that read a value behind these names may have cut the word that asks. */
const MARKER = String.raw`\[redacted: [^\]\n]{1,40}\]`
const ASKS_UNSPACED = [
  `(?:${NOUN_UNSPACED})(?:は|って)(?:何(?:です|番|でし|[?？]|$)|なん|[?？]|${MARKER})`,
  `(?:${NOUN_UNSPACED})を(?:教え|お知らせ|お願い)`,
  `(?:どんな|どの)(?:${NOUN_UNSPACED})を(?:使|お使い|設定し)`,
  `(?:${NOUN_UNSPACED})(?:是|为)(?:什么|多少|啥|甚麼|${MARKER}[?？])`,
  `(?:用|设|选)的?(?:是)?(?:什么|哪个)(?:${NOUN_UNSPACED})`,
  `(?:告诉我|发给我|给我|说一下|提供)(?:一下)?(?:你的|您的)?(?:${NOUN_UNSPACED})`,
  `^(?:那)?(?:你的|您的)(?:${NOUN_UNSPACED})呢?[?？]`,
  String.raw`(?:비밀번호|비번|핀번호)(?:가|는|를|을)?\s?(?:뭐|뭔|무엇|알려|말해|어떻게\s되)`,
  String.raw`(?<![\p{L}])(?:şifreni?z?|parolanı?z?|pin kodunu?z?)\s(?:ne|nedir|neydi)(?![\p{L}])`,
].map((source) => new RegExp(source, "iu"))

/** Who says so does not ask, or asks what else there is to know about a password. */
const OTHERWISE = oneLine(`
    not|never|don['’]t|won['’]t|nicht|niemals|kein\\p{L}*|pas|jamais|nunca|mai|não|niet|nooit|nie|не
    |if|when|where|wenn|falls|wann|wo|si|quand|où|cuándo|dónde|quando|dove|onde|wanneer|waar|kiedy|gdzie|когда|где
    |mean|forg[eo]t(?:ten)?|change[ds]?|reset|vergessen|geändert|oublié|changé|olvid\\p{L}+|cambi\\p{L}+|dimentic\\p{L}+|esquec\\p{L}+|vergeten|veranderd|zapomni\\p{L}+|забы\\p{L}+
  `)
const IS_OTHERWISE = new RegExp(`${START}(?:${OTHERWISE})${END}|ないで|不要|别|忘|変え|改`, "iu")
const ADVERB = /^(?:again|here|there|please|first|instead|now|today)$/i

/**
 * Whether a sentence plainly asks for a password, a passphrase or a PIN of whom it speaks to: "What's your password?",
 * "Welches Passwort benutzt du?", "パスワードを教えてください。". Such a question needs no model that could be unsure.
 */
export function asksForPassword(sentence: string): boolean {
  const text = sentence.trim()
  if (!mayAskForSecret(text) || IS_OTHERWISE.test(text)) return false
  if (BARE.test(text) || ASKS_UNSPACED.some((pattern) => pattern.test(text))) return true
  return ASKS.some((pattern) => {
    const asked = pattern.exec(text)
    if (asked === null) return false
    const [, next = ""] = /^ (\p{L}+)/u.exec(text.slice(asked.index + asked[0].length)) ?? []
    return ADVERB.test(next) || !isPasswordThing(next)
  })
}
