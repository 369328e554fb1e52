/** Shared by caller and worker: whether a call was started or withdrawn. The first of them decides atomically, without a message. */
export type CallClaim = SharedArrayBuffer

const WAITS = 0
const BEGUN = 1
const WITHDRAWN = 2

export function newCallClaim(): CallClaim {
  return new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
}

/** Starts the call in the worker. False if the caller has withdrawn it, so that it must not be executed. */
export function begin(claim: CallClaim | undefined): boolean {
  return claim === undefined || Atomics.compareExchange(new Int32Array(claim), 0, WAITS, BEGUN) !== WITHDRAWN
}

/** Withdraws the call. False if it was already started and will be answered. */
export function withdraw(claim: CallClaim): boolean {
  return Atomics.compareExchange(new Int32Array(claim), 0, WAITS, WITHDRAWN) !== BEGUN
}

export function isWithdrawn(claim: CallClaim | undefined): boolean {
  return claim !== undefined && Atomics.load(new Int32Array(claim), 0) === WITHDRAWN
}
