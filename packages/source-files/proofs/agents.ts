import { type ChildProcess, execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises"
import { createServer } from "node:net"
import { dirname, join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { setTimeout as pause } from "node:timers/promises"
import { promisify } from "node:util"

const run = promisify(execFile)
const DAY_MS = 86_400_000
const MESSAGE_MS = 120_000

/** Where an agent runs: its home folder, the model that answers it, and its command. */
interface AgentEnvironment {
  readonly home: string
  readonly model: string
  readonly command: string
}

/** A conversation with an agent of another maker, which writes it to disk as it does for everybody. */
export interface Agent extends AsyncDisposable {
  /** Holds one conversation; its number names it where the agent does not. */
  converse(messages: readonly string[], number: number): Promise<void>
  /** Moves the transcripts into the past, one day each, so that they span as many days as there are. */
  spread(): Promise<void>
}

export const agents = {
  "claude-code": { bin: "claude", start: startClaudeCode },
  codex: { bin: "codex", start: startCodex },
  openclaw: { bin: "openclaw", start: startOpenClaw },
} as const satisfies Readonly<
  Record<string, { readonly bin: string; start(environment: AgentEnvironment): Promise<Agent> }>
>

async function startClaudeCode({ home, model, command }: AgentEnvironment): Promise<Agent> {
  const work = join(home, "work")
  await mkdir(work, { recursive: true })
  const environment = {
    ...surroundingsOf(home),
    ANTHROPIC_BASE_URL: model,
    ANTHROPIC_API_KEY: "sk-stub",
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_AUTOUPDATER: "1",
  }
  return {
    async converse(messages) {
      let session: string | undefined
      for (const message of messages) {
        const resume = session === undefined ? [] : ["--resume", session]
        const stdout = await answerOf(command, ["-p", "--output-format", "json", ...resume, message], work, environment)
        // The command prints an object with this field, or the test ends here.
        session = (JSON.parse(stdout) as { readonly session_id: string }).session_id
      }
    },
    spread: () => spreadFiles(join(home, ".claude/projects")),
    async [Symbol.asyncDispose]() {},
  }
}

async function startCodex({ home, model, command }: AgentEnvironment): Promise<Agent> {
  const work = join(home, "work")
  await mkdir(work, { recursive: true })
  await mkdir(join(home, ".codex"))
  const provider = { name: "stub", base_url: `${model}/v1`, wire_api: "responses", env_key: "STUB_KEY" }
  const lines = Object.entries(provider).map(([key, value]) => `${key} = ${JSON.stringify(value)}`)
  const config = ['model = "stub"', 'model_provider = "stub"', "[model_providers.stub]", ...lines]
  await writeFile(join(home, ".codex/config.toml"), config.join("\n"))
  return {
    async converse([first = "", ...others]) {
      const environment = { ...surroundingsOf(home), STUB_KEY: "stub" }
      await answerOf(command, ["exec", "--skip-git-repo-check", first], work, environment)
      for (const message of others) {
        const words = ["exec", "resume", "--last", "--skip-git-repo-check", message]
        await answerOf(command, words, work, environment)
      }
    },
    spread: () => spreadFiles(join(home, ".codex/sessions")),
    async [Symbol.asyncDispose]() {},
  }
}

async function startOpenClaw({ home, model, command }: AgentEnvironment): Promise<Agent> {
  const port = await freePort()
  await mkdir(join(home, ".openclaw"), { recursive: true })
  const provider = {
    baseUrl: `${model}/v1`,
    apiKey: "stub",
    api: "openai-completions",
    models: [{ id: "stub", name: "stub", contextWindow: 100_000, maxTokens: 1_000 }],
  }
  const endpoints = { chatCompletions: { enabled: true } }
  const auth = { mode: "token", token: "stub" }
  const config = {
    gateway: { mode: "local", bind: "loopback", port, auth, http: { endpoints } },
    models: { providers: { stub: provider } },
    agents: { defaults: { model: { primary: "stub/stub" } } },
  }
  await writeFile(join(home, ".openclaw/openclaw.json"), JSON.stringify(config))
  const gateway = spawn(command, ["gateway"], { env: surroundingsOf(home), stdio: "ignore", detached: true })
  await untilListening(port, gateway)
  return {
    async converse(messages, number) {
      for (const content of messages) {
        const response = await fetch(`http://127.0.0.1:${port}/v1/chat/completions`, {
          method: "POST",
          headers: {
            authorization: "Bearer stub",
            "content-type": "application/json",
            "x-openclaw-session-key": `agent:main:conversation-${number}`,
          },
          body: JSON.stringify({ model: "openclaw", messages: [{ role: "user", content }] }),
          signal: AbortSignal.timeout(MESSAGE_MS),
        })
        if (!response.ok) throw new Error(`OpenClaw answered ${response.status}: ${await response.text()}`)
      }
    },
    async spread() {
      await end(gateway)
      spreadSessions(join(home, ".openclaw/agents/main/agent/openclaw-agent.sqlite"))
    },
    [Symbol.asyncDispose]: () => end(gateway),
  }
}

/** Nothing of this machine's environment but the way to Node, so that no key of it is used. */
function surroundingsOf(home: string): Record<string, string> {
  return { PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`, HOME: home, TERM: "dumb" }
}

/** What a command prints, with nothing to read on its stdin. */
async function answerOf(command: string, words: readonly string[], cwd: string, env: Record<string, string>) {
  const answer = run(command, words, { cwd, env, timeout: MESSAGE_MS, maxBuffer: 64 * 1024 * 1024 })
  answer.child.stdin?.end()
  return (await answer).stdout
}

async function spreadFiles(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".jsonl")).toSorted()
  for (const [at, name] of names.entries()) {
    const by = (names.length - at) * DAY_MS
    const file = join(folder, name)
    const earlier = (_: string, time: string) => `"timestamp":"${new Date(Date.parse(time) - by).toISOString()}"`
    await writeFile(file, (await readFile(file, "utf8")).replaceAll(/"timestamp":"([^"]+)"/g, earlier))
    const modified = (Date.now() - by) / 1_000
    await utimes(file, modified, modified)
  }
}

function spreadSessions(path: string): void {
  using database = new DatabaseSync(path)
  const sessions = database.prepare("SELECT DISTINCT session_id AS id FROM transcript_events ORDER BY 1").all()
  const update = database.prepare(`UPDATE transcript_events SET created_at = created_at - $by, event_json = replace(
    event_json, '"timestamp":"' || json_extract(event_json, '$.timestamp') || '"', '"timestamp":"' ||
    strftime('%Y-%m-%dT%H:%M:%fZ', julianday(json_extract(event_json, '$.timestamp')) - $days) || '"')
    WHERE session_id = $id AND event_json IS NOT NULL`)
  for (const [at, { id }] of sessions.entries()) {
    const days = sessions.length - at
    update.run({ $by: days * DAY_MS, $days: days, $id: id ?? null })
  }
}

async function untilListening(port: number, gateway: ChildProcess): Promise<void> {
  for (let left = 240; left > 0; left--) {
    if (gateway.exitCode !== null) throw new Error(`The gateway of OpenClaw ended with ${gateway.exitCode}`)
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
    await pause(500)
  }
  throw new Error("The gateway of OpenClaw did not start within two minutes")
}

/** Ends a process with everything that it started. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, "exit")
  process.kill(-child.pid, "SIGKILL")
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  return typeof address === "object" && address !== null ? address.port : 0
}
