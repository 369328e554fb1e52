import { describeStore } from "@keepsake/testkit/vitest"
import { mapStore } from "../src/map-store.ts"
import { withWords } from "../src/with-words.ts"

// One test per rule of the contract. The function creates an empty store each time: a new file, a new schema, a new collection.
// A Map keeps nothing. With a database in its place, pass `{ reopen: async (closed) => … }`, which opens the data of a closed store again.
describeStore("STORE_NAME", async () => withWords(mapStore()), {
  waive: [{ rule: "lifecycle/reopen-finds-what-was-kept", because: "a Map keeps nothing when the program ends" }],
})
