import { expression } from "../../text/regex.ts"
import {
  bitsPerCharacter,
  hasLetterAndDigit,
  isAssignedValue,
  isExample,
  isPassword,
  isPasswordThing,
  isProduct,
  isRemark,
  isTechnical,
  looksMade,
  NAMING_KEYS,
} from "./no-secret.ts"
import { IS, NAMES, WHOSE } from "./password-names.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

const LOCKS =
  "alarm|door|gate|entry|entrance|lock|lockbox|safe|vault|unlock|garage|security|keypad|locker|suitcase|building|access|verification|recovery|backup|2fa|two-factor|login|sim|puk|voicemail|bank|atm"

const namedPassword = secretPattern({
  kind: "password",
  needs: "password",
  holds: (secret) => hasLetterAndDigit(secret) && isPassword(secret),
})
const mixedPassword = secretPattern({ kind: "password", holds: hasLetterAndDigit, flags: "gi" })

/** A word of at least four letters with two digits or more, and no product. */
const isMadePassword = (secret: string): boolean => {
  const bare = secret.replace(/[.,;:!?।)]{1,4}$/u, "")
  return (
    looksMade(bare) &&
    /\d\D*\d/.test(bare) &&
    /\p{L}{3}/u.test(bare) &&
    isPassword(bare) &&
    !isProduct(bare) &&
    !isTechnical(bare)
  )
}

/** A made word that serves everywhere: "I use Gr4nola99 for everything". */
const usedEverywhere = [
  secretPattern({ kind: "password", holds: isMadePassword })`
    (?<!\p{L})(?:(?:use|using|nehme|benutze|verwende|utilise|mets|uso|utilizo|metto|ponho|boto|pongo)(?:[ ](?:ich|always|just|only|still|immer|toujours|siempre|sempre)){0,2})[ ]["'“]?(?<secret>[^\s"'”,;]{6,40}?)["'”]?
    [ ](?:(?:for|on|as)[ ](?:everything|(?:all|every)[ ](?:(?:of[ ])?my[ ])?(?:accounts?|sites?|logins?|websites?|apps?))|everywhere|überall|für[ ](?:alles|alle[ ](?:konten|seiten))|partout|pour[ ]tout|para[ ]tod[oa]s?|en[ ]tod[oa]s?|em[ ]tud[oa]|para[ ]tud[oa]|per[ ]tutto|dappertutto|ovunque)(?!\p{L})
  `,
  secretPattern({ kind: "password", holds: isMadePassword })`
    (?<!\p{L})(?:nehme|benutze|verwende)[ ](?:ich[ ])?(?:überall|für[ ]alles)[ ](?:immer[ ])?["'„]?(?<secret>[^\s"'”,;]{6,40})
  `,
  secretPattern({ kind: "password", holds: isMadePassword })`
    (?:账号|帐号|網站|网站|平台|地方)[^\n，。！？]{0,4}都[是]?[用使]用?(?:的是)?(?<secret>[A-Za-z0-9!@#$%^&*_.-]{6,40})
  `,
]

/** Secrets in sentences without name and value: codes of locks, commands, cookies, "that is my password". */
export const spokenSecrets: readonly SecretPattern[] = [
  ...usedEverywhere,
  // A bank's own number and a rule for builders ("IBC2021") are called so, too.
  secretPattern({ kind: "code", holds: (secret) => /\d{4}|\d\D+\d/.test(secret) })`
    (?<=\b(?:${LOCKS})(?:'s)?[ -])
    (?!(?<=\bbank[ -])codes?(?:${WHOSE})?${IS}\d{8}\b|(?<=\bbuilding[ -])codes?(?:${WHOSE})?${IS}[a-z]{2,5}-?(?:19|20)\d\d\b)
    (?:pin|pass ?code|codes?|combination|combo)(?:${WHOSE})?(?:'s |${IS})["'\x60]?(?<secret>[\w-]{4,40})
  `,
  secretPattern({ kind: "code", holds: (secret) => /\d{6}|\d\D+\d/.test(secret), flags: "gi" })`
    \b(?:recovery|backup|2fa|verification|puk)[ -]codes? (?<secret>[\w-]{6,40})
  `,
  secretPattern({ kind: "code", holds: (secret) => /\d{4}|\d\D+\d/.test(secret) })`
    \b(?:code|combination|combo|pin) (?:for|to|of) (?:(?:the|my|our) )?(?:[\w-]{1,20} ){0,2}(?:${LOCKS})(?:'s|${IS})["'\x60]?
    (?<secret>[\w-]{4,40})
  `,
  secretPattern({ kind: "password", needs: "password", holds: hasLetterAndDigit })`
    (?<![^\s"'\x60])(?<secret>[^\s"'\x60,]{5,200})["'\x60]?(?: as (?:my|the|our|a)|,? (?:is|was) (?:my|our|the)
    |[,;]? (?:that's|that is|which is) (?:my|our|the)| ist mein| est mon| es mi| é a minha| è la mia)
    (?: [\w-]{1,20}){0,2} (?:${NAMES})(?![\p{L}\p{N}]| (?:app|field|generator|hint|manager|policy|reset|store|tool|vault)\b)
  `,
  // Beyond the languages whose words for "is" the other patterns know: a made word at the end of a clause that names a password.
  {
    kind: "password",
    needs: "password",
    pattern: expression("giu")`
      (?:${NAMES})[\p{L}\p{M}]{0,8}(?:[ ][\p{L}\p{M}-]{1,20}){0,4}?[ ](?:on|je|är|er|là|adalah|ialah|είναι|هي|هو|היא|הוא|คือ|है|est[ei]|ir|yra)[ ]["'\x60]?(?<secret>[^\s"'\x60,;]{5,200})
    `,
    holds: isMadePassword,
  },
  {
    kind: "password",
    needs: "password",
    pattern: expression("giu")`
      (?:jelsz[óav]|kata[ ](?:sandi|laluan)|mật[ ]khẩu|รหัสผ่าน|κωδικ|كلم[ةه][ ](?:المرور|السر)|סיסמ|पासवर्ड|পাসওয়ার্ড|گذرواژه|رمز[ ]عبور|salasana|парол)[\p{L}\p{M}]{0,8}(?:[ ][\p{L}\p{M}-]{1,20}){0,2}?[ ]["'\x60]?(?<secret>[^\s"'\x60,;]{5,200})
      (?=\s{0,3}(?:$|[.,;!?\n।])|[ ](?:है|হয়|است)(?!\p{L}))
    `,
    holds: isMadePassword,
  },
  // At the end of its clause: "the password's SHA256 hash" names none.
  namedPassword`
    (?:${NAMES})['’]s ["'\x60]?(?<secret>[^\s"'\x60,]{5,200})["'\x60]?(?=\s{0,3}$|[,\n]| (?:and|but|for|on)\b)
  `,
  secretPattern({
    kind: "PIN",
    needs: "number",
    holds: () => true,
    flags: "gi",
  })`\b(?:my|our|card|phone) PIN['’]s (?<secret>\d{4,8})\b`,
  namedPassword`(?:${NAMES}), [^,.\n]{1,40}, (?:is|ist|est|es) ["'\x60]?(?<secret>[^\s"'\x60,]{4,200})`,
  secretPattern({ kind: "password", needs: "password", holds: isPassword })`
    \b(?:with|using|use|enter|type|try)(?: (?:the|this|my|our))? (?:${NAMES}) ["'\x60](?<secret>[^"'\x60\n]{4,200})["'\x60]
  `,
  {
    kind: "password",
    needs: "password",
    pattern: expression("giu")`
      \b(?:with|using|use|enter|type|try)(?:[ ](?:the|this|my|our))?[ ](?:${NAMES})[ ](?<secret>[a-z]{5,40})
      (?=\s{0,3}(?:$|[,;!?\n]|\.(?!\w))|[ ](?:to|for|on|at|and|when|if)\b)
    `,
    holds: (secret) => isPassword(secret) && !isRemark(secret) && !isPasswordThing(secret),
  },
  {
    kind: "password",
    pattern: /(?:(?<![\w-])pw|\b(?:wi-?fi|wlan|router)[ -]pass)\s{1,3}["'`]?(?<secret>[^\s"'`,;]{5,200})/gi,
    holds: (secret) => hasLetterAndDigit(secret) && !/^\d|\//.test(secret) && isAssignedValue(secret),
  },
  {
    kind: "password",
    needs: "password",
    // On the next line, which is weak evidence: the value must look generated.
    pattern: expression("giu")`
      (?:${NAMES})s?["'\x60]?\s{0,3}(?:is|ist|est|es|[:=：])[^\S\n]{0,3}\n\s{0,12}["'\x60]?(?<secret>[^\s"'\x60]{5,200})["'\x60]?\s{0,3}(?:\n|$)
    `,
    holds: (secret) => hasLetterAndDigit(secret) && !/[:=(]$|^-/.test(secret) && isPassword(secret),
  },
  mixedPassword`
    \b(?:login|log-in|credentials|creds|account)\b[^\n.;:]{0,40}(?:\bis|\bare|:)\s{1,3}[\w.+-]{1,64}@[\w.-]{1,100}
    \s{0,3}(?:[/|,:]|and|with)\s{0,3}(?<secret>[^\s"'\x60,;]{5,200})
    (?![^\s"'\x60,;]|[ ](?:plan|subscription|version|package|tier|edition|bundle|licen[cs]e|offer)\b)
  `,
  {
    kind: "password",
    pattern:
      /\b(?:user(?:name)?|login)\s{1,3}[\w.@+-]{1,64}[,;/]?\s{1,3}(?:and )?(?:pass|pw|pwd|password)\s{1,3}(?<secret>[^\s"'`,;]{4,200})/gi,
    holds: (secret) => hasLetterAndDigit(secret) && isAssignedValue(secret),
  },
  mixedPassword`\s\/user:[^\s"']{1,100}\s{1,3}(?!\/)(?<secret>[^\s"']{4,200})`,
  secretPattern({ kind: "password", needs: "%2F%2F", holds: (secret) => !isExample(secret), flags: "gi" })`
    \b[a-z][a-z0-9+.-]{1,20}%3A%2F%2F[\w.~-]{0,100}%3A(?<secret>[^\s%/]{1,200})%40
  `,
  secretPattern({ kind: "credentials", holds: hasLetterAndDigit, flags: "gi" })`
    [?&;](?:sig|signature|x-amz-(?:signature|security-token)|x-goog-signature|auth|jwt|sid|session(?:_?id)?)=(?<secret>[\w%+/=.~-]{16,4000})
  `,
  {
    kind: "credentials",
    pattern:
      /(?:(?<=[._-])|(?<![\w-]))(?:sess|session|sid|csrf|xsrf|auth|jwt)(?:[._-]?(?:id|token|key))?=(?<secret>[\w%.+/~-]{16,4000})/gi,
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3 && isAssignedValue(secret),
  },
  secretPattern({ kind: "private key", holds: () => true, flags: "g" })`
    Private-Lines: \d{1,3}\n(?<secret>[A-Za-z0-9+/=]{1,80}(?:\r?\n[A-Za-z0-9+/=]{20,80}){0,60})
  `,
  {
    // `acme_live_…`, `acme-secret-…`: how most issuers build theirs.
    kind: "API key",
    pattern:
      /(?<![\w-])[a-z][a-z0-9]{1,11}[_-](?:live|prod|test|secret|sk|pat|token|key|api)[_-](?<secret>[A-Za-z0-9]{20,400})(?![\w-])/g,
    holds: (secret) =>
      hasLetterAndDigit(secret) &&
      bitsPerCharacter(secret) >= 3.2 &&
      (/[A-Z]/.test(secret) || /^[0-9a-f]+$/.test(secret)),
  },
  {
    kind: "password",
    pattern:
      /(?:密码|密碼|口令|暗证号码|パスワード|暗証番号|비밀번호)\s{0,2}[是为為は은는:：]?\s{0,2}(?<secret>[\w!@#$%^&*.-]{4,200})/g,
    holds: (secret) => /\d{4}|\d\D*\d/.test(secret) && isAssignedValue(secret),
  },
  mixedPassword`
    \b(?:login|log-in|credentials|creds|user(?:name)?)\s{0,2}:\s{0,3}[\w.@+-]{1,64}\s{0,2}[/|:]\s{0,2}(?!\/\/)(?<secret>[^\s"'\x60,;]{5,200})
  `,
  {
    kind: "password",
    pattern: expression("gi")`
      \b(?:log-?in|log[ ]in[ ]with|credentials|creds)[ ](?:(?:is|are|with)[ ])?[\w.@+-]{1,64}[ ]{0,2}[/|][ ]{0,2}(?<secret>[^\s"'\x60,;/|]{6,200})
      (?=\s{0,3}(?:$|[,;\n])|[ ](?:and|but|for|on|at|to|works?)\b)
    `,
    holds: (secret) => hasLetterAndDigit(secret) && !isProduct(secret.replace(/[.!?]+$/, "")),
  },
  // `joe:secret@host`, and no address behind a name (`mailto:`, `cc:`), nor a version of a package (`npm:react@19.1.0`).
  secretPattern({ kind: "password", needs: "@", holds: hasLetterAndDigit, flags: "gi" })`
    (?<![\w/:.@-])(?!(?:mailto|e-?mail|mail|from|to|cc|bcc|reply-to|sip|xmpp|acct|npm|contact):)[a-z_][\w-]{0,31}:
    (?<secret>[^\s:@/"'\x60]{4,100})@[\w-]{1,60}\.[\w.-]{1,100}
  `,
  secretPattern({ kind: "password", holds: isAssignedValue })`
    <(?:[\w-]{1,30}:)?(?:${NAMES}|api-?key|secret|token)>(?<secret>[^<\s]{3,400})</
  `,
  secretPattern({ kind: "password", holds: (secret) => hasLetterAndDigit(secret) && isAssignedValue(secret) })`
    (?:${NAMES}|api[_-]?key|secret|token)["']\s{0,3}(?:,|value\s{0,2}=)\s{0,3}["'](?<secret>[^"'\n]{3,400})["']
  `,
  {
    kind: "password",
    needs: "password",
    pattern: expression("giu")`
      (?:${NAMES})s?\s{0,2}(?:\([^)\n]{1,40}\)\s{0,2}[:=]|[-–—])\s{1,3}["'\x60]?(?<secret>[^\s"'\x60,]{4,200})
    `,
    holds: (secret) => hasLetterAndDigit(secret) && isPassword(secret) && !/^\d/.test(secret),
  },
  namedPassword`
    (?:${NAMES})(?![\p{L}\p{N}])[^\n.;:]{0,60}?[,;] (?:(?:and|but) )?(?:the )?(?:new one|it)(?:'s| is)(?: now)? ["'\x60]?(?<secret>[^\s"'\x60,]{5,200})
  `,
  {
    kind: "password",
    pattern: /\blog(?:ged|s)? ?in as [\w.@+-]{1,64} (?:with|using) (?<secret>[^\s"'`,;]{5,200})/gi,
    holds: (secret) => hasLetterAndDigit(secret) && !isProduct(secret.replace(/[.!?]+$/, "")),
  },
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "g" })`
    \becho ["']?(?<secret>[^\s"'|]{3,200})["']?\s{0,3}\|\s{0,3}sudo -S\b
  `,
  secretPattern({ kind: "password", holds: () => true, flags: "g" })`
    \bWIFI:(?:[STH]:[^;\n]{0,64};){0,3}P:(?<secret>[^;\n]{4,64})
  `,
  {
    kind: "API key",
    // A header of a name of its own: `Acme-Subscription-Key: …`. A UUID there names a request.
    pattern: expression("gi")`
      (?<=-)(?<!\b(?:${NAMING_KEYS})-)(?:key|token|secret):\s{0,3}(?<secret>[\w+/=.~-]{16,4000})
    `,
    holds: (secret) =>
      hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 3 && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-/i.test(secret),
  },
  secretPattern({ kind: "Terraform token", flags: "g" })`\.atlasv1\.[\w-]{60,}`,
  secretPattern({ kind: "Mailchimp key", needs: "-us", flags: "g" })`(?<![\w-])[0-9a-f]{32}-us\d{1,2}(?![\w-])`,
]
