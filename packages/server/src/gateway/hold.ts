/** The longest that what a reply says is held back for memory, in milliseconds. */
export const HOLD_MS = 40
/** The longest that a reply is kept from ending until its turn is kept, its last byte alone missing, in milliseconds. */
export const END_MS = 150
