import {
  type CallToolResult,
  type InputRequiredResult,
  isInputRequiredResult,
  type McpServer,
  type ServerContext,
  type StandardSchemaWithJSON,
  type ToolAnnotations,
} from "@modelcontextprotocol/server"
import { z } from "zod"
import type { McpConnection } from "../connection.ts"
import type { MemoryClient } from "../memories.ts"
import { toolErrorText } from "../tool-error.ts"

/** The context of one tool call. */
export interface ToolCall {
  readonly connection: McpConnection
  readonly memories: MemoryClient
  readonly signal: AbortSignal
  /** Whether the client supports asking the person. */
  readonly canAsk: boolean
  /** The person's answers, if an earlier round of this call asked for them. */
  readonly answers: ServerContext["mcpReq"]["inputResponses"]
  /** The state that an earlier round of this call returned. */
  readonly state: string | undefined
  /** Signs the state, so that only this caller can return it, unmodified. */
  seal(state: string): Promise<string>
  /** Reports progress if the client requested it. */
  progress(done: number, total: number): Promise<void>
}

interface Description<I extends z.ZodObject, O extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly annotations: ToolAnnotations
  readonly input: I
  readonly output: O
  run(given: z.output<I>, call: ToolCall): Promise<z.input<O> | InputRequiredResult>
}

export interface Tool {
  readonly name: string
  register(server: McpServer, connection: McpConnection): void
}

/** Defines a tool with structured output, which is also sent as text. Errors tell the model what to do next. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(described: Description<I, O>): Tool {
  const { name, title, description, annotations, input, output } = described
  const config = { title, description, annotations, inputSchema: leanSchema(input), outputSchema: leanSchema(output) }
  return {
    name,
    register(server, connection) {
      registerTool(server, connection, name, config, async (given, call) => {
        const answer = await described.run(given, call)
        if (isInputRequiredResult(answer)) return answer
        return { structuredContent: { ...answer }, content: [{ type: "text", text: JSON.stringify(answer) }] }
      })
    },
  }
}

/** Registers a tool whose errors tell the model what to do next. */
export function registerTool<I>(
  server: McpServer,
  connection: McpConnection,
  name: string,
  config: {
    readonly title: string
    readonly description: string
    readonly annotations: ToolAnnotations
    readonly inputSchema: StandardSchemaWithJSON<unknown, I>
    readonly outputSchema?: StandardSchemaWithJSON
  },
  run: (given: I, call: ToolCall) => Promise<CallToolResult | InputRequiredResult>,
): void {
  server.registerTool(name, config, async (given, context): Promise<CallToolResult | InputRequiredResult> => {
    try {
      return await run(given, toToolCall(connection, context))
    } catch (error) {
      if (context.mcpReq.signal.aborted) throw error
      return { isError: true, content: [{ type: "text", text: toolErrorText(error) }] }
    }
  })
}

function toToolCall(connection: McpConnection, context: ServerContext): ToolCall {
  const { mcpReq } = context
  const { signal, inputResponses: answers, _meta } = mcpReq
  const progressToken = _meta?.progressToken
  const state = mcpReq.requestState<unknown>()
  return {
    connection,
    memories: connection.memories(context),
    canAsk: connection.canAsk(context),
    signal,
    answers,
    state: typeof state === "string" ? state : undefined,
    seal: (text) => connection.states.mint(text, context),
    async progress(progress, total) {
      if (progressToken === undefined) return
      await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total } })
    },
  }
}

/** Omits parts of the schema that no model needs: the dialect, and `additionalProperties` of outputs. */
function leanSchema<S extends z.ZodObject>(schema: S): StandardSchemaWithJSON<z.input<S>, z.output<S>> {
  const { validate } = schema["~standard"]
  const jsonSchema = { input: once(() => jsonOf(schema, "input")), output: once(() => jsonOf(schema, "output")) }
  return { "~standard": { version: 1, vendor: "zod", validate, jsonSchema } }
}

function jsonOf(schema: z.ZodObject, io: "input" | "output"): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    override({ jsonSchema }) {
      if (io === "output") delete jsonSchema.additionalProperties
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
    },
  })
  return rest
}

/** Memoizes a schema: over HTTP every request creates a server, which needs the schemas of its tools. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Annotations of a tool that changes nothing. */
export const READS = { readOnlyHint: true, openWorldHint: false } as const
/** Annotations of a tool that changes memory without losing data, idempotently. */
export const WRITES = { destructiveHint: false, idempotentHint: true, openWorldHint: false } as const
/** Annotations of a tool that deletes, idempotently. */
export const DESTROYS = { destructiveHint: true, idempotentHint: true, openWorldHint: false } as const
