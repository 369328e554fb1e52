import { json, namedEvent, text, wantsJson, words } from "./reply-text.mjs"

const usage = {
  input_tokens: 11,
  input_tokens_details: { cached_tokens: 0 },
  output_tokens: 7,
  output_tokens_details: { reasoning_tokens: 0 },
  total_tokens: 18,
}

let createdCount = 0

/** Resets the response ids, so that two runs can be compared. */
export function resetIds() {
  createdCount = 0
}

export function wholeReply(body) {
  return response(body, "completed", [item(body)], usage)
}

function response(body, status, output, counted) {
  const id = `resp_${status === "completed" ? ++createdCount : createdCount + 1}`
  return {
    id,
    object: "response",
    created_at: 1,
    status,
    error: null,
    incomplete_details: null,
    instructions: body.instructions ?? null,
    max_output_tokens: null,
    metadata: {},
    model: "stub",
    output,
    parallel_tool_calls: true,
    previous_response_id: body.previous_response_id ?? null,
    reasoning: { effort: null, summary: null },
    store: body.store ?? true,
    temperature: 1,
    text: body.text ?? { format: { type: "text" } },
    tool_choice: "auto",
    tools: body.tools ?? [],
    top_p: 1,
    truncation: "disabled",
    usage: counted,
    user: null,
    unknown: { kept: true },
  }
}

function item(body) {
  const id = `${createdCount + 1}`
  if (callsTool(body)) {
    const [tool] = body.tools
    return {
      id: `fc_${id}`,
      type: "function_call",
      status: "completed",
      call_id: "call_1",
      name: tool.name,
      arguments: json,
    }
  }
  const part = { type: "output_text", text: wantsJson(body) ? json : text, annotations: [], logprobs: [] }
  return { id: `msg_${id}`, type: "message", role: "assistant", status: "completed", content: [part] }
}

function callsTool({ tools, input }) {
  const results = Array.isArray(input) && input.at(-1)?.type === "function_call_output"
  return tools?.[0]?.type === "function" && !results
}

export function streamEvents(body) {
  const done = item(body)
  const at = { item_id: done.id, output_index: 0 }
  const started = response(body, "in_progress", [], null)
  const inside =
    done.type === "function_call"
      ? [
          {
            type: "response.output_item.added",
            output_index: 0,
            item: { ...done, status: "in_progress", arguments: "" },
          },
          { type: "response.function_call_arguments.delta", ...at, delta: json.slice(0, 5) },
          { type: "response.function_call_arguments.delta", ...at, delta: json.slice(5) },
          { type: "response.function_call_arguments.done", ...at, name: done.name, arguments: json },
        ]
      : message(body, done, at)
  const all = [
    { type: "response.created", response: started },
    { type: "response.in_progress", response: started },
    ...inside,
    { type: "response.output_item.done", output_index: 0, item: done },
    { type: "response.completed", response: response(body, "completed", [done], usage) },
  ]
  return all.map((event, sequence_number) => namedEvent({ ...event, sequence_number }))
}

function message(body, done, at) {
  const [part] = done.content
  const place = { ...at, content_index: 0 }
  const parts = wantsJson(body) ? [json.slice(0, 4), json.slice(4)] : words
  return [
    { type: "response.output_item.added", output_index: 0, item: { ...done, status: "in_progress", content: [] } },
    { type: "response.content_part.added", ...place, part: { ...part, text: "" } },
    ...parts.map((delta) => ({ type: "response.output_text.delta", ...place, delta, logprobs: [] })),
    { type: "response.output_text.done", ...place, text: part.text, logprobs: [] },
    { type: "response.content_part.done", ...place, part },
  ]
}
