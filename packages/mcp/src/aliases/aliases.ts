import type { AliasName } from "../alias-names.ts"
import type { Tool } from "../tools/tool.ts"
import { chatgpt } from "./chatgpt.ts"
import { omniroute } from "./omniroute.ts"
import { openclaw } from "./openclaw.ts"
import { osaurus } from "./osaurus.ts"

/** Tools under the names of other memory servers. */
export const aliases: Readonly<Record<AliasName, readonly Tool[]>> = { chatgpt, omniroute, openclaw, osaurus }
