import { oneLine, regex } from "../../text/regex.ts"
import { changedPasswords } from "./changed-passwords.ts"
import { ISSUED, START } from "./issued-keys.ts"
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
import { secretsInFiles } from "./secrets-in-files.ts"
import { spokenCodes } from "./spoken-codes.ts"
import { spokenSecrets } from "./spoken-secrets.ts"

/** One kind of secret. Without `holds` the whole match is cut; with it, the group `secret` if `holds` accepts it. */
export interface SecretPattern {
  readonly kind: string
  readonly pattern: RegExp
  readonly holds?: (secret: string) => boolean
  /** Whether the text around it on the same line, at most 80 characters on each side, allows a secret. */
  readonly among?: (before: string, behind: string) => boolean
  /** A cheap precondition: the text contains these characters, or (`password`) any word for a password. */
  readonly needs?: string
}

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
  {
    kind: "private key",
    pattern:
      /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:[^-]|-(?!----END))*(?:-----END [A-Z0-9 ]{0,40}-----)?/g,
  },
  { kind: "JWT", pattern: regex(`${START}eyJ[\\w-]{8,}\\.[\\w-]{8,}(?:\\.[\\w-]*)*`, "g") },
  ...ISSUED.map(([kind, form]) => ({ kind, pattern: regex(`${START}${form}`, "g") })),
  {
    kind: "webhook",
    pattern: /(?:hooks\.slack\.com\/services|discord(?:app)?\.com\/api\/webhooks)\/(?<secret>[\w/-]{20,200})/g,
    holds: () => true,
  },
  {
    kind: "password",
    needs: "://",
    pattern: /\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,200}:(?<secret>[^\s/]{1,200})@/gi,
    holds: (secret) => !isExample(secret),
  },
  {
    kind: "credentials",
    pattern: /\bbasic\s{1,3}(?<secret>[A-Za-z0-9+/]{8,2000}={0,2})/gi,
    holds: (secret) =>
      /^[\x20-\x7e][\x20-\x39\x3b-\x7e]*:[\x20-\x7e]*$/.test(Buffer.from(secret, "base64").toString("latin1")),
  },
  { kind: "credentials", pattern: /\bbearer\s{1,3}(?<secret>[\w.~+/=-]{12,4000})/gi, holds: hasLetterAndDigit },
  {
    kind: "credentials",
    pattern:
      /\b(?:proxy-)?authorization["']?\s{0,3}[:=]\s{0,3}["']?(?:[a-z]{2,20}\s{1,3})?(?<secret>[\w.~+/=-]{8,4000})/gi,
    holds: hasLetterAndDigit,
  },
  {
    kind: "recovery phrase",
    pattern: regex(
      String.raw`
        \b(?:[Ss]eed|[Rr]ecovery|[Mm]nemonic|[Bb]ackup|SEED|RECOVERY)[ -](?:[Pp]hrase|[Ww]ords?|PHRASE)\b
        [^\n:=]{0,60}?(?:\b(?:is|are)\b:?|[:=])\s{0,3}["'\x60]?(?<secret>(?:\d{1,2}[.)] ?)?[a-z]{3,8}
        (?:[\s,]{1,3}(?:\d{1,2}[.)] ?)?[a-z]{3,8}){11}(?:(?:[\s,]{1,3}(?:\d{1,2}[.)] ?)?[a-z]{3,8}){12})?)
        (?![A-Za-z])
      `,
      "g",
    ),
    holds: () => true,
  },
  {
    kind: "password",
    pattern: regex(
      String.raw`
        \bpass ?phrase(?:${WHOSE})?\s{0,3}(?:(?:is|was)(?: now)?:?|[:=])\s{0,3}(?:${VALUE}
        |(?<secret>(?:(?! (?:and|but|so|which|please|can|could|if) )[^.,;!?\n"'\x60]){3,200}))
      `,
      "gi",
    ),
    holds: (secret) => !isRemark(secret.split(" ")[0] ?? "") || isPhrase(secret),
  },
  {
    kind: "password",
    needs: "password",
    pattern: regex(
      String.raw`
        (?:${NAMES})(?:${WHOSE})?${IS}["'\x60]?(?<secret>[a-z]{3,12}(?:[ ](?!(?:${CLAUSE})\b)[a-z]{3,12}){2,7})
        (?=["'\x60]?\s{0,3}(?:$|[.,;!?\n])|[ ](?:${CLAUSE})\b)
      `,
      "giu",
    ),
    holds: isPhrase,
  },
  {
    kind: "password",
    needs: "password",
    pattern: regex(
      `
        (?<![0-9])(?:${NAMES})s?\\\\{0,3}["'\`]?\\s{0,3}(?:${LINKS})[^\\S\\n]{0,3}(?:\\\\{0,3}"(?<a>[^"\\n]{1,200})"
        |'(?<b>[^'\\n]{1,200})'|\`(?<c>[^\`\\n]{1,200})\`|(?<secret>[^\\s"'\`，。、]{3,200}))
      `,
      "giu",
    ),
    holds: isPassword,
  },
  {
    kind: "password",
    needs: "password",
    pattern: regex(
      `(?<![0-9])(?:${NAMES})\\s{1,3}(?:(?:(?:is|was|has been) )?(?:(?:set|changed) )?to |of |as )?["'\`]?(?<secret>[^\\s"'\`,;，。、]{5,200})`,
      "giu",
    ),
    holds: (secret) => hasLetterAndDigit(secret) && !/^\d|^(?:v|version)?\d|\//.test(secret.replace(/[.!?]+$/, "")),
  },
  {
    kind: "password",
    pattern: regex(
      String.raw`
        (?<![\p{L}\p{N}])(?:${NAMES}|pw)s?${WHOSE}${IS}
        (?:${VALUE}|(?<secret>[^\s"'\x60，。、]{3,200}))
      `,
      "giu",
    ),
    holds: (secret) => !isRemark(secret),
  },
  {
    kind: "password",
    pattern: /(?<![\w-])(?:pw|pass)\s{0,3}(?:is|[:=])\s{0,3}["'`]?(?<secret>[^\s"'`,;]{4,200})/gi,
    holds: (secret) =>
      hasLetterAndDigit(secret) && !/^[$€£]?\d+(?:[^\w]|[a-z]{1,2}\b)/i.test(secret) && isAssignedValue(secret),
  },
  {
    kind: "password",
    pattern: regex(
      String.raw`
        \b(?:login|log-in|user(?: ?name)?|e-?mail|account)\s{0,3}[:=]\s{0,3}[^\s,;/|]{1,100}[\s,;/|]{1,4}(?:and )?
        (?:pass|pw)\s{0,3}[:=]\s{0,3}["'\x60]?(?<secret>[^\s"'\x60,;]{3,200})
      `,
      "gi",
    ),
    holds: isAssignedValue,
  },
  {
    kind: "password",
    pattern: /(?<![\w-])(?:-u|--user|--proxy-user)[ =]{0,2}["']?[^\s:"'$]{1,100}:(?<secret>[^\s"']{1,200})/g,
    holds: (secret) => isAssignedValue(secret) && !/^\d{1,5}$/.test(secret),
  },
  {
    kind: "password",
    pattern: /\bsshpass\s{1,3}-p\s{0,3}["']?(?<secret>[^\s"']{1,200})/g,
    holds: isAssignedValue,
  },
  {
    kind: "password",
    pattern: /(?<=_)(?:pass|password|passwd|pwd|passphrase)\s{0,2}[:=]\s{0,2}["']?(?<secret>[^\s"'`;]{3,400})/gi,
    holds: isAssignedValue,
  },
  {
    kind: "password",
    pattern: /(?<![\w-])(?:PASS|PASSWD|PWD)=["']?(?<secret>[^\s"'`;]{3,400})/g,
    holds: isAssignedValue,
  },
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
    pattern: regex(
      String.raw`
        (?<![A-Za-z-])(?<!\b(?:${NAMING_KEYS}) )key\s{1,3}
        (?:(?:is|was|[:=])\s{0,3})?["'\x60]?(?<secret>[A-Za-z0-9]{32,4000})(?![\w-])
      `,
      "gi",
    ),
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3,
  },
  {
    kind: "API key",
    pattern: regex(
      `
        (?<![A-Za-z])(?:${TOKEN_NAMES})["'\`]?\\]?\\s{0,3}(?:is|are|was
        |[:=]{1,2}>?)\\s{0,3}["'\`]?(?<secret>[\\w+/=.~-]{8,4000})
      `,
      "gi",
    ),
    holds: (secret) => hasLetterAndDigit(secret) && (secret.length >= 16 || isMade(secret)) && !isDate(secret),
  },
  {
    kind: "API key",
    pattern: regex(`(?<![A-Za-z])(?:${TOKEN_NAMES})\\s{1,3}(?<secret>[\\w+/=~-]{20,4000})`, "gi"),
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3.2,
  },
  {
    kind: "PIN",
    pattern: regex(
      String.raw`
        \bPIN(?: (?:number|code))?(?:${WHOSE})?${IS}["'\x60]?
        (?<secret>\d{4,8})\b(?![ ]?(?:[%€$°]|(?:[kcm]?m|[km]?g|k?hz|[mk]?v|met(?:er|re)s?|miles?|feet|ft|yards?|volts?|ohms?|degrees|people|times|euros?|dollars?|eur|usd)\b))
      `,
      "giu",
    ),
    holds: () => true,
  },
  {
    kind: "PIN",
    pattern: /\b(?:my|our|card|phone) PIN(?: number| code)?\s{1,3}(?<secret>\d{4,8})\b/gi,
    holds: () => true,
  },
  {
    kind: "card check",
    pattern: regex(
      String.raw`\b(?:cvv2?|cvc2?)(?:(?:[ ](?:code|number))?(?:${WHOSE}${IS}|\s{0,3}(?:is|:|=)?\s{0,3}))(?<secret>\d{3,4})\b`,
      "giu",
    ),
    holds: () => true,
  },
  // Lists of codes come first: a pattern for one code would leave the others.
  ...spokenCodes,
  ...spokenSecrets,
  ...secretsInFiles,
  ...changedPasswords,
  { kind: "card number", pattern: /(?<![\w.-])(?<secret>\d(?:[ -]?\d){12,18})(?![\w-]|\.\d)/g, holds: isCard },
]

/** Lengths and first digits of the large issuers (ISO/IEC 7812), and Luhn's check digit. */
const ISSUERS = regex(String.raw`
    ^(?:4\d{12}(?:\d{3}){0,2}|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[068]\d{12}|35\d{14}|6(?:011|5\d\d
    |4[4-9]\d)\d{12}|62\d{14,17})$
  `)

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
