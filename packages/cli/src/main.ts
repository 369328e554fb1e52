#!/usr/bin/env node
// This file alone must run on any Node: what it imports needs a new one, and some of that crashes on an old one.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)

if (major < 22 || (major === 22 && minor < 14)) {
  process.stderr.write(
    `node_too_old: Keepsake needs Node 22.14 or newer, this is ${process.versions.node}\nInstall a newer Node from https://nodejs.org and start again.\n`,
  )
  process.exitCode = 2
} else {
  const { runCommandLine } = await import("./command-line.ts")
  const { env: environment, stdin, stdout, stderr } = process
  // Without a reader (`| head`) a command has nobody to answer, but a server still has clients: it goes on without its output.
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (process.argv[2] !== "serve") process.exit(error.code === "EPIPE" ? 0 : 1)
  })
  stderr.on("error", () => undefined)
  const surroundings = { environment, cwd: process.cwd(), stdin, stdout, stderr }
  process.exitCode = await runCommandLine(process.argv.slice(2), surroundings)
}

export {}
