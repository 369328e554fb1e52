import { MemoryState, MemoryStore } from "@keepsake/core"
import { describeState, describeStore } from "../src/vitest.ts"

describeStore("the in-memory store", async () => new MemoryStore())
describeState("the in-memory state", async () => new MemoryState())
