import { readdir } from "node:fs/promises"
import { createServer, request } from "node:http"
import { sleep } from "./check-client.mjs"

const CONCURRENT = 5
const paths = ["/v1/chat/completions", "/v1/responses", "/v1/messages"]

/**
 * Aborts streams, sequentially and five at once. Returns how long it took until the upstream noticed, and what
 * remained open.
 */
export async function abortMany(keepsake, upstreamPort, count) {
  const times = []
  const waiting = new Map()
  const server = createServer((req, res) => {
    req.resume()
    res.writeHead(200, { "content-type": "text/event-stream" })
    res.write("data: {}\n\n")
    const timer = setInterval(() => res.write("data: {}\n\n"), 50)
    res.once("close", () => {
      clearInterval(timer)
      const id = new URL(req.url, "http://stub").searchParams.get("id")
      waiting.get(id)?.(performance.now())
    })
  })
  await new Promise((resolve) => server.listen(upstreamPort, "127.0.0.1", resolve))
  const before = await countOpenFiles(keepsake.pid)
  const ids = Array.from({ length: count }, (_, id) => String(id)).values()
  const worker = async () => {
    for (const id of ids) {
      const { promise: closed, resolve } = Promise.withResolvers()
      waiting.set(id, resolve)
      const at = await abortOne(keepsake, paths[Number(id) % 3], id)
      times.push((await closed) - at)
      waiting.delete(id)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, worker))
  await sleep(200)
  const left = await new Promise((resolve) => server.getConnections((_error, open) => resolve(open)))
  const after = await countOpenFiles(keepsake.pid)
  server.closeAllConnections()
  server.close()
  times.sort((one, other) => one - other)
  const share = (part) => Math.round(times[Math.floor((times.length - 1) * part)] * 10) / 10
  return { count: times.length, p50: share(0.5), p99: share(0.99), most: share(1), left, filesMore: after - before }
}

const body = JSON.stringify({
  model: "stub",
  max_tokens: 9,
  stream: true,
  messages: [{ role: "user", content: "Thanks" }],
  input: "Thanks",
})

/** Reads the first bytes and disconnects. Returns the time. */
function abortOne(keepsake, path, id) {
  const headers = {
    authorization: `Bearer ${keepsake.key}`,
    "x-keepsake-memory": "read",
    "content-length": body.length,
  }
  return new Promise((resolve, reject) => {
    const req = request(`${keepsake.url}${path}?id=${id}`, { method: "POST", agent: false, headers }, (res) => {
      res.once("data", () => {
        const at = performance.now()
        res.on("error", () => undefined)
        res.destroy()
        resolve(at)
      })
    })
    req.on("error", reject)
    req.end(body)
  })
}

/** Number of open files and sockets of a process, where the system reports it. */
async function countOpenFiles(pid) {
  try {
    return (await readdir(`/proc/${pid}/fd`)).length
  } catch {
    return 0
  }
}
