import { z } from "zod"

/** How a client starts this server. */
export interface McpEntry {
  readonly type?: "stdio"
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const started = z.object({ command: z.string(), args: z.array(z.string()) })

/** Whether what stands there starts Keepsake: another's entry of the same name is left alone. */
export function isOwn(entry: unknown): boolean {
  const { data } = started.safeParse(entry)
  if (data === undefined || !data.args.includes("mcp")) return false
  return [data.command, ...data.args].some((word) => /keepsake|[\\/]cli[\\/]dist[\\/]main\.js$/.test(word))
}
