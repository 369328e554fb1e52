import { MemoryState, MemoryStore } from "@keepsake/core"
import { MirroredStore } from "@keepsake/core/internal"
import { describeStore } from "../src/vitest.ts"

const patienceMs = 10_000

describeStore(
  "Records in one store and vectors in another",
  async () =>
    new MirroredStore({ records: new MemoryStore(), vectors: new MemoryStore(), state: new MemoryState(), patienceMs }),
  {
    waive: [
      {
        rule: "lifecycle/reopen-finds-what-was-kept",
        because: "the stores in memory keep nothing when they are closed",
      },
    ],
  },
)
