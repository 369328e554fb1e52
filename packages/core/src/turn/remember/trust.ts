import type { Origin, ReviewReason, Status } from "../../contract/index.ts"
import { expression, oneLine } from "../../text/regex.ts"
import { instructsAgent, SURELY_INSTRUCTS_FROM } from "./instruction-model.ts"

/** What decides a status. */
export interface Provenance {
  readonly origin: Origin
  readonly text: string
  /** Whether the turn contains tool or document text. */
  readonly toolsRead?: boolean
  /** An agent's explicit call, which no words of the person bear out. */
  readonly agentCall?: boolean
}

export interface Trust {
  readonly status: Extract<Status, "active" | "quarantined">
  readonly review?: ReviewReason
}

/**
 * Whether a memory may be injected, decided by its origin and not by its claims. Words of the user and replies without
 * tool or document text may; text from tools and files may not; nor may instructions to a model, except a user's own
 * wishes for answers ("always answer in German"). XML tags in a user's words are no attack: the injector neutralizes
 * tags.
 */
export function trustOf({ origin, text, toolsRead = false, agentCall = false }: Provenance): Trust {
  const hostile = detectAttack(origin === "user" ? text.replace(XML_TAGS, " ") : text)
  if (hostile !== undefined) return { status: "quarantined", review: hostile }
  switch (origin) {
    case "user":
      return { status: "active" }
    case "assistant":
      if (toolsRead) return { status: "quarantined", review: "tool-reply" }
      if (agentCall && instructsAgent(text)) return INSTRUCTS
      return trustUnlessCommanding(text)
    case "tool":
      return { status: "quarantined", review: "tool-text" }
    case "file":
      return { status: "quarantined", review: "document-text" }
    case "import":
      return instructsAgent(text, SURELY_INSTRUCTS_FROM) ? INSTRUCTS : trustUnlessCommanding(text)
    case "manual":
    case "system":
      return trustUnlessCommanding(text)
  }
}

const INSTRUCTS: Trust = { status: "quarantined", review: "instructs-model" }

function trustUnlessCommanding(text: string): Trust {
  const folded = foldText(text)
  if (!COMMANDS.some((pattern) => pattern.test(folded))) return { status: "active" }
  return INSTRUCTS
}

/**
 * The reason why a text looks like an attack on a model, or `undefined`. A label for review, not a security boundary.
 */
export function detectAttack(text: string): ReviewReason | undefined {
  const folded = foldText(text)
  return ATTACKS.find(([, patterns]) => patterns.some((pattern) => pattern.test(folded)))?.[0]
}

/** Removes invisible characters and folds look-alike forms. */
function foldText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu, "")
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase()
}

const OVERRIDING = "ignore|disregard|forget|override|bypass|overlook|do not follow|don't follow|stop following|skip"
const RULES = oneLine(`
    instructions?|prompts?|rules?|guidelines?|directives?|commands?|directions|constraints?|programming
    |restrictions?|polic(?:y|ies)
  `)
const EARLIER = oneLine(`
    previous|prior|above|earlier|preceding|all|any|existing|original|system|your|these|those|other
    |safety|initial|former|past
  `)

const TAG = expression()`
  <\|(?:im_start|im_end|system|user|assistant|endoftext|start_header_id|eot_id)\|>|<\/?(?:system
  |instructions?|keepsake-memory|memory|s)>|\[\/?(?:inst|system|sys)\]|<<\/?sys>>
`
/** Tags that XML has too. */
const XML_TAGS = /<\/?(?:system|instructions?|memory|s)>/gi

const ATTACKS: readonly (readonly [ReviewReason, readonly RegExp[]])[] = [
  [
    "overrides-instructions",
    [
      expression()`\b(?:${OVERRIDING})\b.{0,30}\b(?:${EARLIER})\b.{0,40}\b(?:${RULES})\b`,
      expression()`
        \b(?:ignore|disregard|forget) (?:everything|all|anything) (?:above|before|previously|you (?:were
        |have been|know)|i (?:said|told)|that (?:was|came|i))
      `,
      expression()`
        \bregardless of (?:any |all |your |the )?(?:previous|prior|pre-existing|existing
        |other)\b.{0,20}\b(?:input|instruction|guideline|rule|restriction)
      `,
      expression()`
        \b(?:new|updated|real|actual|important) (?:system )?(?:instructions?|task|directives?) ?(?:\*{2,3}|:
        |is to\b|are to\b)|\burgent new task\b
      `,
      /\bsystem (?:prompt|message|override|mode|update)\b ?[:*\]]|\boverride (?:mode|code|protocol|enabled)\b/,
      expression()`
        \bignor(?:iere|e|ez|a|er|are) .{0,30}\b(?:anweisungen|instructions|instrucciones|instruções
        |istruzioni)\b|忽略.{0,12}(?:指令|指示|说明)|(?:指示|命令).{0,6}無視|이전.{0,8}(?:지시|명령).{0,6}무시
      `,
    ],
  ],
  [
    "imitates-role",
    [
      TAG,
      /(?:^|[.!?*\]] ?|### ?)(?:system|assistant|developer)(?: message| prompt)?: ?\S/,
      /### ?(?:system|instruction|response|human|assistant)\b/,
    ],
  ],
  [
    "lifts-restrictions",
    [
      expression()`
        \b(?:developer|debug|god|jailbreak|dan|admin(?:istrator)?|sudo|maintenance|unrestricted
        |root) mode (?:is )?(?:now )?(?:enabled|activated|on|engaged|active)\b|\b(?:enable|activate|enter
        |operating in) (?:developer|debug|god|jailbreak|dan|admin|unrestricted) mode\b
      `,
      expression()`
        \byou are (?:now )?(?:going to (?:act|pretend)|a?n? ?(?:dan|unrestricted|unfiltered|jailbroken
        |uncensored)\b)|\bdo anything now\b|\bjailbreak(?:ed)?\b
      `,
      expression()`
        \b(?:no|without(?: any)?|free (?:of|from)(?: all| any)?|not (?:subject|bound) (?:to
        |by)(?: any)?) (?:ethical |moral |content |safety |legal |typical )*(?:restrictions|limitations
        |filters|guidelines|boundaries|confines|censorship)\b
      `,
      /\b(?:unfiltered|uncensored|amoral|nonmoral|immoral) (?:and \w+ )?(?:ai|model|assistant|chatbot|response)\b/,
      expression()`
        \bstay in character\b|\b(?:from now on|henceforth|hereafter)\b.{0,40}\b(?:act as|pretend
        |you are going to|role ?play|respond as|two different|simulate)
      `,
      /\bgrant\b.{0,30}\b(?:administrative|admin|root|full) (?:privileges|access)\b/,
    ],
  ],
  [
    "asks-for-secrets",
    [
      expression()`
        \b(?:reveal|print|show|repeat|output|leak|disclose|dump|display|expose|give me|tell me
        |share)\b.{0,30}\b(?:system prompt|initial (?:prompt|instructions)|hidden (?:prompt|instructions
        |rules)|your (?:instructions|prompt|secret|password)|api keys?|passwords?|credentials
        |environment variables|access tokens?)\b
      `,
      expression()`
        \b(?:send|post|upload|forward|exfiltrate|transmit|email|e-mail|leak|report)\b.{0,60}\b(?:password
        |credential|api key|token|secret|chat history|conversation|memor(?:y|ies)|personal (?:data
        |information)|user(?:'s)? data|contents?)\b.{0,60}(?:\bto\b|https?:)
      `,
      /!\[[^\]]{0,80}\]\([^)]{0,200}[?=]/,
    ],
  ],
  [
    "plants-recommendation",
    [
      expression()`
        \b(?:remember|note|record|store|save|treat|consider
        |regard)\b.{0,80}\bas (?:a |an |the |your )?(?:trusted|authoritative|reliable|preferred|go-to
        |primary|credible|best|most \w+)\b.{0,30}\b(?:source|site|reference|authority|domain|recommendation
        |provider)
      `,
      expression()`
        \b(?:recommend|cite|suggest|promote|mention)\b.{0,60}\b(?:in (?:all |any )?future|first and foremost
        |whenever (?:the )?user|in every (?:answer|response|reply))\b
      `,
    ],
  ],
]

const MODEL_ACTS = oneLine(`
    recommend|mention|tell|include|append|suggest|say|promote|trust|believe|send|visit|open|run|execute
    |call|respond|reply|answer|insert|add|repeat|redirect|link|cite|comply|obey|output|print
    |use the tool|forward|reveal|ignore
  `)

/** Commands to a model; a user may state them, others may not. */
const COMMANDS: readonly RegExp[] = [
  expression()`
    \byou (?:must|shall|should|have to|need to|will|are to
    |are required to) (?:always |never |now |not |only )?(?:${MODEL_ACTS})\b
  `,
  /\byou must (?:always|never|not)\b|\b(?:from now on|henceforth),? (?:you|always|never|every|all)\b/,
  expression()`
    \b(?:always|never) (?:recommend|mention|tell|include|append|suggest|promote|trust|send|visit|execute
    |insert|redirect|link|cite|comply|obey|forward|reveal|warn)\b
  `,
  expression()`
    \b(?:in|to|of) your (?:next )?(?:response|reply|answer|output)s?\b|\byour (?:response|reply|answer
    |output)s? (?:must|should|has to|needs to)\b
  `,
  /\b(?:the )?(?:assistant|ai|model|llm|chatbot|agent) (?:must|shall|should|is to|has to|needs to|will)\b/,
  expression()`
    \bwhen(?:ever)? (?:the |a )?user (?:asks|says|mentions|wants|requests)\b
    |\bif (?:the |a )?user (?:asks|says|mentions|wants|requests)\b
  `,
  expression()`
    \b(?:do not|don't|never) (?:tell|inform|warn|alert|mention (?:this|it) to|reveal (?:this
    |it) to) (?:the )?(?:user|anyone|them)\b
  `,
  /\b(?:click|visit|go to|open|download|install|navigate to)\b.{0,30}(?:https?:\/\/|www\.)/,
  expression()`
    \b(?:execute|run|embed|incorporate|integrate|insert|employ) (?:the |this )?(?:following|subsequent
    |below) (?:code|command|script|snippet|instruction)
  `,
]
