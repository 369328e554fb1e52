/** One step of a long chat: a user message, a tool call with its result, or the reply that ends a turn. */
export interface ChatStep {
  readonly kind: "user" | "call" | "result" | "reply"
  readonly text: string
}

/** How a client of each API serializes a conversation: constant parts first, as real clients do. */
export const dialects: Readonly<
  Record<string, { readonly path: string; body(system: string, steps: readonly ChatStep[]): object }>
> = {
  "chat completions": {
    path: "/v1/chat/completions",
    body: (system, steps) => ({
      model: "stub",
      tools: [{ type: "function", function: { name: "look" } }],
      messages: [{ role: "system", content: system }, ...steps.map(toChatCompletions)],
    }),
  },
  responses: {
    path: "/v1/responses",
    body: (system, steps) => ({
      model: "stub",
      store: false,
      tools: [{ type: "function", name: "look" }],
      instructions: system,
      input: steps.map(toResponses),
    }),
  },
  messages: {
    path: "/v1/messages",
    body: (system, steps) => ({
      model: "stub",
      max_tokens: 1_000,
      tools: [{ name: "look", input_schema: { type: "object" } }],
      system: [{ type: "text", text: system }],
      messages: steps.map(toMessages),
    }),
  },
}

function toChatCompletions({ kind, text }: ChatStep): object {
  if (kind === "call") {
    const call = { id: "c", type: "function", function: { name: "look", arguments: text } }
    return { role: "assistant", content: null, tool_calls: [call] }
  }
  if (kind === "result") return { role: "tool", tool_call_id: "c", content: text }
  return { role: kind === "user" ? "user" : "assistant", content: text }
}

function toResponses({ kind, text }: ChatStep): object {
  if (kind === "call") return { type: "function_call", call_id: "c", name: "look", arguments: text }
  if (kind === "result") return { type: "function_call_output", call_id: "c", output: text }
  if (kind === "user") return { role: "user", content: [{ type: "input_text", text }] }
  return { role: "assistant", content: [{ type: "output_text", text }] }
}

function toMessages({ kind, text }: ChatStep): object {
  const block = {
    user: { type: "text", text },
    reply: { type: "text", text },
    call: { type: "tool_use", id: "c", name: "look", input: { text } },
    result: { type: "tool_result", tool_use_id: "c", content: text },
  }[kind]
  return { role: kind === "user" || kind === "result" ? "user" : "assistant", content: [block] }
}
