/** The texts of the stub provider, the same in every dialect. */
export const words = ["Hé", "llo", " 🌍", ", noted", "."]
export const text = words.join("")
export const json = '{"city":"Porto"}'

/** Whether a request asks for JSON, in any dialect. */
export function wantsJson({ response_format, text, output_config, output_format }) {
  const format = response_format ?? text?.format ?? output_config?.format ?? output_format
  return format !== undefined && format.type !== "text"
}

/** A server-sent event named by its type. */
export function namedEvent(value) {
  return `event: ${value.type}\ndata: ${JSON.stringify(value)}\n\n`
}
