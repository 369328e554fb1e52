import { expression } from "../../text/regex.ts"
import { bitsPerCharacter, hasLetterAndDigit, isAssignedValue } from "./no-secret.ts"
import { type SecretPattern, secretPattern } from "./secret-pattern.ts"

const QUOTED = String.raw`(?:"(?<a>(?:[^"\\\n]|\\.){3,400})"|'(?<b>(?:[^'\\\n]|\\.){3,400})')`

/** Secrets in the syntax of files and commands: netrc, Terraform, PHP, wpa_supplicant, SQL. */
export const secretsInFiles: readonly SecretPattern[] = [
  secretPattern({ kind: "password", needs: "machine", holds: isAssignedValue, flags: "g" })`
    \bmachine\s{1,3}\S{1,200}\s{1,8}login\s{1,3}\S{1,100}\s{1,8}password\s{1,3}(?<secret>\S{1,200})
  `,
  // Addresses of databases without a scheme, and lines of a file of their passwords.
  secretPattern({ kind: "password", needs: "@", holds: isAssignedValue, flags: "g" })`
    (?<![\w.$-])[\w.$-]{1,60}:(?<secret>[^\s"'@/]{3,200})@(?:tcp|udp|unix)\(
  `,
  secretPattern({ kind: "password", needs: ":oracle:", holds: isAssignedValue, flags: "g" })`
    \bjdbc:oracle:\w{2,8}:[\w.$-]{1,60}\/(?<secret>[^\s"'@]{3,200})@
  `,
  secretPattern({ kind: "password", needs: ":", holds: isAssignedValue, flags: "g" })`
    (?<![^\s"'\x60])(?=[\w.-]{0,80}[a-z.]|\*)[\w.*-]{1,80}:(?:\d{4,5}|\*):[\w.*-]{1,60}:[\w.*-]{1,60}:(?<secret>[^\s"'\x60]{3,200})
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
    (?<![\p{L}\p{N}])(?:psk|wpa_psk|wpa_passphrase(?=\s{0,3}[:=])|sae_password|presharedkey|requirepass|masterauth|plain_text_passwd|(?:ansible_)?become_pass)\s{0,3}[:= ]\s{0,3}(?:${QUOTED}|(?<secret>[^\s"'\x60,;]{4,400}))
  `,
  secretPattern({ kind: "password", holds: isAssignedValue, flags: "gi" })`
    \b(?:identified[ ](?:with[ ]\w{1,40}[ ])?by|with[ ](?:encrypted[ ])?password|set[ ]password[ ]=)[ ]{1,3}${QUOTED}
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
