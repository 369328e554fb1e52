import { createServer, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Names } from "../names.ts"

// An OpenAI-like upstream in a process of its own, so that its rhythm does not depend on what is measured. Every reply says something else; a stream
// has as many pieces as the model's name says (`stub-250`), a word every 10 ms, each with the moment at which it was sent.
const RHYTHM_MS = 10
const names = new Names(99)
const seen: string[] = []

const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) => {
  let body = ""
  req.setEncoding("utf8")
  req.on("data", (part: string) => {
    body += part
  })
  req.on("end", () => {
    seen.push(body)
    // Only the proofs send here.
    const { model, stream } = JSON.parse(body) as { model: string; stream?: boolean }
    const megabytes = /^fast-(\d+)$/.exec(model)?.[1]
    if (megabytes !== undefined) fastReply(res, Number(megabytes))
    else if (stream) streamReply(res, Number(/\d+$/.exec(model)?.[0] ?? 10))
    else wholeReply(res, model)
  })
})

function sentence(): string {
  return `I have noted ${names.next()} and ${names.next()}; tell me more about ${names.next()}.`
}

function wholeReply(res: ServerResponse, model: string): void {
  const choices = [{ index: 0, message: { role: "assistant", content: sentence() }, finish_reason: "stop" }]
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  const body = JSON.stringify({ id: "chatcmpl-1", object: "chat.completion", created: 1, model, choices, usage })
  res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
  res.end(body)
}

function streamReply(res: ServerResponse, pieces: number): void {
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
      setTimeout(next, Math.max(0, from + sent * RHYTHM_MS - Date.now()))
    }
  }
  next()
}

/** So many megabytes of a stream, as fast as they are taken. */
function fastReply(res: ServerResponse, megabytes: number): void {
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

process.on("message", () => process.send?.({ seen }))
process.once("disconnect", () => process.exit(0))
server.listen(0, "127.0.0.1", () => {
  // A TCP server that listens has an address of this shape.
  const { port } = server.address() as AddressInfo
  process.send?.({ url: `http://127.0.0.1:${port}` })
})
