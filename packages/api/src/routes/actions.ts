import { z } from "zod"
import { endpoint, type Route } from "../route.ts"
import { ownerNames, tenantNames } from "../schemas/names.ts"

const action = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  access: z.enum(["read", "write", "admin"]).describe("read changes nothing; admin needs an administrator's key"),
  role: z
    .literal("read-lines")
    .optional()
    .describe(
      "read-lines: takes path, from and lines of a citation, and answers the text; memory_get over MCP uses it",
    ),
  inputSchema: z.record(z.string(), z.unknown()).describe("the JSON Schema of the input"),
})

/** What the server's plugins do when asked. */
export const actionRoutes = {
  listActions: {
    ...endpoint("user", "GET", "/api/actions"),
    summary: "List the actions of the server's plugins that this key may run",
    responses: { 200: z.object({ data: z.array(action) }) },
  },
  runAction: {
    ...endpoint("user", "POST", "/api/actions/{name}"),
    summary: "Run an action of a plugin",
    params: z.object({ name: z.string().min(1).max(60) }),
    body: z.strictObject({
      input: z.record(z.string(), z.unknown()).default({}).describe("as the action's inputSchema says"),
      ...ownerNames,
      ...tenantNames,
    }),
    responses: { 200: z.object({ result: z.unknown() }) },
  },
} as const satisfies Record<string, Route>
