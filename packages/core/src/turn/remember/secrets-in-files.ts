import { expression } from "../../text/regex.ts"
import { bitsPerCharacter, hasLetterAndDigit, isAssignedValue, isExample } from "./no-secret.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

const QUOTED = String.raw`(?:"(?<a>(?:[^"\\\n]|\\.){3,400})"|'(?<b>(?:[^'\\\n]|\\.){3,400})')`

/** Secrets in the syntax of files and commands: netrc, Terraform, PHP, wpa_supplicant, SQL. */
export const secretsInFiles: readonly SecretPattern[] = [
  secretPattern({ kind: "password", needs: "machine", holds: isAssignedValue, flags: "g" })`
    \bmachine\s{1,3}\S{1,200}\s{1,8}login\s{1,3}\S{1,100}\s{1,8}password\s{1,3}(?<secret>\S{1,200})
  `,
  secretPattern({ kind: "password", needs: "variable", holds: isAssignedValue, flags: "gi" })`
    \bvariable\s{1,3}"[^"\n]{0,60}?(?:pass(?:word|wd|phrase)?|pwd|secret|token|api_?key|private_?key|credential)[^"\n]{0,30}"\s{0,3}\{
    [^{}]{0,400}?\bdefault\s{0,20}=\s{0,3}"(?<secret>[^"\n]{3,400})"
  `,
  {
    kind: "password",
    needs: "define",
    pattern: expression("g")`
      \bdefine\s{0,3}\(\s{0,20}["']\w{0,40}(?:PASS|PASSWORD|SECRET|SALT|TOKEN|(?:AUTH|LOGGED_IN|NONCE|API|PRIVATE|ENCRYPTION)_KEY)["']\s{0,20},\s{0,20}${QUOTED}\s{0,20}\)
    `,
    holds: (secret) => isAssignedValue(secret) && secret !== "put your unique phrase here",
  },
  secretPattern({ kind: "password", holds: isAssignedValue })`
    (?<![\p{L}\p{N}])(?:psk|wpa_psk|wpa_passphrase|sae_password|presharedkey|requirepass|masterauth|plain_text_passwd|(?:ansible_)?become_pass)\s{0,3}[:= ]\s{0,3}(?:${QUOTED}|(?<secret>[^\s"'\x60,;]{4,400}))
  `,
  secretPattern({ kind: "password", holds: (secret) => isAssignedValue(secret) && !isExample(secret), flags: "gi" })`
    set_?(?:password|passphrase|secret|api_?key|auth_?token)\s{0,2}\(\s{0,3}${QUOTED}\s{0,3}\)
  `,
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "gi" })`
    \b(?:identified[ ](?:with[ ]\w{1,40}[ ])?by|with[ ](?:encrypted[ ])?password|set[ ]password[ ]=)[ ]{1,3}${QUOTED}
  `,
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "g" })`
    \b(?:sqlplus\s{1,3}[\w.]{1,60}\/|redis-cli\s[^\n|;&]{0,80}?-a\s{1,3}|ipmitool\s[^\n|;&]{0,100}?\s-P\s{1,3})["']?(?<secret>[^\s"'@]{3,200})
  `,
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "g" })`
    \b(?:htpasswd\s{1,3}-[a-zB]{0,6}b[a-zB]{0,6}\s{1,3}\S{1,200}\s{1,3}\S{1,100}|openssl\s[^\n|;&]{0,100}?\s-(?:k|pass(?:in|out)? pass:)|7z\s[^\n|;&]{0,100}?\s-p(?=\S)|zip\s[^\n|;&]{0,100}?\s-P)\s{0,3}["']?(?<secret>[^\s"']{3,200})
  `,
  {
    kind: "API key",
    needs: "=",
    // `SECRET_KEY_BASE=…`, `JWT_SIGNING_KEY_V2=…`: the name goes on behind the word.
    pattern:
      /\b[A-Z0-9_]{0,40}?(?:SECRET|TOKEN|PRIVATE_KEY|API_KEY|SIGNING_KEY|ENCRYPTION_KEY)_[A-Z0-9_]{1,40}\s{0,2}=\s{0,2}["']?(?<secret>[\w+/=.~-]{16,400})/g,
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 2.8 && isAssignedValue(secret),
  },
  {
    kind: "API key",
    // A provider's name precedes a token without a format of its own.
    pattern: expression("gi")`
      \b(?:cloudflare|together|elevenlabs|twilio|fly(?:\.io)?|mistral|cohere|deepgram|datadog|heroku|vercel|render|railway|pinecone|algolia|sentry|mapbox|openweather|telegram|discord|azure|auth0|okta|snyk|circleci)
      (?:[ _-](?:api|auth|access|account|service|live|global))?[ _-](?:token|key|secret)s?(?:[ ](?:is|was)|[ ]{0,2}[:=])?[ ]{0,2}["'\x60]?(?<secret>[\w+/=.~-]{24,400})
    `,
    holds: (secret) => hasLetterAndDigit(secret) && bitsPerCharacter(secret) >= 2.8,
  },
]
