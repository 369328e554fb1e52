import { expression } from "../../text/regex.ts"

/**
 * Internal requests of clients, detected by their parts and not by their sentences: what to make, that it is about a
 * conversation, and `form`: the format of the answer. A person who asks for a title says whose it is ("for my novel");
 * a program speaks of the user in the third person.
 */
export interface Task {
  readonly asks: RegExp
  readonly about: RegExp
  readonly form: RegExp
}

/** Excludes compounds that only begin with such a word: a chat app, a discussion group. */
const CONVERSATION = expression("i")`
  \b(?:conversations?|chats?|threads?|dialogues?|discussion|exchange|session|chat history
  |(?:user's?|first|following) (?:first )?(?:message|query|request))
  (?=[\s"']{0,3}(?:[.,;:!?()\n]|$|that|based|so|with|in|using|history|above|below|and|is|starts?|titles?)
  |\s(?:without|where|which|from)\b)
`

const SHORT_ANSWER = expression("i")`
  \b(?:\d+|two|three|four|five|six|seven|eight|ten)\b[^.\n]{0,20}\b(?:words?|characters?)\b
  |\b(?:reply|respond|return|output|answer)\b[^.\n]{0,30}\b(?:only|just|json)\b
  |\bonly (?:return|reply|respond|output|the)\b
  |\b(?:no|without|avoid|omit\w*|don't need|do not use)\b[^.\n]{0,30}
  \b(?:quot\w+|punctuation|preamble|lead-in|explanations?)\b
`

const makes = (what: string): RegExp =>
  expression("i")`
    \b(?:generat|creat|craft|writ|provid|suggest|produc|extract|reply|respond|output|return|name|represent|expert in
    |summari[sz]|com(?:e|ing) up)\w*\b[^.\n]{0,80}\b(?:${what})\b
  `

export const TITLE: Task = { asks: makes("titles?|header|name|label|tags"), about: CONVERSATION, form: SHORT_ANSWER }

/** The same, less plainly: many an assistant sums up as a part of its trade. */
export const DESCRIPTION: Task = {
  asks: makes(String.raw`topic|description|summary|emoji|in \w{1,5} words`),
  about: CONVERSATION,
  form: SHORT_ANSWER,
}

/** A summary that takes the place of what it sums up: it says for whom or for what. */
const COMPACTION: Task = {
  asks: /\b(?:summar(?:y|i[sz]e|i[sz]er|i[sz]ing)|distill|condens(?:e|ing)|compress(?:ing)?|detailed prompt)\b/i,
  about: /\b(?:conversation|discussion|chat messages|(?:chat|message) history|dialogue)\b/i,
  form: expression("i")`
    \bpartial conversation\b|\b(?:previous|new|single) summary\b|\bdetailed summary of this conversation\. include:
    |\b(?:prompt|use) for future context\b|\b(?:future|next) turns\b|\bcontinuing our conversation above\b
    |\bcondens(?:e|ing) for space\b|\bcontext window\b|\bwithout (?:any )?loss of context\b
    |\breplace the original messages\b|\btriggered this summari[sz]ation\b
    |\b(?:handoff|hand over)\b[^.\n]{0,40}\b(?:llm|agent|model)\b
  `,
}

/** A question made over so that it can be looked up without the conversation. */
const QUERY: Task = {
  asks: /\b(?:rephrase|reformulate|rewrite|formulate|generate|convert|decompose)\b/i,
  about: expression("i")`
    \b(?:chat history|(?:the|this|a|following|given) conversation|conversation (?:below|above)|follow[- ]?up
    |(?:given|following|original|latest) (?:user )?question|user's (?:input|last message))\b
  `,
  form: expression("i")`
    \b(?:standalone|stand-alone|self-contained) (?:question|query|message)\b|\bvector (?:database|store)\b
    |\bsearch quer(?:y|ies)\b|\binto "subject" and "intention"
  `,
}

/** What the user might say next, in the third person. */
const NEXT: Task = {
  asks: /\b(?:suggest|predict|generate|provide|determine|what are|you are an? [^.\n]{0,20}suggestion)\w*\b/i,
  about: /\b(?:chat history|conversation|assistant(?:'s)?|preceding response)\b/i,
  form: expression("i")`
    \b(?:questions?|prompts?|messages?)\b[^.\n]{0,40}\b(?:user|human) (?:might|would|could|may|is likely to)\b
    |\bsuggestions based on the conversation\b|\bwho should[^.\n]{0,20} speak next\b
  `,
}

/** What a client keeps of its own accord. */
const FACTS: Task = {
  asks: expression("i")`
    \b(?:extract|identify|list)\b[^.\n]{0,60}\b(?:facts|memories|preferences|information)\b[^.\n]{0,40}
    \b(?:user|conversation|messages?)\b
  `,
  about: CONVERSATION,
  form: /\bjson\b/i,
}

const TITLE_ABROAD: Task = {
  asks: /\b(?:titel|titre|t[ií]tulo|titolo)\b|заголовок|название/i,
  about:
    /\b(?:gespräch|unterhaltung|chat|conversation|conversaci[óo]n|conversa|conversazione)|разговор|диалог|беседы?|чат/i,
  form: expression("i")`
    \b(?:nur|höchstens|maximal|uniquement|maximum|seulement|solo|solamente|m[áa]ximo|massimo|apenas|somente)\b
    |только|не более
  `,
}

const TITLE_HAN: Task = {
  asks: /标题|標題|主题|タイトル|总结|總結|要約/,
  about: /会话|會話|会話|对话|對話|聊天|这句话|チャット/,
  form: /字以内|字以內|个字|不要解释|[只仅](?:返回|输出)|上下文提示|文字以内|(?:のみ|だけ)を?(?:出力|返)/,
}

/** Those that a program is hired for as well, in its system message. */
export const TASKS_OF_PROGRAMS: readonly Task[] = [TITLE, COMPACTION, QUERY, NEXT, FACTS, TITLE_ABROAD, TITLE_HAN]

/** A trade that only a program hires for. */
export const TRADES: readonly RegExp[] = [
  /^you are an? [^.\n]{0,80}\b(?:git )?commit(?:s\b| messages?\b)/i,
  /^you are an? [^.\n]{0,40}\b(?:memory|personal information) (?:manager|organi[sz]er|extractor|keeper)\b/i,
]
