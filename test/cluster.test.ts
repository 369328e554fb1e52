import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { Ajv } from "ajv"
import { expect, it } from "vitest"
import { parse, stringify } from "yaml"
import { knownSettings } from "../packages/cli/dist/configuration/settings.js"
import { root } from "./sources.ts"

const chart = `${root}deploy/helm/keepsake/`
const read = (file: string) => readFileSync(`${chart}${file}`, "utf8")
const values = parse(read("values.yaml"))
const accepts = new Ajv().compile(JSON.parse(read("values.schema.json")))
/** Read by the command itself, and not a setting. */
const OTHER_VARIABLES = ["KEEPSAKE_API_KEY", "KEEPSAKE_SETTINGS_KEY"]

interface Manifest {
  readonly kind: string
  readonly spec: Readonly<Record<string, unknown>>
}

it("the chart's values pass its schema, and wrong ones do not", () => {
  expect([accepts(values), accepts.errors]).toEqual([true, null])
  for (const wrong of [
    { ...values, replicas: 0 },
    { ...values, replica: 3 },
    { ...values, postgres: { ...values.postgres, ssl: "maybe" } },
    { ...values, postgres: { ...values.postgres, schema: "Keepsake" } },
    { ...values, extraEnv: [{ name: "KEEPSAKE_MEMORY_MAX_TOKENS", value: 300 }] },
    { ...values, extraEnv: [{ name: "A B", value: "c" }] },
    { ...values, extraEnv: [{ name: "A" }] },
  ]) {
    expect(accepts(wrong)).toBe(false)
  }
})

it("the chart renders to manifests whose parts find each other, with settings that exist", () => {
  const spec = specsOf(values)
  const { template, selector, replicas } = spec("Deployment") as {
    readonly replicas: number
    readonly selector: { readonly matchLabels: object }
    readonly template: {
      readonly metadata: { readonly labels: object }
      readonly spec: { readonly containers: readonly Container[] }
    }
  }
  expect(replicas).toBe(3)
  expect(template.metadata.labels).toEqual(selector.matchLabels)
  expect(spec("Service").selector).toEqual(selector.matchLabels)
  expect(spec("PodDisruptionBudget").selector).toEqual(selector)
  const [container] = template.spec.containers
  expect(container?.ports).toEqual([{ name: "http", containerPort: 4747 }])
  const variables = new Set([...knownSettings.values()].map(({ variable }) => variable))
  for (const { name, value } of container?.env ?? []) {
    if (!OTHER_VARIABLES.includes(name)) expect([...variables]).toContain(name)
    // Kubernetes refuses numbers here.
    if (value !== undefined) expect(typeof value).toBe("string")
  }
})

it("the chart passes further variables on, also from secrets, and a server that starts has longer than it waits for the database", () => {
  const extraEnv = [
    { name: "KEEPSAKE_EMBEDDER_MODEL", value: "text-embedding-3-small" },
    { name: "KEEPSAKE_EMBEDDER_API_KEY", valueFrom: { secretKeyRef: { name: "vendor", key: "key" } } },
  ]
  const more = { ...values, extraEnv }
  expect([accepts(more), accepts.errors]).toEqual([true, null])
  const [container, plain] = [more, values].map((given) => {
    const { template } = specsOf(given)("Deployment") as {
      readonly template: { readonly spec: { readonly containers: readonly Container[] } }
    }
    return template.spec.containers[0]
  })
  expect(container?.env).toEqual([...(plain?.env ?? []), ...extraEnv])
  const { httpGet, periodSeconds = 10, failureThreshold = 3 } = container?.startupProbe ?? {}
  expect(httpGet).toMatchObject({ path: "/healthz", port: "http" })
  const patience = readFileSync(`${root}packages/cli/src/serving/start-patience.ts`, "utf8")
  const waitsMs = Number(/PATIENCE_MS = (\d+_\d+)/.exec(patience)?.[1]?.replace("_", ""))
  expect(1_000 * periodSeconds * failureThreshold).toBeGreaterThanOrEqual(2 * waitsMs)
})

it("compose has three servers that agree, none of which keeps anything, behind a balancer that knows them", () => {
  const { services } = parse(readFileSync(`${root}compose.yaml`, "utf8"), { merge: true })
  const servers = ["keepsake-1", "keepsake-2", "keepsake-3"]
  const balancer = readFileSync(`${root}deploy/haproxy.cfg`, "utf8")
  for (const name of servers) {
    expect(services[name]).toEqual(services["keepsake-1"])
    expect(services[name]).not.toHaveProperty("ports")
    expect(services[name]).not.toHaveProperty("volumes")
    expect(balancer).toContain(`server ${name} ${name}:4747`)
  }
  expect(services["keepsake-1"].environment).toMatchObject({
    KEEPSAKE_STORE: "postgres",
    KEEPSAKE_POSTGRES_WRITERS: "many",
  })
  expect(services.balancer.ports).toEqual(["127.0.0.1:4747:4747"])
  expect(services.postgres).not.toHaveProperty("ports")
  for (const name of [...servers, "balancer", "postgres"]) expect(services[name].profiles).toEqual(["cluster"])
})

const hasHaproxy = spawnSync("haproxy", ["-v"]).status === 0
it.skipIf(!hasHaproxy)("HAProxy accepts the configuration of the balancer", () => {
  const { status, stderr } = spawnSync("haproxy", ["-c", "-f", `${root}deploy/haproxy.cfg`], { encoding: "utf8" })
  expect([status, stderr.includes("ALERT")]).toEqual([0, false])
})

interface Container {
  readonly ports: readonly object[]
  readonly env: readonly { readonly name: string; readonly value?: unknown }[]
  readonly startupProbe?: {
    readonly httpGet: object
    readonly periodSeconds?: number
    readonly failureThreshold?: number
  }
}

/** The specification of a kind in the chart with these values. */
function specsOf(given: typeof values): (kind: string) => Manifest["spec"] {
  const files = readdirSync(`${chart}templates`)
  const manifests = files.map((file) => parse(render(read(`templates/${file}`), given)) as Manifest)
  return (kind) => manifests.find((manifest) => manifest.kind === kind)?.spec ?? {}
}

/** Fills in what the templates use of Helm's language: lists, values, the name of the release, and quotes. Anything else is an error. */
function render(template: string, given: typeof values): string {
  const withLists = template.replaceAll(
    /\n +\{\{- with \.Values\.(\w+) \}\}\n +\{\{- toYaml \. \| nindent (\d+) \}\}\n +\{\{- end \}\}/g,
    (_, name: string, indent: string) => {
      const list: readonly unknown[] = given[name]
      return list.length === 0
        ? ""
        : `\n${stringify(list)}`.trimEnd().replaceAll("\n", `\n${" ".repeat(Number(indent))}`)
    },
  )
  return withLists.replaceAll(/\{\{ (.*?) \}\}/g, (_, expression: string) => {
    const [, path = "", quoted] = /^\.([A-Za-z.]+)( \| quote)?$/.exec(expression) ?? []
    const found: unknown = path.split(".").reduce((from: unknown, name) => Object(from)[name], {
      Values: given,
      Release: { Name: "keepsake" },
    })
    if (found === undefined || typeof found === "object") throw new Error(`The chart has no ${expression}`)
    return quoted === undefined ? String(found) : JSON.stringify(String(found))
  })
}
