import { isObject, type JsonObject } from "../json-object.ts"

/** The types under which the APIs write plain text. */
const textTypes: readonly unknown[] = ["text", "input_text", "output_text", undefined]

/** The text of a message's content: the string, or its text parts one to a line. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content
  if (!Array.isArray(content)) return ""
  return content
    .filter(isTextPart)
    .map((part) => part.text)
    .join("\n")
}

function isTextPart(part: unknown): part is { readonly text: string } {
  return isObject(part) && typeof part.text === "string" && textTypes.includes(part.type)
}

/** Parts and items without text that somebody else wrote: the model's own calls and thoughts, images and sound. */
const OWN_TYPES =
  /^(?:(?:\w+_)?tool_use|(?:function|custom_tool|computer|local_shell|shell|apply_patch)_call|item_reference|refusal|mcp_(?:approval_\w+|list_tools)|compaction|image_generation_call|(?:redacted_)?thinking|reasoning|fallback|(?:input_)?(?:image|audio|video)(?:_url)?|container_upload)$/

/**
 * Whether a part of a message, or an item of a conversation, brings text that neither the person nor the model wrote:
 * a result of a tool or a search, a document, a file. Every type that is not known to bring none does.
 */
export function isForeignPart(part: unknown): part is JsonObject {
  return isObject(part) && !isTextPart(part) && typeof part.type === "string" && !OWN_TYPES.test(part.type)
}

/** All strings in the foreign parts of a content, one to a line. `undefined` without such a part. */
export function foreignTextOf(content: unknown): string | undefined {
  const parts = Array.isArray(content) ? content.filter(isForeignPart) : []
  return parts.length === 0 ? undefined : stringsIn(parts).join("\n")
}

/** Fields that are no text: names of formats, references, encrypted and encoded data. */
const NO_TEXT =
  /^(?:type|id|\w+_id|role|status|media_type|mime_type|encrypted_\w+|signature|cache_control|arguments|detail)$/

/** All strings in a value, outermost first, with texts in Base64 decoded. */
export function stringsIn(value: unknown): readonly string[] {
  const strings: string[] = []
  const waiting: unknown[] = [value]
  for (let next = 0; next < waiting.length; next++) {
    const one = waiting[next]
    if (typeof one === "string") strings.push(decodeText(one))
    else if (Array.isArray(one)) waiting.push(...one.slice(0, MAX_MEMBERS))
    else if (isObject(one)) {
      const isEncodedText = typeof one.media_type === "string" && one.media_type.startsWith("text/")
      for (const [name, member] of Object.entries(one).slice(0, MAX_MEMBERS)) {
        if (name === "data" && isEncodedText && one.type === "base64" && typeof member === "string")
          strings.push(Buffer.from(member, "base64").toString("utf8"))
        else if (!NO_TEXT.test(name)) waiting.push(member)
      }
    }
  }
  return strings.filter((text) => text.trim() !== "")
}

/** A spread call takes no more arguments than a stack has room for. */
const MAX_MEMBERS = 10_000
const TEXT_URL = /^data:text\/[^,]{0,100};base64,/
/** Bytes in Base64 without a space, such as a PDF. */
const ENCODED = /^(?:data:[^,]{0,200},)?[A-Za-z0-9+/_=-]{200,}$/

function decodeText(text: string): string {
  const [head] = TEXT_URL.exec(text) ?? []
  if (head !== undefined) return Buffer.from(text.slice(head.length), "base64").toString("utf8")
  return ENCODED.test(text) ? "" : text
}
