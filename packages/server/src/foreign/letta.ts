import type { ForeignLine } from "@keepsake/api"
import { given } from "@keepsake/core/internal"
import type { ForeignEntry, ForeignFile } from "./foreign-entry.ts"
import { foreignId } from "./foreign-id.ts"
import { jsonValues } from "./json-values.ts"
import { asObject, nonBlank } from "./members.ts"
import { parseTime } from "./parse-time.ts"

/** Memory blocks and messages, in files of one agent and of several. */
const PATHS = ["$.core_memory.*", "$.blocks.*", "$.messages.*", "$.agents.*.messages.*"]

/**
 * A Letta agent file. A line of a memory block is a memory that belongs into every conversation, as it does there; of messages the words of the user and of
 * the assistant are kept, each a memory of its conversation. System messages and calls of tools are left out.
 */
export async function* readLetta({ bytes }: ForeignFile): AsyncGenerator<ForeignEntry> {
  for await (const { path, value } of jsonValues(bytes, () => PATHS)) {
    const one = asObject(value)
    const found = path.includes("messages") ? messageOf(path, one) : blockOf(one)
    if (found.length === 0) {
      const message = path.includes("messages") ? "It is no text of the user or the assistant" : "The block is empty"
      yield { left: { where: path.join("."), code: "no_text", message } }
    }
    yield* found
  }
}

function blockOf(block: Readonly<Record<string, unknown>>): readonly ForeignLine[] {
  const label = nonBlank(block.label) ?? "block"
  const lines = (nonBlank(block.value) ?? "").split("\n").map((line) => line.replace(/^\s*[-*]\s+/, "").trim())
  return lines
    .filter((line) => line !== "")
    .map((content) => ({
      content,
      id: foreignId("letta", label, content),
      pinned: true,
      metadata: { block: label, importedFrom: "letta" },
    }))
}

function messageOf(
  path: readonly (string | number)[],
  message: Readonly<Record<string, unknown>>,
): readonly ForeignLine[] {
  const { role } = message
  const content = textOf(message)
  if ((role !== "user" && role !== "assistant") || content === undefined) return []
  const agent = path[0] === "agents" ? `agent-${path[1]}` : "agent"
  return [
    {
      content,
      type: "episodic",
      category: "episode",
      speaker: role,
      session: `letta:${agent}`,
      ...given({ id: nonBlank(message.id), createdAt: parseTime(message.created_at) }),
      metadata: { importedFrom: "letta" },
    },
  ]
}

/** The text of a message. JSON events of the server (heartbeats, log-ins) are not text of a person. */
function textOf({ content, text }: Readonly<Record<string, unknown>>): string | undefined {
  const parts = Array.isArray(content) ? content.map((part) => nonBlank(asObject(part).text) ?? "") : [content ?? text]
  const whole = parts
    .filter((part) => typeof part === "string")
    .join("\n")
    .trim()
  if (!/^\{\s*"type"\s*:/.test(whole)) return nonBlank(whole)
  try {
    const envelope = asObject(JSON.parse(whole))
    return envelope.type === "user_message" ? nonBlank(envelope.message) : undefined
  } catch {
    return nonBlank(whole)
  }
}
