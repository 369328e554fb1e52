import type { Asked } from "./endpoint-rig.ts"
import { type EndpointRig, json } from "./endpoint-rig.ts"

/** One fact as a model answers it. */
export interface WireFact {
  readonly turn: number
  readonly quote: string
  readonly content: string
  readonly category?: string
  readonly subject?: string
  readonly attribute?: string
  readonly replaces?: number
  readonly certain?: number
}

/** The text of each message of a request. */
export function promptOf({ body }: Asked): { readonly system: string; readonly data: string; readonly all: string } {
  // The reader only sends texts.
  const messages = body.messages as readonly { readonly role: string; readonly content: string }[]
  const [system, data] = messages.map(({ content }) => content)
  return { system: system ?? "", data: data ?? "", all: messages.map(({ content }) => content).join("\n") }
}

/** The person's new messages of a request, in order: the first is number 1. */
export function numberedIn(data: string): readonly string[] {
  return [...data.matchAll(/^\[\d+\] person: (.*)$/gm)].map(([, text = ""]) => text)
}

type Answer = Parameters<typeof EndpointRig.open>[number]

/** Answers a reader with the facts that `read` finds in the person's numbered messages. Tokens are a quarter of the characters. */
export function reading(read: (messages: readonly string[], data: string) => readonly WireFact[]): Answer {
  return (response, request) => {
    const { data, all } = promptOf(request)
    saying(JSON.stringify({ facts: read(numberedIn(data), data) }), Math.ceil(all.length / 4))(response, request)
  }
}

/** Answers with this text. */
export function saying(content: string, promptTokens = 100, finish = "stop"): Answer {
  const completion = Math.ceil(content.length / 4)
  return json(200, {
    choices: [{ message: { role: "assistant", content }, finish_reason: finish }],
    usage: {
      prompt_tokens: promptTokens,
      completion_tokens: completion,
      total_tokens: promptTokens + completion,
    },
  })
}
