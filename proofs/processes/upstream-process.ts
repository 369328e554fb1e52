import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { InventedNames } from "../invented-names.ts"

// An OpenAI-compatible upstream in a separate process, so that its timing does not depend on what is measured. Every
// reply differs. A stream has as many pieces as the model's name says (`stub-250`), a word every 10 ms, each with its
// send time.
const INTERVAL_MS = 10
const names = new InventedNames(99)
const requests: string[] = []

const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) => {
  let body = ""
  req.setEncoding("utf8")
  req.on("data", (part: string) => {
    body += part
  })
  req.on("end", () => {
    requests.push(body)
    // Only the proofs send here.
    const { model, stream } = JSON.parse(body) as { model: string; stream?: boolean }
    const megabytes = /^fast-(\d+)$/.exec(model)?.[1]
    if (megabytes !== undefined) sendFastStream(res, Number(megabytes))
    else if (stream) sendStream(res, Number(/\d+$/.exec(model)?.[0] ?? 10))
    else sendWhole(res, model)
  })
})

function makeSentence(): string {
  return `I have noted ${names.next()} and ${names.next()}; tell me more about ${names.next()}.`
}

function sendWhole(res: ServerResponse, model: string): void {
  const choices = [{ index: 0, message: { role: "assistant", content: makeSentence() }, finish_reason: "stop" }]
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  const body = JSON.stringify({ id: "chatcmpl-1", object: "chat.completion", created: 1, model, choices, usage })
  res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
  res.end(body)
}

function sendStream(res: ServerResponse, pieces: number): void {
  res.writeHead(200, { "content-type": "text/event-stream" })
  let sent = 0
  const from = Date.now()
  const next = (): void => {
    if (res.destroyed) return
    const last = ++sent >= pieces
    const choices = [
      { index: 0, delta: last ? {} : { content: `${names.next()} ` }, finish_reason: last ? "stop" : null },
    ]
    const at = performance.timeOrigin + performance.now()
    const chunk = JSON.stringify({
      id: "chatcmpl-1",
      object: "chat.completion.chunk",
      created: 1,
      model: "stub",
      choices,
      at,
    })
    if (last) res.end(`data: ${chunk}\n\ndata: [DONE]\n\n`)
    else {
      res.write(`data: ${chunk}\n\n`)
      setTimeout(next, Math.max(0, from + sent * INTERVAL_MS - Date.now()))
    }
  }
  next()
}

/** Sends this many megabytes as a stream, as fast as they are read. */
function sendFastStream(res: ServerResponse, megabytes: number): void {
  const delta = { choices: [{ index: 0, delta: { content: "word ".repeat(40) }, finish_reason: null }] }
  const piece = `data: ${JSON.stringify(delta)}\n\n`.repeat(50)
  let left = (megabytes * 1024 * 1024) / piece.length
  res.writeHead(200, { "content-type": "text/event-stream" })
  const next = (): void => {
    while (left-- > 0) if (!res.write(piece)) return void res.once("drain", next)
    res.end("data: [DONE]\n\n")
  }
  next()
}

process.on("message", () => process.send?.({ seen: requests }))
process.once("disconnect", () => process.exit(0))
server.listen(0, "127.0.0.1", () => {
  // The address of a listening TCP server is an object.
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}` })
})
