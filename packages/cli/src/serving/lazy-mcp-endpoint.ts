import type { HttpOptions, McpEndpoint } from "@keepsake/mcp"

/** Agents at `/mcp`. The protocol is loaded when the first of them asks: most commands that open a folder meet none. */
export function lazyMcpEndpoint(options: HttpOptions): McpEndpoint {
  let opening: Promise<McpEndpoint> | undefined
  const open = (): Promise<McpEndpoint> => {
    opening ??= import("@keepsake/mcp").then(({ mcpOverHttp }) => mcpOverHttp(options))
    return opening
  }
  return {
    fetch: async (request, who) => (await open()).fetch(request, who),
    changed(identity, ids) {
      // Until then nobody watches; whoever was refused was told why.
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
