import { expression, oneLine } from "../../text/regex.ts"
import { changedPasswords } from "./changed-passwords.ts"
import { ISSUED, START } from "./issued-keys.ts"
import { namedValues } from "./named-values.ts"
import { networkKeys } from "./network-keys.ts"
import {
  bitsPerCharacter,
  hasLetterAndDigit,
  isAssignedValue,
  isDate,
  isExample,
  isMade,
  isPassword,
  isPhrase,
  isRemark,
  NAMING_KEYS,
} from "./no-secret.ts"
import { IS, NAMES, WHOSE } from "./password-names.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"
import { secretsInFiles } from "./secrets-in-files.ts"
import { securityAnswers } from "./security-answers.ts"
import { spokenCodes } from "./spoken-codes.ts"
import { spokenSecrets } from "./spoken-secrets.ts"
import { toldPhrases } from "./told-phrases.ts"

const LINKS =
  "هي|هو|(?:is|are|was)(?: now)?(?:\\s{0,2}[:=])?|ist|lautet|est|es|é|è|это|是|为|為|は|은|는|c['’]est|[:=]{1,2}>?|[-–—]>|→|：|＝|%3[AaDd]"
const TOKEN_NAMES = oneLine(`
    api[ _-]?(?:key|token|secret)|secret(?:[ _-]?(?:access[ _-]?)?(?:key|token))?|(?:access|auth|bearer|refresh|session
    |id|bot|personal access|deploy)[ _-]?token|token|(?:access|private|encryption|signing|license
    |service|account|shared|master)[ _-]?key|client[ _-]?secret|credentials?
  `)

/** Words that continue a sentence after a password. */
const CLAUSE = "and|but|so|which|please|can|could|if|for|on|at|to|when"
const VALUE = String.raw`"(?<a>[^"\n]{1,200})"|'(?<b>[^'\n]{1,200})'|\x60(?<c>[^\x60\n]{1,200})\x60`
export const secretPatterns: readonly SecretPattern[] = [
  secretPattern({ kind: "private key", flags: "g" })`
    -----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----END))*(?:-----END [A-Z0-9 ]{0,40}-----)?
  `,
  secretPattern({ kind: "JWT", flags: "g" })`${START}eyJ[\w-]{8,}\.[\w-]{8,}(?:\.[\w-]*)*`,
  ...ISSUED.map(([kind, form]) => ({ kind, pattern: expression("g")`${START}${form}` })),
  secretPattern({ kind: "webhook", holds: () => true, flags: "g" })`
    (?:hooks\.slack\.com\/services|discord(?:app)?\.com\/api\/webhooks)\/(?<secret>[\w/-]{20,200})
  `,
  {
    kind: "password",
    needs: "://",
    pattern: /\b[a-z][a-z0-9+._-]{1,20}:\/\/[^\s:/@]{0,200}:(?<secret>[^\s/]{1,200})@/gi,
    holds: (secret) => !isExample(secret),
  },
  {
    kind: "credentials",
    pattern: /\bbasic\s{1,3}(?<secret>[A-Za-z0-9+/]{8,2000}={0,2})/gi,
    holds: (secret) =>
      /^[\x20-\x7e][\x20-\x39\x3b-\x7e]*:[\x20-\x7e]*$/.test(Buffer.from(secret, "base64").toString("latin1")),
  },
  secretPattern({ kind: "credentials", holds: hasLetterAndDigit, flags: "gi" })`
    \bbearer\s{1,3}(?<secret>[\w.~+/=-]{12,4000})
  `,
  secretPattern({ kind: "credentials", holds: hasLetterAndDigit, flags: "gi" })`
    \b(?:proxy-)?authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:[a-z]{2,20}\s{1,3})?(?<secret>[\w.~+/=-]{8,4000})
  `,
  secretPattern({ kind: "recovery phrase", holds: () => true, flags: "g" })`
    \b(?:[Ss]eed|[Rr]ecovery|[Mm]nemonic|[Bb]ackup|SEED|RECOVERY)[ -](?:[Pp]hrase|[Ww]ords?|PHRASE)\b
    [^\n:=]{0,60}?(?:\b(?:is|are)\b:?|[:=])\s{0,3}["'\x60]?(?<secret>(?:\d{1,2}[.)] ?)?[a-z]{3,8}
    (?:[\s,]{1,3}(?:\d{1,2}[.)] ?)?[a-z]{3,8}){11}(?:(?:[\s,]{1,3}(?:\d{1,2}[.)] ?)?[a-z]{3,8}){12})?)
    (?![A-Za-z])
  `,
  {
    kind: "password",
    pattern: expression("gi")`
      \bpass ?phrase(?:${WHOSE})?\s{0,3}(?:(?:is|was)(?: now)?:?|[:=])\s{0,3}(?:${VALUE}
      |(?<secret>(?:(?! (?:and|but|so|which|please|can|could|if) )[^.,;!?\n"'\x60]){3,200}))
    `,
    holds: (secret) => (!isRemark(secret.split(" ")[0] ?? "") || isPhrase(secret)) && isAssignedValue(secret),
  },
  secretPattern({ kind: "password", needs: "password", holds: isPhrase })`
    (?:${NAMES})(?:${WHOSE})?${IS}["'\x60]?(?<secret>[a-z]{3,12}(?:[ ](?!(?:${CLAUSE})\b)[a-z]{3,12}){2,7})
    (?=["'\x60]?\s{0,3}(?:$|[.,;!?\n])|[ ](?:${CLAUSE})\b)
  `,
  secretPattern({ kind: "password", needs: "password", holds: isPassword })`
    (?<![0-9])(?:${NAMES})s?\\{0,3}["'\x60]?\s{0,3}(?:${LINKS})[^\S\n]{0,3}(?:\\{0,3}"(?<a>[^"\n]{1,200})"
    |'(?<b>[^'\n]{1,200})'|\x60(?<c>[^\x60\n]{1,200})\x60|(?<secret>[^\s"'\x60，。、]{3,200}))
  `,
  {
    kind: "password",
    needs: "password",
    pattern: expression("giu")`
      (?<![0-9])(?:${NAMES})\s{1,3}(?:(?:(?:is|was|has been) )?(?:(?:set|changed) )?to |of |as )?["'\x60]?(?<secret>[^\s"'\x60,;，。、]{5,200})
    `,
    holds: (secret) =>
      hasLetterAndDigit(secret) &&
      isAssignedValue(secret) &&
      !/^\d|^(?:v|version)?\d|\//.test(secret.replace(/[.!?]+$/, "")),
  },
  secretPattern({ kind: "password", holds: (secret) => !isRemark(secret) })`
    (?<![\p{L}\p{N}])(?:${NAMES}|pw)s?${WHOSE}${IS}
    (?:${VALUE}|(?<secret>[^\s"'\x60，。、]{3,200}))
  `,
  {
    kind: "password",
    pattern: /(?<![\w-])(?:pw|pass)\s{0,3}(?:is|[:=])\s{0,3}["'`]?(?<secret>[^\s"'`,;]{4,200})/gi,
    holds: (secret) =>
      hasLetterAndDigit(secret) && !/^[$€£]?\d+(?:[^\w]|[a-z]{1,2}\b)/i.test(secret) && isAssignedValue(secret),
  },
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "gi" })`
    \b(?:login|log-in|user(?: ?name)?|e-?mail|account)\s{0,3}[:=]\s{0,3}[^\s,;/|]{1,100}[\s,;/|]{1,4}(?:and )?
    (?:pass|pw)\s{0,3}[:=]\s{0,3}["'\x60]?(?<secret>[^\s"'\x60,;]{3,200})
  `,
  {
    kind: "password",
    pattern: /(?<![\w-])(?:-u|--user|--proxy-user)[ =]{0,2}["']?[^\s:"'$]{1,100}:(?<secret>[^\s"']{1,200})/g,
    holds: (secret) => isAssignedValue(secret) && !/^\d{1,5}$/.test(secret),
  },
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "gi" })`
    (?<=_)(?:pass|password|passwd|pwd|passphrase)\s{0,2}[:=]\s{0,2}["']?(?<secret>[^\s"'\x60;]{3,400})
  `,
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "g" })`
    (?<![\w-])(?:PASS|PASSWD|PWD)=["']?(?<secret>[^\s"'\x60;]{3,400})
  `,
  {
    kind: "API key",
    pattern: /(?:(?<=_)|(?<![\w-]))(?:SECRET|TOKEN|BEARER|CREDENTIALS?)=["']?(?<secret>[^\s"'`;]{3,4000})/g,
    holds: (secret) => isAssignedValue(secret) && !/^\d{1,7}$/.test(secret),
  },
  {
    kind: "API key",
    pattern: /(?:(?<=_)|(?<![\w-]))(?:KEY|key|secret|token)=["']?(?<secret>[^\s"'`;&]{6,4000})/g,
    holds: (secret) => isAssignedValue(secret) && hasLetterAndDigit(secret) && !isDate(secret),
  },
  {
    kind: "API key",
    pattern: expression("gi")`
      (?<![A-Za-z-])(?<!\b(?:${NAMING_KEYS}) )key\s{1,3}
      (?:(?:is|was|[:=])\s{0,3})?["'\x60]?(?<secret>[A-Za-z0-9]{32,4000})(?![\w-])
    `,
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3,
  },
  {
    kind: "API key",
    pattern: expression("gi")`
      (?<![A-Za-z])(?:${TOKEN_NAMES})["'\x60]?\]?\s{0,3}(?:is|are|was
      |[:=]{1,2}>?)\s{0,3}["'\x60]?(?<secret>[\w+/=.~-]{8,4000})
    `,
    holds: (secret) => hasLetterAndDigit(secret) && (secret.length >= 16 || isMade(secret)) && !isDate(secret),
  },
  {
    kind: "API key",
    pattern: expression("gi")`(?<![A-Za-z])(?:${TOKEN_NAMES})\s{1,3}(?<secret>[\w+/=~-]{20,4000})`,
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3.2,
  },
  secretPattern({ kind: "PIN", holds: () => true })`
    \bPIN(?: (?:number|code))?(?:${WHOSE})?${IS}["'\x60]?
    (?<secret>\d{4,8})\b(?![ ]?(?:[%€$°]|(?:[kcm]?m|[km]?g|k?hz|[mk]?v|met(?:er|re)s?|miles?|feet|ft|yards?|volts?|ohms?|degrees|people|times|euros?|dollars?|eur|usd)\b))
  `,
  secretPattern({ kind: "PIN", needs: "number", holds: () => true, flags: "gi" })`
    \b(?:my|our|card|phone) PIN(?: number| code)?\s{1,3}(?<secret>\d{4,8})\b
  `,
  secretPattern({ kind: "card check", holds: () => true })`
    \b(?:cvv2?|cvc2?)(?:(?:[ ](?:code|number))?(?:${WHOSE}${IS}|\s{0,3}(?:is|:|=)?\s{0,3}))(?<secret>\d{3,4})\b
  `,
  secretPattern({
    kind: "card check",
    needs: "number",
    holds: () => true,
    among: (before) => CARD_BEFORE.test(before),
  })`
    (?:on[ ]the[ ]back|on[ ]the[ ]front|rückseite|hinten(?:[ ]drauf)?|au[ ]dos|derrière|detrás|al[ ]dorso|reverso|sul[ ]retro|dietro|no[ ]verso|atrás|背面|后面|裏|three[ ]digits)(?:[ ](?:is|are|it['’]s|ist|steht|c['’]est|es|dice|è|c['’]è|é)|は|是)?[ :：,]{0,3}
    (?<secret>\d{3,4})(?![\w-]|[.,]\d|[ ](?:eur|usd|euros?|dollars?)\b)
  `,
  // Lists of codes come first: a pattern for one code would leave the others.
  ...securityAnswers,
  ...spokenCodes,
  ...spokenSecrets,
  ...networkKeys,
  ...secretsInFiles,
  ...changedPasswords,
  ...namedValues,
  ...toldPhrases,
  secretPattern({ kind: "card number", holds: isCard, flags: "gu" })`
    (?<![\w.-])(?<secret>\d(?:[ \u{a0}\u{202f}-]?\d){12,18})(?![\w-]|\.\d)
  `,
  // In the groups in which it is printed, or without any: other numbers may stand beside it, as in "4539… 09/28 123".
  secretPattern({ kind: "card number", holds: isCard, flags: "gu" })`
    (?<![\w.-])(?<secret>\d{4}(?<gap>[ \u{a0}\u{202f}-])\d{4}\k<gap>\d{4}\k<gap>\d{4}|\d{4}[ \u{a0}\u{202f}-]\d{6}[ \u{a0}\u{202f}-]\d{4,5}|\d{13,19})(?!\w|\.\d)
  `,
]

/** A card, or the number of one. */
const CARD_BEFORE =
  /\d{4}[ -]?\d{4}[ -]?\d{3,4}|\bvisa|mastercard|amex|\bcard|karte|carte|tarjeta|carta|cartão|カード|卡/iu

/** Lengths and first digits of the large issuers (ISO/IEC 7812), and Luhn's check digit. */
const ISSUERS = expression()`
  ^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[068]\d{12}|35\d{14}|6(?:011|5\d\d
  |4[4-9]\d)\d{12}|62\d{14,17})$
`

function isCard(text: string): boolean {
  const digits = text.replace(/\D/g, "")
  if (!ISSUERS.test(digits)) return false
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
