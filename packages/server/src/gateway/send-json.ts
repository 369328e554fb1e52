import type { ServerResponse } from "node:http"

export function sendJson(
  res: ServerResponse,
  status: number,
  value: object,
  headers: Readonly<Record<string, string>>,
): void {
  // Sent as bytes: Node would write a string body together with the headers and encode those as UTF-8 again.
  const body = Buffer.from(JSON.stringify(value))
  res.writeHead(status, {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
  })
  res.end(body)
}
