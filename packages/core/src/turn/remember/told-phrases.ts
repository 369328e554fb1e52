import { expression } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"
import { hasLetterAndDigit, isAssignedValue, isPassword, isRemark, looksMade } from "./no-secret.ts"
import { NAMES } from "./password-names.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

const SEED = String.raw`(?:seed|recovery|mnemonic|backup|wallet)[ -]?(?:phrase|words?)|mnemonic|words? (?:of|for) (?:the |my )?(?:wallet|recovery|seed)(?: recovery)?|seed|wiederherstellungs(?:phrase|wörter)|merkphrase|phrase (?:de récupération|mnémonique|secrète|semilla)|frase (?:semilla|semente|de recuperación|de recuperação|di recupero|mnemonica|seme)|herstelzin|фраза восстановления|сид-?фраз\p{L}{1,2}|fraza odzyskiwania`
/** Of a sentence a third or more are stop words, of a recovery phrase hardly any. */
const MAX_STOP_WORDS = 0.25

const SECURITY_QUESTION =
  /security (?:question|answer)|secret (?:question|answer)|sicherheitsfrage|geheimfrage|sicherheitsantwort|question (?:de sécurité|secrète)|pregunta (?:de seguridad|secreta)|domanda (?:di sicurezza|segreta)|pergunta (?:de segurança|secreta)|like security question|安全问题|安全問題|密保|秘密の質問|보안 ?질문|контрольн\p{L}{1,3} вопрос|секретн\p{L}{1,3} вопрос|güvenlik sorusu|beveiligingsvraag|pytanie (?:zabezpieczające|bezpieczeństwa)/iu
const QUESTION = String.raw`maiden name|first (?:pet|car|school|teacher|street|job|kiss)|favou?rite (?:teacher|film|movie|book|food|colou?r|band)|street i grew up|mädchenname\p{L}{0,2}|geburtsname\p{L}{0,2}|erste[sn]? (?:haustier|auto|schule)|nom de jeune fille|premier animal|apellido de soltera|primera mascota|cognome da nubile|primo animale|nome de solteira|primeiro animal|娘家姓|旧姓|девичья фамилия|meisjesnaam|nazwisko panieńskie`
const ANSWERED = String.raw`(?:\b(?:is|was|it['’]?s|i (?:say|said|put|use|used|answer|answered|chose|took|entered|set)|(?:with|as)|ist|war|lautet|antworte ich(?: mit)?|(?:da )?hab(?:e)? ich|nehme ich|est|es|respondo|pongo|metto|rispondo|coloco)|c['’]est|(?<!\p{L})(?:è|é)|je (?:réponds|mets)|это)[ ]|[:=][ ]{0,2}|[:：是]`

const PASSPHRASE = String.raw`pass ?phrase|phrase (?:for|of) pass|phrase de passe|phrase secrète|pass(?:wort)?satz|frase (?:de contraseña|di accesso|segreta|secreta|de acceso|de paso)|palavra-chave secreta|wachtwoordzin|парольн\p{L}{1,2} фраз\p{L}|lösenfras|hasło-zdanie`

export const toldPhrases: readonly SecretPattern[] = [
  {
    kind: "recovery phrase",
    pattern: expression("giu")`
      (?<![\p{L}])(?:${SEED})(?![\p{L}])[^\n]{0,60}?(?<![\p{L}'’-])
      (?<secret>\p{Ll}{2,10}(?:[ ,]{1,2}\p{Ll}{2,10}){11,23})(?![\p{L}'’-])
    `,
    holds: (secret) => {
      const words = secret.split(/[ ,]+/)
      return words.filter((word) => isStopWord(word.toLowerCase())).length <= words.length * MAX_STOP_WORDS
    },
  },
  secretPattern({ kind: "recovery phrase", holds: () => true, flags: "gu" })`
    (?:助记词|助記詞|种子短语|恢复短语|ニーモニック|니모닉|시드 ?구문)[^\n]{0,12}?[ :：是はは]\s?(?<secret>[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]{1,4}(?:[ 、,，][\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]{1,4}){7,23})
  `,
  {
    kind: "passphrase",
    pattern: expression("giu")`
      (?<![\p{L}])(?:${PASSPHRASE})(?![\p{L}])(?:[ ][^\s"'.,;:=!?]{1,30}){0,6}?
      (?:[ ](?:is|was|ist|lautet|est|es|è|é|to|är|это|reads)|[ ]?c['’]est|\s{0,2}[:=])(?:[ ](?:now|just|simply|something(?:[ ]\p{L}{1,12})?[ ]like|einfach|juste|simplement|simplemente|semplicemente))?
      [ ]{0,2}["'„“«\x60]?(?<secret>(?:(?![ ](?:and|but|so|which|please|can|could|if|und|aber|et|mais|y|pero|ma|e|mas)[ ])[^.,;!?\n"'“”»\x60]){3,200})
    `,
    holds: (secret) => {
      const words = secret.trim().split(/\s+/)
      return words.length >= 3 && !isRemark(words[0] ?? "") && !words.slice(1, 3).every((word) => isStopWord(word))
    },
  },
  {
    kind: "security answer",
    pattern: expression("giu")`
      (?<![\p{L}])(?:${QUESTION})[^\n.!?]{0,70}?(?:${ANSWERED})["'„“«\x60]?
      (?<secret>(?!(?:like|the|my|an?|asked|often|question|die|der|das|la|le|el|una?|für)(?!\p{L}))[\p{L}\p{N}][^\s.,;:!?"'”»]{1,40}(?:[ ](?!(?:and|but|so|that|thats|which|because|if|und|aber|weil|gewählt|genommen|angegeben|et|mais|y|pero|e|ma|mas|que|the|as)(?!\p{L}))[^\s.,;:!?"'”»]{1,40}){0,2})
    `,
    holds: (secret) => !isRemark(secret.split(" ")[0] ?? ""),
    among: (before, behind) => SECURITY_QUESTION.test(before) || SECURITY_QUESTION.test(behind),
  },
  {
    kind: "password",
    needs: "password",
    // "its password reads …", "c'est", "it is": what follows must look generated.
    pattern: expression("giu")`
      (?:${NAMES})[^\n.;!?]{0,60}?(?:[ ](?:reads|says|goes|lautet|heißt|il est|it is|it['’]s|its|cest|él es|lui è|está|ustawione na)|[ ]?c['’]est|它是|它为)[ ]?
      ["'„“«\x60]?(?<secret>[^\s"'”»\x60,;，。]{5,200})
    `,
    holds: (secret) => hasLetterAndDigit(secret) && looksMade(secret) && isPassword(secret),
  },
  // Keys that people choose: of encryption, of a network.
  secretPattern({ kind: "password", holds: (secret) => looksMade(secret) && isAssignedValue(secret) })`
    (?<![\p{L}])(?:(?:encryption|decryption|backup|network|wi-?fi|wlan|wpa2?|vpn|repo|vault|master)[ -]?key|(?:wlan|wi-?fi|netzwerk|sicherheits)-?[ ]?schlüssel|cl(?:é|ef)[ ](?:wi-?fi|du[ ]wi-?fi|réseau|de[ ]chiffrement)|clave[ ](?:del[ ])?wi-?fi|chiave[ ](?:del[ ])?(?:wi-?fi|di[ ]rete)|chave[ ](?:do[ ])?wi-?fi)
    (?:[ ][^\s"':=.,;!?]{1,30}){0,6}?(?:[ ](?:is|ist|lautet|est|es|è|é)|\s{0,2}(?:[:=]|->|→))[ ]{0,2}["'\x60]?(?<secret>[^\s"'\x60,;]{6,200})
  `,
]
