import { describeStore } from "@keepsake/testkit/vitest"
import { mapStore } from "../src/map-store.ts"
import { withWords } from "../src/with-words.ts"

// Every promise of a store, as a test. The function makes an empty store each time: a new file, a new schema, a new collection.
describeStore("STORE_NAME", async () => withWords(mapStore()))
