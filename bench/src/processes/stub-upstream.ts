import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { serveParent } from "./child.ts"

// An upstream with constant, immediate responses, so that only the servers in front of it are measured.
const text = `Here is what I would do. Start with the smallest part, write down what you know already, and keep the rest for another day.
That usually takes an hour or two, and afterwards the next step is clear. Tell me how it went.`
const whole = JSON.stringify({
  id: "chatcmpl-1",
  object: "chat.completion",
  created: 1,
  model: "stub",
  choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
  usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
})
const pieces = text.match(/.{1,24}/gs) ?? []

function chunk(delta: object, finish: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  return `data: ${JSON.stringify({ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "stub", choices })}\n\n`
}

const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) => {
  let body = ""
  req.setEncoding("utf8")
  req.on("data", (part: string) => {
    body += part
  })
  req.on("end", () => {
    if (!body.includes('"stream":true')) {
      res.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(whole) })
      res.end(whole)
      return
    }
    res.writeHead(200, { "content-type": "text/event-stream" })
    for (const content of pieces) res.write(chunk({ content }, null))
    res.end(`${chunk({}, "stop")}data: [DONE]\n\n`)
  })
})

server.listen(0, "127.0.0.1", () => {
  // The address of a listening TCP server is an object.
  const { port } = server.address() as AddressInfo
  serveParent(`http://127.0.0.1:${port}`, {
    end: async () => {
      server.closeAllConnections()
      server.close()
    },
  })
})
