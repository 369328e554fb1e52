import { type Check, fail, ok } from "../doctor/check.ts"
import { checkDatabase } from "../doctor/database.ts"
import { checkEngine } from "../doctor/engine.ts"
import { checkDisk, checkFolder, checkNode } from "../doctor/machine.ts"
import { checkRules } from "../doctor/rules.ts"
import { checkUpstream } from "../doctor/upstream.ts"
import { asStop } from "../output/output.ts"
import { table } from "../output/table.ts"
import { type Call, type Command, configurationOf, folderOptions } from "./command.ts"

export const doctor: Command = {
  name: "doctor",
  summary: "look for what is wrong and say how to mend it; exit 3 when something is broken",
  usage: "",
  words: 0,
  options: folderOptions,
  async run(call) {
    const checks = await examine(call)
    const healthy = checks.every(({ level }) => level !== "fail")
    const rows = checks.flatMap(({ name, level, message, remedy }) => [
      [level, name, message],
      ...(remedy === undefined ? [] : [["", "", `-> ${remedy}`]]),
    ])
    call.out.answer({ json: { healthy, checks }, text: table(rows) })
    return healthy ? 0 : 3
  },
}

/** Everything that can be looked at; a broken configuration leaves only the machine. */
async function examine(call: Call): Promise<readonly Check[]> {
  let configuration: ReturnType<typeof configurationOf>
  try {
    configuration = configurationOf(call)
  } catch (error) {
    const { message, remedy } = asStop(error)
    return [checkNode(), fail("configuration", message, remedy ?? "Correct it.")]
  }
  const { dataDir, file, upstream } = configuration
  return [
    checkNode(),
    ok("configuration", file === undefined ? "no file, every setting is known" : `${file}, every setting is known`),
    checkFolder(dataDir),
    await checkDisk(dataDir),
    await checkDatabase(configuration),
    ...(await checkEngine(call, configuration)),
    await checkRules(configuration),
    await checkUpstream(upstream),
  ]
}
