import type { ServerResponse } from "node:http"

export function sendJson(
  res: ServerResponse,
  status: number,
  value: object,
  headers: Readonly<Record<string, string>>,
): void {
  // As bytes: Node writes a string body together with the headers and would turn these into UTF-8 once more.
  const body = Buffer.from(JSON.stringify(value))
  res.writeHead(status, {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
  })
  res.end(body)
}
