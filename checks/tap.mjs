import { createServer, request } from "node:http"

/** Stands between a client and where it is pointed, adds headers to what is asked, and keeps the bytes of every answer. */
export async function tap(target, headers) {
  const answers = []
  const server = createServer((req, res) => {
    const { host: _, ...own } = req.headers
    const onward = request(
      new URL(req.url, target),
      { method: req.method, headers: { ...own, ...headers } },
      (reply) => {
        const chunks = []
        res.writeHead(reply.statusCode, reply.headers)
        reply.on("data", (chunk) => chunks.push(chunk))
        reply.on("end", () => answers.push(answerOf(reply, Buffer.concat(chunks))))
        reply.on("error", () => res.destroy())
        reply.pipe(res)
      },
    )
    onward.on("error", () => res.destroy())
    res.on("close", () => onward.destroy())
    req.pipe(onward)
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    answers,
    /** Added to what is asked; may be changed. */
    headers,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** What a client can see of an answer, Keepsake's own headers and the connection's left out. */
function answerOf({ statusCode, headers }, body) {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(?:x-keepsake-.*|date|connection|keep-alive|transfer-encoding|x-content-type-options)$/.test(name),
  )
  return { status: statusCode, headers: Object.fromEntries(kept), body: body.toString("base64") }
}
