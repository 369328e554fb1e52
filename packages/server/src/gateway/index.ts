export { DEMO_MODEL } from "./demo-model.ts"
export { createGateway, type Gateway, type GatewayOptions } from "./gateway.ts"
export type { GatewayEvent } from "./gateway-events.ts"
export { defaultOwnerSources, type OwnerSources } from "./owner-names.ts"
