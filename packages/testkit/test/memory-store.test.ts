import { MemoryState, MemoryStore } from "@keepsake/core"
import { describeState, describeStore } from "../src/vitest.ts"

describeStore("the store in memory", async () => new MemoryStore())
describeState("the state in memory", async () => new MemoryState())
