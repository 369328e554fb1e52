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
import { adviceFor } from "../advice.ts"
import type { Connection } from "../connection.ts"
import type { Memories } from "../memories.ts"

/** One call of a tool. */
export interface ToolCall {
  readonly connection: Connection
  readonly memories: Memories
  readonly signal: AbortSignal
  /** Whether a person can be asked through the client. */
  readonly canAsk: boolean
  /** What a person answered through the client, where one was asked in this call's earlier round. */
  readonly answers: ServerContext["mcpReq"]["inputResponses"]
  /** What this call's earlier round handed out. */
  readonly state: string | undefined
  /** Seals it, so that only this caller can bring it back, and only as it was. */
  seal(state: string): Promise<string>
  /** Tells the client, where it wants to know, how much of the work is done. */
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
  register(server: McpServer, connection: Connection): void
}

/** A tool whose answer is structured content and the same as text; what fails tells the model what to do next. */
export function tool<I extends z.ZodObject, O extends z.ZodObject>(described: Description<I, O>): Tool {
  const { name, title, description, annotations, input, output } = described
  const config = { title, description, annotations, inputSchema: lean(input), outputSchema: lean(output) }
  return {
    name,
    register(server, connection) {
      server.registerTool(name, config, async (given, context): Promise<CallToolResult | InputRequiredResult> => {
        try {
          const answer = await described.run(given, callOf(connection, context))
          if (isInputRequiredResult(answer)) return answer
          return { structuredContent: { ...answer }, content: [{ type: "text", text: JSON.stringify(answer) }] }
        } catch (error) {
          if (context.mcpReq.signal.aborted) throw error
          return { isError: true, content: [{ type: "text", text: adviceFor(error) }] }
        }
      })
    },
  }
}

function callOf(connection: Connection, context: ServerContext): ToolCall {
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

/** Answers say what they are without what no model reads: the dialect, and that there are no further names. */
function lean<S extends z.ZodObject>(schema: S): StandardSchemaWithJSON<z.input<S>, z.output<S>> {
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

/** Over HTTP every call makes a server anew, and each asks for the schema of its tool. */
function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Changes nothing and reaches nothing but memory. */
export const READS = { readOnlyHint: true, openWorldHint: false } as const
/** Changes memory so that nothing is lost; the same call again changes nothing more. */
export const WRITES = { destructiveHint: false, idempotentHint: true, openWorldHint: false } as const
/** Takes something away; the same call again takes nothing more. */
export const DESTROYS = { destructiveHint: true, idempotentHint: true, openWorldHint: false } as const
