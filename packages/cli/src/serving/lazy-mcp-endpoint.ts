import type { HttpOptions, McpEndpoint } from "@keepsake/mcp"

/** The endpoint at `/mcp`. The protocol is loaded with the first request, because most commands that open a folder get none. */
export function lazyMcpEndpoint(options: HttpOptions): McpEndpoint {
  let opening: Promise<McpEndpoint> | undefined
  const open = (): Promise<McpEndpoint> => {
    opening ??= import("@keepsake/mcp").then(({ mcpOverHttp }) => mcpOverHttp(options))
    return opening
  }
  return {
    fetch: async (request, who) => (await open()).fetch(request, who),
    changed(identity, ids) {
      // Before the endpoint is open, nobody is subscribed; a failure to open was reported to its caller.
      void opening?.then(
        (door) => door.changed(identity, ids),
        () => undefined,
      )
    },
    async close() {
      await (await opening?.catch(() => undefined))?.close()
    },
  }
}
