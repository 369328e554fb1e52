import { add } from "./add.ts"
import type { Command } from "./command.ts"
import { doctor } from "./doctor.ts"
import { forget } from "./forget.ts"
import { get } from "./get.ts"
import { keys } from "./keys.ts"
import { list } from "./list.ts"
import { search } from "./search.ts"
import { serve } from "./serve.ts"
import { status } from "./status.ts"

/** Every command, in the order of the help. */
export const commands: readonly Command[] = [serve, status, doctor, keys, add, search, list, get, forget]
