import { MemoryState, MemoryStore } from "@keepsake/core"
import { describeState, describeStore } from "../src/vitest.ts"

describeStore("the store in memory", async () => new MemoryStore(), {
  waive: [{ rule: "lifecycle/reopen-finds-what-was-kept", because: "it keeps nothing when it is closed" }],
})
describeState("the state in memory", async () => new MemoryState())
