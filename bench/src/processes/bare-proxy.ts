import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { Agent, type Dispatcher } from "undici"
import { serveParent } from "./child.ts"

// A minimal proxy in Node: node:http in front, undici's dispatcher behind, nothing parsed.
const [upstream = ""] = process.argv.slice(2)
const agent = new Agent()

class ForwardHandler implements Dispatcher.DispatchHandler {
  readonly #res: ServerResponse

  constructor(res: ServerResponse) {
    this.#res = res
  }

  onRequestStart(): void {}

  onResponseStart(_controller: Dispatcher.DispatchController, status: number, headers: IncomingHttpHeaders): void {
    const { connection, "keep-alive": alive, "transfer-encoding": encoding, ...rest } = headers
    this.#res.writeHead(status, rest)
  }

  onResponseData(_controller: Dispatcher.DispatchController, data: Buffer): void {
    this.#res.write(data)
  }

  onResponseEnd(): void {
    this.#res.end()
  }

  onResponseError(): void {
    this.#res.destroy()
  }
}

const server = createServer({ keepAliveTimeout: 60_000 }, (req, res) => {
  const { host, connection, "content-length": length, "transfer-encoding": encoding, ...headers } = req.headers
  const body: Buffer[] = []
  req.on("data", (part: Buffer) => body.push(part))
  req.on("end", () => {
    const request = {
      origin: upstream,
      path: req.url ?? "/",
      method: req.method ?? "GET",
      headers,
      body: Buffer.concat(body),
    }
    agent.dispatch(request, new ForwardHandler(res))
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
