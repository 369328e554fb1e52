import { expression } from "../../text/regex.ts"
import { isStopWord } from "../../text/stop-words.ts"

/** Words about a password that are not passwords. */
const ABOUT = new Set(
  `a an the not no in on at to of for from with by my your our too very so now still also just only never always
  being been
  wrong incorrect correct right invalid valid required needed necessary missing empty blank expired weak strong
  secure insecure safe
  long short simple complex good great fine bad hard easy same different unique changed reset stored saved set
  sent hashed encrypted protected
  compromised leaked lost forgotten unknown visible hidden working used accepted rejected optional written kept shown known given taken broken printed told public private there here yours mine ready gone files systemd case-sensitive
  important something
  you i we they what that this it and or but if when because asked displayed shown stolen shared longer shorter stronger weaker
  falsch nicht manager password passwort one two both part
    outdated old ancient older newer embarrassing silly stupid easier harder fine okay shared default generic strange funny obvious
    korrekt richtig veraltet alt neu uralt peinlich einfach schwer schwierig kompliziert kurz lang gut schlecht weg kaputt unbekannt vorläufig
    faux fausse erroné erronée périmé périmée court courte vieux ancien bon mauvaise long longue simple compliqué difficile facile provisoire inconnu juste
    errónea vieja antigua correcta larga corta buena mala fácil difícil segura complicada provisional absurda nueva desconocida
    errata debole corta lunga vecchia giusta nuova facile difficile sicura provvisoria complicata ridicola sconosciuta dimenticata
    errada curta antiga boa velha longa certa segura provisória complicada vencida ridícula nova
    fout kort oud goed zwak lang nieuw makkelijk moeilijk onbekend vergeten lastig
    abgelaufen jetzt nun ora ahora maintenant vergessen geändert zurückgesetzt gesperrt schwach stark sicher unsicher zu kein nötig ungültig
    expiré expirée oublié incorrect invalide faible perdu trop pas nécessaire mauvais
    caducada expirada incorrecta olvidada débil muy no demasiado vencida necesaria
    scaduta sbagliata troppo non errata não expirou inválida fraca esquecida
    sehr muito mucho molto très zeer bardzo очень
    verlopen onjuist niet te nieprawidłowe не неверный истёк истек слабый забыт старый`.split(/\s+/),
)
/** Two digits, or a digit among both cases: not a word of a sentence. */
export const isMade = (secret: string): boolean =>
  /\d\D*\d/.test(secret) || (secret.length >= 10 && /[a-z]/.test(secret) && /[A-Z]/.test(secret))

/** Placeholders in settings: a variable, an example, a keyword, a path. */
const PLACEHOLDER = expression("i")`
  ^(?:\$\{?[A-Z_]+\}?$|\$[({]|%\w+%$|<|\{\{|\[|\*{3,}|x{3,}$|/(?:home|usr|etc|var|tmp|run|opt|mnt|Users)\b|\.{3}
  |your[_-]|process\.|os\.|env[.(]|import\.|(?:true|false|null|none|nil|undefined|changeme)$|redacted
  |!(?:vault|secret|env|ref|sub|getatt|include)\b|(?:vault|ref\+\w+|op|arn|ssm|secretsmanager|file|env):
  |(?:var|local|data|module|secrets?|params?|config|settings|self|this|req|request|ctx|args|options|opts|props|form|input|body|state)\.[a-z_]
  |(?:str|string|number|bool|boolean|text|varchar|bytes|any|int|integer|object|optional|required)[;,)?|:]*$
  |[a-z_$][\w.$]*\()
`
export const isAssignedValue = (secret: string): boolean => !PLACEHOLDER.test(secret)
/** A plain word about a password: "apparently", "expiring", "encrypted". */
export const isRemark = (secret: string): boolean =>
  ABOUT.has(bareWord(secret)) || /^[a-z]{2,}(?:ly|ing|ed|able)$/.test(bareWord(secret))
const bareWord = (secret: string): string => secret.toLowerCase().replace(/[.,;:!?]+$/, "")

/**
 * A passphrase: three or more words that are no sentence about a password; only the first of four may be a word about
 * it.
 */
export function isPhrase(text: string): boolean {
  const [first = "", ...rest] = text.toLowerCase().split(/\s+/)
  const isSaid = (word: string): boolean => isRemark(word) || isStopWord(word)
  return rest.length >= (isSaid(first) ? 3 : 2) && !isStopWord(first) && !rest.some(isSaid)
}

/** Words with which a sentence goes on behind a password. */
const GOES_ON = new Set(
  `please tonight bitte und oder aber weil falls für von mit ist die der das et mais pour avec est le la les chez y pero para con es el los en e ma per è il della mas com é o a os na no maar voor met is het de`.split(
    " ",
  ),
)
/** How a password is spelled out for dictation. */
const DICTATED =
  /\b(?:capital|upper ?case|lower ?case|exclamation|question mark|underscore|hyphen|dollar sign|hashtag)\b/i
const CLAUSE_WORDS = /^(?: \p{L}{1,20}){1,8}(?=\s{0,3}(?:$|[.,;!?\n]))/u

/**
 * The further words of a password of several plain ones, "blue [elephant dancing]": all that follows in its clause,
 * unless a word there goes on with the sentence.
 */
export function furtherWords(behind: string): string {
  const words = behind.match(CLAUSE_WORDS)?.[0] ?? ""
  if (DICTATED.test(words)) return words
  return words.split(" ").some(continuesSentence) ? "" : words
}

/** Whether a word goes on with a sentence, so that it is no part of a password of several words. */
export function continuesSentence(word: string): boolean {
  const lower = bareWord(word)
  return isStopWord(lower) || ABOUT.has(lower) || GOES_ON.has(lower)
}

/** Nouns that follow "password": "password managers", "password hashing", "password policies". */
export const isPasswordThing = (word: string): boolean =>
  /(?:ing|tions?|sions?|ments?|ity|ies|ness|ance|ence|ers|ors|wise|less)$/i.test(word) ||
  PASSWORD_THINGS.has(word.toLowerCase())
const PASSWORD_THINGS = new Set(
  `manager generator policy app apps autofill field fields input inputs box form forms login logins prompt reset resets
  store vault vaults hint hints length strength hash hashes salt auth storage sharing entry file files keychain grant
  flow mode only again first instead please twice here there below above check checks rule rules change changes
  update updates complexity expiry history list lists dialog screen page pages tool tools service services
  value values string strings column columns attribute attributes option options argument arguments parameter parameters
  property variable variables database support export import backup backups audit audits phrase phrases alone always
  everywhere anyway once sometimes recovery access protected based keys tokens words like then there rather within without today tomorrow`.split(
    /\s+/,
  ),
)

/** A product with its version, which people log in with: "Chrome119", "Windows11". */
export const isProduct = (word: string): boolean =>
  /^(?:office|photoshop|autocad|chrome|chromium|firefox|safari|edge|opera|brave|windows|win|macos|ios|ipados|android|ubuntu|debian|fedora|iphone|ipad|pixel|galaxy|oauth|saml|sso|ldap|tls|passkeys?|python|node|java|php)-?\d[\d.]*$|^fido2?$/i.test(
    word,
  )

/** Keys that are names and give no access. */
export const NAMING_KEYS =
  "public|cache|partition|primary|foreign|object|storage|sort|row|content|routing|surrogate|idempotency"

export const hasLetterAndDigit = (secret: string): boolean => /\d/.test(secret) && /[^\d\W_]/.test(secret)

/** Words of a script without Latin letters and digits: passwords are not made of these alone. */
const isHan = (secret: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u.test(secret)

/** "8文字以上": a required password length. */
const isCountOfCharacters = (secret: string): boolean =>
  /^\d{1,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(secret)

/** Whether a value after "my password is" may be one. */
export const isPassword = (secret: string): boolean =>
  !ABOUT.has(bareWord(secret)) && !isHan(secret) && !isCountOfCharacters(secret) && isAssignedValue(secret)

/**
 * Whether a value looks generated: a letter and a digit, an inner mark that words do not have, or joined words. A
 * date, a measure ("12mm"), a version ("v2", "SHA-256") and an address do not.
 */
export function looksMade(secret: string): boolean {
  const bare = secret.replace(/[.,;:!?)]{1,4}$/, "")
  if (bare.length < 5 || /^\d+\D{0,3}$|^\d{4}-\d\d|^v?\d+(?:\.\d+)+|^[^\s@]+@[^\s@]+\.\w+$|:\/\//.test(bare))
    return false
  if (
    /^(?:sha|md|aes|rsa|utf|iso|rfc|tls|ssl|ed|pbkdf|argon|bcrypt|scrypt|oauth|saml|x|h|http|ipv|gpt)-?\d/i.test(bare)
  )
    return false
  return (
    (/\d/.test(bare) && /\p{L}/u.test(bare)) || /[\p{L}\p{N}][!#$%^&*_+=~][\p{L}\p{N}]|\p{L}-\p{L}+-\p{L}/u.test(bare)
  )
}

/** Placeholders for a password in example addresses. */
export const isExample = (secret: string): boolean =>
  /^(?:pass(?:word|wd)?|pwd|pw|secret|x{3,}|\*+|<.*|\$.*|\{.*|\[.*)$/i.test(secret)

export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}(?:-\d{2})?/.test(text)
}

/** Shannon's entropy of the characters. */
export function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length)
  return bits
}

/** Prefixes of names of programs and standards: "argon2id", "utf8mb4". */
const TECHNICAL =
  /^(?:argon|oauth|base|utf|i18n|l10n|k8s|a11y|s3|ec2|p256|x509|log4|h26|mp\d|web\d|auth0|x86|e2e|b2b|o11y|ipv|id3|md5|sha|win|int|uint|float|v\d|c\d|wh-|http|www|ed25519|pbkdf|bcrypt|scrypt)/i

export const isTechnical = (word: string): boolean => TECHNICAL.test(word)

/** Certainly generated: letters, a digit, and an inner mark, or a digit for a letter in a word with unusual case. */
export function isStrong(secret: string): boolean {
  const bare = secret.replace(/[.,;:?)]{1,4}$/, "")
  if (!/\d/.test(bare) || TECHNICAL.test(bare) || /[/=@.]|%[0-9A-F]{2}|^\p{L}+#\d+$/iu.test(bare)) return false
  const letters = bare.replace(/[^\p{L}]/gu, "").length
  if (/[\p{L}\p{N}][!#$%^?:][\p{L}\p{N}]/u.test(bare) && !/^\p{L}+:|^\d/u.test(bare)) return letters >= 3
  if (/^\p{Lu}\p{Ll}+[_&+*]\p{L}*\d+$/u.test(bare)) return letters >= 4
  return letters >= 4 && /\p{L}\d\p{Ll}/u.test(bare) && /[\p{Lu}!#$%^_-]/u.test(bare)
}
