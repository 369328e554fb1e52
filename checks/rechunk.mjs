import { Agent, createServer, request } from "node:http"
import { streams } from "./streams.mjs"

const CONCURRENT = 8

/**
 * Serves every stream split in two at every byte, through Keepsake, in front of `port`. Resolves with the number of
 * streams read and of differences.
 */
export async function rechunk(keepsake, upstreamPort) {
  const server = createServer((req, res) => {
    req.resume()
    const { searchParams } = new URL(req.url, "http://stub")
    const { bytes } = streams[Number(searchParams.get("stream"))]
    const at = Number(searchParams.get("at"))
    req.once("end", () => {
      res.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" })
      res.write(bytes.subarray(0, at), () => setImmediate(() => res.end(bytes.subarray(at))))
    })
  })
  await new Promise((resolve) => server.listen(upstreamPort, "127.0.0.1", resolve))
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT })
  const cuts = streams.flatMap(({ bytes }, stream) => Array.from(bytes, (_, at) => ({ stream, at: at + 1 })))
  let differing = 0
  const work = cuts.values()
  const worker = async () => {
    for (const cut of work) {
      const { bytes, path } = streams[cut.stream]
      if (!(await read(agent, keepsake, path, cut)).equals(bytes)) differing++
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, worker))
  agent.destroy()
  server.closeAllConnections()
  server.close()
  return { streams: streams.length, read: cuts.length, differing }
}

const body = JSON.stringify({
  model: "stub",
  max_tokens: 9,
  stream: true,
  messages: [{ role: "user", content: "Hello there" }],
  input: "Hello there",
})

function read(agent, keepsake, path, { stream, at }) {
  const url = `${keepsake.url}${path}?stream=${stream}&at=${at}`
  // Memory mode read: the end of every stream is delayed all the same, but ten thousand turns are not stored.
  const headers = {
    authorization: `Bearer ${keepsake.key}`,
    "x-keepsake-memory": "read",
    "content-length": body.length,
  }
  return new Promise((resolve, reject) => {
    const req = request(url, { method: "POST", agent, headers }, (res) => {
      const chunks = []
      res.on("data", (chunk) => chunks.push(chunk))
      res.on("end", () => resolve(Buffer.concat(chunks)))
      res.on("error", reject)
    })
    req.on("error", reject)
    req.end(body)
  })
}
