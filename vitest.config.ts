import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** What starts processes, or opens a database for each of a hundred rules. */
const long = [/\/test\/docs\.test/, /\/store-sqlite\/test\/contract\.test/, /\/packages\/cli\//]

/** Long files begin first, so that no worker ends with one of them while the others have nothing left. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = long.findIndex((pattern) => pattern.test(moduleId))
      return at < 0 ? long.length : at
    }
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
  }
}

/** Of the packages whose tests touch nothing but what they make: many share a process, and load what they test once. */
const light = ["packages/{core,api,openai,testkit}/test/**/*.test.ts"]

export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: "light", include: light, isolate: false } },
      {
        extends: true,
        test: {
          name: "whole",
          include: ["packages/*/test/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...light],
        },
      },
    ],
    sequence: { sequencer: LongFirst },
    // Many tests start the command: what it loads is compiled once.
    env: { NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", import.meta.url)) },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Two cores are what the smallest machines have; most tests wait for real files and sockets.
    maxWorkers: 3,
  },
})
