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

/** Of the tests that change what their whole process has, such as its descriptors, which other tests would wait for. */
const alone = ["test/regexes.test.ts", "packages/source-files/test/failing-watcher.test.ts"]

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          include: ["packages/*/test/**/*.test.ts", "examples/test/**/*.test.ts", "test/**/*.test.ts"],
          exclude: ["**/node_modules/**", ...alone],
          // Many files share a process, which loads what they test once: half of the time went into loading.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: alone } },
    ],
    sequence: { sequencer: LongFirst },
    // Many tests start the command: what it loads is compiled once.
    // Dates in blocks are days of the process's time zone where nothing names another.
    env: { TZ: "UTC", NODE_COMPILE_CACHE: fileURLToPath(new URL("node_modules/.cache/node", import.meta.url)) },
    // For what hangs. Every step of some tests starts a process, on a machine that may have much else to do.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // A machine of a CI may stall for seconds. What passes at the second time is printed as such; everywhere else nothing runs twice.
    retry: process.env.CI === undefined ? 0 : 1,
    // Two cores are what the smallest machines have; most tests wait for real files and sockets.
    maxWorkers: 3,
  },
})
