import { createServer, request } from "node:http"

/** A proxy between a client and its server that adds headers to requests and records the bytes of responses. */
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
        reply.on("end", () => answers.push(visibleResponse(reply, Buffer.concat(chunks))))
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
    /** Added to requests; may be changed. */
    headers,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The response as a client sees it, without headers of Keepsake and the connection. */
function visibleResponse({ statusCode, headers }, body) {
  const kept = Object.entries(headers).filter(
    ([name]) => !/^(?:x-keepsake-.*|date|connection|keep-alive|transfer-encoding|x-content-type-options)$/.test(name),
  )
  return { status: statusCode, headers: Object.fromEntries(kept), body: body.toString("base64") }
}
