import { regex } from "../../text/regex.ts"

/** What people say about a password rather than as one. */
const ABOUT = new Set(
  `a an the not no in on at to of for from with by my your our too very so now still also just only never always
  being been
  wrong incorrect correct right invalid valid required needed necessary missing empty blank expired weak strong
  secure insecure safe
  long short simple complex good great fine bad hard easy same different unique changed reset stored saved set
  sent hashed encrypted protected
  compromised leaked lost forgotten unknown visible hidden working used accepted rejected optional case-sensitive
  important something
  what that this it and or but if when because asked displayed shown stolen shared longer shorter stronger weaker
  falsch nicht manager password passwort one two both part
    abgelaufen vergessen geändert zurückgesetzt gesperrt schwach stark sicher unsicher zu kein nötig ungültig
    expiré expirée oublié incorrect invalide faible perdu trop pas nécessaire mauvais
    caducada expirada incorrecta olvidada débil muy no demasiado vencida necesaria
    scaduta sbagliata troppo non errata não expirou inválida fraca esquecida
    verlopen onjuist niet te nieprawidłowe не неверный истёк истек слабый забыт старый`.split(/\s+/),
)
/** Two digits, or a digit among both cases: no word of a sentence. */
export const isMade = (secret: string): boolean =>
  /\d\D*\d/.test(secret) || (secret.length >= 10 && /[a-z]/.test(secret) && /[A-Z]/.test(secret))

/** What a setting holds in place of a secret: a variable, a placeholder, a word of the language, a path. */
const PLACEHOLDER = regex(
  String.raw`
    ^(?:\$\{?[A-Z_]+\}?$|\$[({]|%\w+%$|<|\{\{|\[|\*{3,}|x{3,}$|/(?:home|usr|etc|var|tmp|run|opt|mnt|Users)\b|\.{3}
    |your[_-]|process\.|os\.|env[.(]|import\.|(?:true|false|null|none|nil|undefined|changeme)$|redacted
    |(?:str|string|number|bool|boolean|text|varchar|bytes|any|int|integer|object|optional|required)[;,)?|:]*$
    |[a-z_$][\w.$]*\()
  `,
  "i",
)
export const assigned = (secret: string): boolean => !PLACEHOLDER.test(secret)
/** A plain word that tells about a password: "apparently", "expiring", "encrypted". */
export const isRemark = (secret: string): boolean =>
  ABOUT.has(bareWord(secret)) || /^[a-z]{2,}(?:ly|ing|ed|able)$/.test(bareWord(secret))
const bareWord = (secret: string): string => secret.toLowerCase().replace(/[.,;:!?]+$/, "")

/** Keys that name something and open nothing. */
export const NAMING_KEYS =
  "public|cache|partition|primary|foreign|object|storage|sort|row|content|routing|surrogate|idempotency"

export const mixed = (secret: string): boolean => /\d/.test(secret) && /[^\d\W_]/.test(secret)

/** Words of a script without Latin letters and digits: nobody's password is known to be made of these alone. */
const isHan = (secret: string): boolean =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u.test(secret)

/** What stands behind "my password is" and may be one. */
export const isPassword = (secret: string): boolean =>
  !ABOUT.has(bareWord(secret)) && !isHan(secret) && assigned(secret)

/** What an address holds in place of a password in examples. */
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
