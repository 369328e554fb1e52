import { once } from "node:events"
import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"

/** A model on loopback that answers each message with a reply of its own, in the dialects of the agents. */
export async function startModel(): Promise<{ readonly url: string } & AsyncDisposable> {
  let replies = 0
  const server = createServer(async (request, response) => {
    const asked = await text(request)
    const path = new URL(request.url ?? "/", "http://model").pathname
    const isStreamed = asked.includes('"stream":true')
    const id = ++replies
    const events = eventsOf(path, id, `Reply ${id}: that is noted.`)
    if (events === undefined) return answerJson(response, path.endsWith("/count_tokens") ? { input_tokens: 10 } : {})
    if (!isStreamed) return answerJson(response, events.whole)
    response.writeHead(200, { "content-type": "text/event-stream" })
    for (const event of events.streamed) {
      const type = "type" in event ? `event: ${event.type}\n` : ""
      response.write(`${type}data: ${JSON.stringify(event)}\n\n`)
    }
    response.end(path.endsWith("/chat/completions") ? "data: [DONE]\n\n" : undefined)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  // A server that listens on a port has an address with it.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answerJson(response: ServerResponse, value: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value))
}

function eventsOf(path: string, id: number, said: string) {
  if (path.endsWith("/messages")) return messagesOf(id, said)
  if (path.endsWith("/responses")) return responsesOf(id, said)
  return path.endsWith("/chat/completions") ? chatOf(said) : undefined
}

function messagesOf(id: number, said: string) {
  const usage = { input_tokens: 10, output_tokens: 9 }
  const head = { id: `msg_${id}`, type: "message", role: "assistant", model: "stub", stop_sequence: null, usage }
  return {
    whole: { ...head, content: [{ type: "text", text: said }], stop_reason: "end_turn" },
    streamed: [
      { type: "message_start", message: { ...head, content: [], stop_reason: null } },
      { type: "content_block_start", index: 0, content_block: { type: "text", text: "" } },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: said } },
      { type: "content_block_stop", index: 0 },
      { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage },
      { type: "message_stop" },
    ],
  }
}

function responsesOf(id: number, said: string) {
  const part = { type: "output_text", text: said, annotations: [] }
  const item = { id: `msg_${id}`, type: "message", role: "assistant", status: "completed", content: [part] }
  const begun = {
    id: `resp_${id}`,
    object: "response",
    created_at: 1,
    model: "stub",
    status: "in_progress",
    output: [] as readonly object[],
  }
  const details = { input_tokens_details: { cached_tokens: 0 }, output_tokens_details: { reasoning_tokens: 0 } }
  const usage = { input_tokens: 10, output_tokens: 9, total_tokens: 19, ...details }
  const whole = { ...begun, status: "completed", output: [item], usage }
  const place = { item_id: item.id, output_index: 0, content_index: 0 }
  return {
    whole,
    streamed: [
      { type: "response.created", response: begun },
      { type: "response.output_item.added", output_index: 0, item: { ...item, status: "in_progress", content: [] } },
      { type: "response.content_part.added", ...place, part: { ...part, text: "" } },
      { type: "response.output_text.delta", ...place, delta: said },
      { type: "response.output_text.done", ...place, text: said },
      { type: "response.output_item.done", output_index: 0, item },
      { type: "response.completed", response: whole },
    ],
  }
}

function chatOf(said: string) {
  const head = { id: "chat", created: 1, model: "stub" }
  const message = { role: "assistant", content: said }
  const usage = { prompt_tokens: 10, completion_tokens: 9, total_tokens: 19 }
  const chunk = (delta: object, finish_reason: string | null = null) => ({
    ...head,
    object: "chat.completion.chunk",
    choices: [{ index: 0, delta, finish_reason }],
  })
  return {
    whole: { ...head, object: "chat.completion", choices: [{ index: 0, message, finish_reason: "stop" }], usage },
    streamed: [chunk(message), chunk({}, "stop")],
  }
}
