import { expression } from "../../text/regex.ts"

/** The start of a token: no token character precedes it, so that each run is tried once, in linear time. */
export const START = "(?<![A-Za-z0-9_-])"

/**
 * Published key formats by prefix. Repetitions use one character class and are followed by nothing that could fail
 * late, or start only at the start of a token.
 */
export const ISSUED: readonly (readonly [string, string])[] = [
  ["AWS key", "(?:AKIA|ASIA|AGPA|AIDA|AROA|ANPA)[A-Z0-9]{16}(?![A-Za-z0-9])"],
  ["GitHub token", "(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_\\w{22,})"],
  ["GitLab token", "gl(?:pat|dt|rt|cbt|ptt|ft|soat)-[\\w-]{20,}"],
  ["Slack token", "(?:xox[a-z]-[\\w-]{10,}|xapp-[\\w-]{10,})"],
  ["Stripe key", "(?:(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{10,}|whsec_[A-Za-z0-9+/]{20,})"],
  ["Google key", "(?:AIza[\\w-]{35}|ya29\\.[\\w-]{20,}|GOCSPX-[\\w-]{20,})"],
  ["API key", "sk-(?=[\\w-]{0,80}\\d)[\\w-]{20,}"],
  ["API key", "kp_[\\w-]{16,}"],
  ["API key", "(?:gsk_|xai-|pplx-|r8_|tvly-|fc-|nvapi-|csk-|fw_)(?=[\\w-]{0,80}\\d)[\\w-]{20,}"],
  ["Hugging Face token", "hf_[A-Za-z0-9]{30,}"],
  ["npm token", "npm_[A-Za-z0-9]{30,}"],
  ["PyPI token", "pypi-[\\w-]{50,}"],
  ["SendGrid key", "SG\\.[\\w-]{16,}\\.[\\w-]{16,}"],
  ["Twilio key", "SK[0-9a-f]{32}(?![A-Za-z0-9])"],
  ["DigitalOcean token", "do[opr]_v1_[a-f0-9]{40,}"],
  ["Discord token", "[MNO][\\w-]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,}"],
  ["Telegram token", "\\d{8,10}:[\\w-]{35}(?![\\w-])"],
  ["Mailgun key", "key-[0-9a-f]{32}(?![A-Za-z0-9])"],
  ["Shopify token", "shp(?:at|ca|pa|ss)_[A-Fa-f0-9]{32}"],
  [
    "access token",
    `
      (?:lin_api_|ntn_|secret_|sbp_|figd_|dckr_pat_|dp\\.pt\\.|hvs\\.|PMAK-|NRAK-
      |ATATT3)(?=[\\w.=-]{0,80}\\d)[\\w.=-]{20,}
    `,
  ],
  [
    "access token",
    `
      (?:gl(?:sa|c)_|sntry[su]_|rubygems_|sq0(?:atp|csp)-|pscale_(?:tkn|pw|oauth)_|fm[12]_|nfp_|rnd_|ops_eyJ|glc_|ATBB|cio
      |aio_|CLOJARS_|pat-[a-z]{2}\\d-|tskey-|figo_|shippo_live_|EAAA|sl\\.)(?=[\\w.+/=-]{0,80}\\d)[\\w.+/=-]{20,}
    `,
  ],
  [
    "access token",
    `
      (?:HRKU-|CFPAT-|LTAI|AKID|xkeysib-|pcsk_|e2b_|sgp_|pul-|CCIPAT_|lsv2_[ps][tk]_|sb_secret_|tfp_
      |dt0c01\\.|FLWSECK[_-]|rzp_(?:live|test)_|duffel_(?:live|test)_|EZAK|lin_oauth_|hvb\\.|vcp_|cfut_|cfat_
      )(?=[\\w.-]{0,80}\\d)(?=[\\w.-]{0,80}[A-Za-z])[\\w.-]{16,}
    `,
  ],
  [
    "access token",
    "(?:napi_[a-z0-9]{40,}|rpa_[A-Z0-9]{40,}|oy2[a-z0-9]{43}|re_[A-Za-z0-9]{8}_[A-Za-z0-9]{20,})(?![\\w-])",
  ],
  ["SonarQube token", "sq[uap]_[0-9a-f]{40}(?![A-Za-z0-9])"],
  // Hashes of passwords, as files of users and devices hold them.
  ["password hash", "\\$(?:1|5|6|y|apr1|2[aby])\\$[\\w./$=,]{24,150}"],
  ["ElevenLabs key", "sk_[0-9a-f]{40,}(?![A-Za-z0-9])"],
  ["Fly token", "(?:fo1_|fm1[ra]_)[\\w+/=-]{20,}"],
  ["access token", "(?:tgp_v1_|jina_|phx_|ABSK|dp\\.st\\.)(?=[\\w.=-]{0,80}\\d)[\\w.=+/-]{30,}"],
  ["Facebook token", "EAA[A-Za-z0-9]{60,}"],
  ["Okta token", "00(?=[\\w-]{0,39}[a-z])(?=[\\w-]{0,39}[A-Z])[\\w-]{40}(?![\\w-])"],
  ["Airtable token", "pat[A-Za-z0-9]{14}\\.[a-f0-9]{64}"],
  ["Databricks token", "dapi[a-f0-9]{32}(?![A-Za-z0-9])"],
  ["private key", "AGE-SECRET-KEY-1[A-Z0-9]{40,}"],
]

/** Names of AWS accounts, users and roles, which give no access. */
const AWS_IDENTIFIER = /^(?:AGPA|AIDA|AROA|ANPA)/
const FORMS = ISSUED.map(([kind, form]) => [kind, expression()`${START}(?:${form})`] as const)
const JWT = /(?<![A-Za-z0-9_-])eyJ[\w-]{8,}\.[\w-]{8,}/

/** The kind of the first issued key in a short text, by its published format; `undefined` if there is none. */
export function issuedKeyKind(text: string): string | undefined {
  if (JWT.test(text)) return "JWT"
  for (const [kind, form] of FORMS) {
    const [key] = form.exec(text) ?? []
    if (key !== undefined && !AWS_IDENTIFIER.test(key)) return kind
  }
  return undefined
}
