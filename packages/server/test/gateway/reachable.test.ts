import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { checkUpstream } from "../../src/index.ts"
import { sendJson, upstreamThat } from "./gateway-rig.ts"

test("the models of an upstream are requested with its key", async () => {
  await using upstream = await upstreamThat((res) => sendJson(res, {}))
  expect(await checkUpstream("openai", { baseUrl: upstream.baseUrl, apiKey: "sk-1" }, undefined)).toBe(200)
  expect(upstream.taken.map(({ method, url, headers }) => [method, url, headers.authorization])).toEqual([
    ["GET", "/v1/models", "Bearer sk-1"],
  ])
})

test("an unreachable upstream is a failure", async () => {
  const gone = await upstreamThat(() => undefined)
  await gone[Symbol.asyncDispose]()
  await expect(checkUpstream("openai", gone, undefined)).rejects.toThrow("ECONNREFUSED")
})

test("the way leads through the proxy that is named, and not towards names that go without or this machine", async () => {
  const asked: string[] = []
  const proxy = createServer((req, res) => {
    asked.push(req.url ?? "")
    res.writeHead(204).end()
  })
  proxy.on("connect", (req, socket) => {
    asked.push(req.url ?? "")
    socket.end("HTTP/1.1 502 No\r\n\r\n")
  })
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void proxy.close())
  // A server that listens on TCP has such an address.
  const http = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  await using upstream = await upstreamThat((res) => sendJson(res, {}))

  await checkUpstream("openai", { baseUrl: "https://provider.invalid/v1" }, { https: http }).catch(() => undefined)
  await checkUpstream("openai", upstream, { http })
  await checkUpstream("openai", { baseUrl: "http://own.invalid/v1" }, { http, none: "own.invalid" }).catch(
    () => undefined,
  )

  expect(asked).toEqual(["provider.invalid:443"])
})
