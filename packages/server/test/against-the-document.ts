import { openapi, routes } from "@keepsake/api"
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js"
import addFormats from "ajv-formats"

const document = openapi({ version: "0.0.0-test" })
const ajv = new Ajv2020({ strict: false, allErrors: true })
// The package's types say namespace where Node gives the function.
;(addFormats as unknown as (to: Ajv2020) => void)(ajv)
ajv.addSchema(document, "openapi")

const lines = Object.values(routes)
  .map(({ path, method }) => ({ path, method, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }))
  // `/api/memory/health` before `/api/memory/{id}`.
  .toSorted((one, other) => Number(one.path.includes("{")) - Number(other.path.includes("{")))
const validators = new Map<string, ValidateFunction>()
const real = globalThis.fetch
const held = new Set<string>()

/**
 * Every answer that this process gets from a path of the table of this server is held against the OpenAPI document: status, content type
 * and shape. What it answers ends that.
 */
export function holdAgainstTheDocument(server: string): () => void {
  const { origin } = new URL(server)
  held.add(origin)
  return () => held.delete(origin)
}

globalThis.fetch = async (input, init) => {
  const response = await real(input, init)
  const url = new URL(input instanceof Request ? input.url : input)
  if (!held.has(url.origin)) return response
  const method = (init?.method ?? (input instanceof Request ? input.method : "GET")).toUpperCase()
  await hold(method, url.pathname, response)
  return response
}

async function hold(method: string, path: string, response: Response): Promise<void> {
  const line = lines.find((one) => one.method === method && one.pattern.test(path))
  if (line === undefined) return
  const type = response.headers.get("content-type")?.split(";")[0] ?? ""
  const where = `${method} ${line.path} answered ${response.status} ${type}`
  const at = documented(line.path, line.method.toLowerCase(), response.status, type)
  if (at === undefined) throw new Error(`${where}, which the OpenAPI document does not tell of`)
  // Streams have no end to wait for; their tests parse what comes.
  if (type !== "application/json") return
  const body: unknown = await response.clone().json()
  const validate = validators.get(at) ?? ajv.compile({ $ref: `openapi#${at}` })
  validators.set(at, validate)
  if (!validate(body)) throw new Error(`${where}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`)
}

/** The JSON pointer of the schema that the document gives for an answer. */
function documented(path: string, method: string, status: number, type: string): string | undefined {
  const answers = Object(document.paths)[path][method].responses
  const known = status in answers ? String(status) : "default"
  if (known === "default" && status < 400) return undefined
  if (!(type in answers[known].content)) return undefined
  const steps = ["paths", path, method, "responses", known, "content", type, "schema"]
  return `/${steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`
}
