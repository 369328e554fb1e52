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
  // A reader that has seen enough (`| head`) ends the command in peace.
  stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1))
  const surroundings = { environment, cwd: process.cwd(), stdin, stdout, stderr }
  process.exitCode = await runCommandLine(process.argv.slice(2), surroundings)
}

export {}
