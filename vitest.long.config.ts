import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    include: ["proofs/**/*.test.ts", "packages/*/proofs/**/*.test.ts"],
    testTimeout: 1_800_000,
    hookTimeout: 120_000,
    // One after the other: each measures, or wants the machine to itself.
    fileParallelism: false,
    disableConsoleIntercept: true,
    reporters: ["verbose"],
  },
})
