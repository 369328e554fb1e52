import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ValidationSeverity, validate } from "dockerfile-utils"
import { expect, it } from "vitest"
import { parse } from "yaml"
import { root } from "./sources.ts"

const dockerfile = readFileSync(`${root}Dockerfile`, "utf8")
/** Instructions with continuation lines joined, without comments. */
const instructions = dockerfile
  .replaceAll(/^#.*\n/gm, "")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter(Boolean)
const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith("FROM ")))
const argumentsOf = (name: string) =>
  last.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))
// A file of this repository, whose structure the tests check.
const compose = parse(readFileSync(`${root}compose.yaml`, "utf8")) as {
  readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

it("the Dockerfile passes its linter", () => {
  expect(
    validate(dockerfile, {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    }).map(({ message }) => message),
  ).toEqual([])
})

it("the image is pinned, runs as an unprivileged user, keeps its data in a volume, and has a health check", () => {
  const bases = instructions.filter((line) => line.startsWith("FROM "))
  for (const base of bases) expect(base).toMatch(/^FROM node:\d+\.\d+\.\d+-/)
  expect(argumentsOf("USER")).toEqual(["1000:1000"])
  expect(argumentsOf("VOLUME")).toEqual(["/data"])
  expect(argumentsOf("HEALTHCHECK").join()).toContain("/readyz")
  expect(argumentsOf("ENTRYPOINT")).toEqual(['["node", "/app/dist/main.js"]'])
  expect(dockerfile).not.toMatch(/(?:PASSWORD|SECRET|TOKEN|API_KEY)\s*=/)
})

it("an image can be built with each of the optional packages of the command", () => {
  const command = JSON.parse(readFileSync(`${root}packages/cli/package.json`, "utf8"))
  const sizes = /^# Optional packages to include.*$/m.exec(dockerfile)?.[0] ?? ""
  const named = Array.from(sizes.matchAll(/([a-z-]+) \(\d+ MB\)/g), ([, name]) => `@keepsake/${name}`)
  expect(named.toSorted()).toEqual(Object.keys(command.peerDependencies).toSorted())
  expect(instructions).toContain('ARG KEEPSAKE_PACKAGES=""')
  // Compose passes it on.
  expect(compose.services.keepsake?.build).toEqual({
    context: ".",
    args: { KEEPSAKE_PACKAGES: ["$", "{KEEPSAKE_PACKAGES:-}"].join("") },
  })
})

it("the health check uses the address of the server with any port", async () => {
  const folder = mkdtempSync(join(tmpdir(), "keepsake-docker-"))
  const [command, ...words] = JSON.parse(argumentsOf("HEALTHCHECK").join().split("CMD ")[1] ?? "")
  const check = async () => {
    const child = spawn(command, words, { env: { ...process.env, KEEPSAKE_DATA_DIR: folder }, stdio: "ignore" })
    const [code] = await once(child, "close")
    return code
  }
  let status = 200
  const server = createServer((request, answer) => {
    answer.writeHead(request.url === "/readyz" ? status : 404).end()
  })
  try {
    expect(await check()).not.toBe(0)
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const { port } = Object(server.address())
    writeFileSync(join(folder, "owner.json"), JSON.stringify({ url: `http://127.0.0.1:${port}` }))
    expect(await check()).toBe(0)
    status = 503
    expect(await check()).toBe(1)
  } finally {
    server.close()
    rmSync(folder, { recursive: true })
  }
})

it("compose publishes one address on the loopback interface, requires a key, and grants only needed privileges", () => {
  const { keepsake, qdrant } = compose.services
  expect(keepsake).toMatchObject({
    ports: ["127.0.0.1:4747:4747"],
    read_only: true,
    cap_drop: ["ALL"],
    security_opt: ["no-new-privileges:true"],
    environment: { KEEPSAKE_API_KEY: expect.stringMatching(/^\$\{KEEPSAKE_API_KEY:\?/) },
  })
  expect(qdrant).toMatchObject({
    profiles: ["qdrant"],
    image: expect.stringMatching(/^qdrant\/qdrant:v\d+\.\d+\.\d+$/),
  })
  expect(qdrant).not.toHaveProperty("ports")
})
