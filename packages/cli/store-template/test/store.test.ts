import { describeStore } from "@keepsake/testkit/vitest"
import { mapStore } from "../src/map-store.ts"
import { withWords } from "../src/with-words.ts"

// One test per rule of the contract. The function creates an empty store each time: a new file, a new schema, a new collection.
describeStore("STORE_NAME", async () => withWords(mapStore()))
