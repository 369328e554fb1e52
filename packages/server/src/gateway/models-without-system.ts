/** Models that reject system messages, by the last part of their id. A date or variant may follow after "-". */
const names = ["o1", "o1-mini", "o1-preview", "glm", "glmt"]
/** Providers whose models reject them, by the part of a model id before "/". */
const providers = ["glm", "glmt", "glm-cn", "zai", "z-ai", "zhipu", "zhipuai", "thudm", "qianfan"]

/** Whether a system message may be added for this model. Ids may have providers as prefixes: `openrouter/openai/o1-mini`. */
export function supportsSystemRole(model: string): boolean {
  const parts = model.toLowerCase().split("/")
  const name = parts.at(-1) ?? ""
  if (parts.slice(0, -1).some((part) => providers.includes(part))) return false
  return !names.some((refusing) => name === refusing || name.startsWith(`${refusing}-`))
}
