/** Shared by caller and worker: whether a call was begun, or withdrawn before. Whoever comes first decides it for both, at once and without a message. */
export type Claim = SharedArrayBuffer

const WAITS = 0
const BEGUN = 1
const WITHDRAWN = 2

export function newClaim(): Claim {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
}

/** The worker begins the call. False when the caller has withdrawn it: it must not be done. */
export function begin(claim: Claim | undefined): boolean {
  return claim === undefined || Atomics.compareExchange(new Int32Array(claim), 0, WAITS, BEGUN) !== WITHDRAWN
}

/** The caller takes the call back. False when it was begun: it will be answered. */
export function withdraw(claim: Claim): boolean {
  return Atomics.compareExchange(new Int32Array(claim), 0, WAITS, WITHDRAWN) !== BEGUN
}

export function isWithdrawn(claim: Claim | undefined): boolean {
  return claim !== undefined && Atomics.load(new Int32Array(claim), 0) === WITHDRAWN
}
