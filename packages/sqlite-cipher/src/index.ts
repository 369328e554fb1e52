// Before what needs a newer Node: says so on an older one.
import "@keepsake/core/plugin"

export { aegis, fingerprintOf } from "./aegis.ts"
