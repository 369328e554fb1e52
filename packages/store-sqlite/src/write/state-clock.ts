/**
 * The newest time that the state reported with a call. Worker threads cannot ask the state's clock, which may differ from
 * the system's, and entries expire by the state's clock only.
 */
export class StateClock {
  #now: number | undefined

  /** `undefined` until the state makes its first call. */
  get now(): number | undefined {
    return this.#now
  }

  set(now: number): void {
    this.#now = now
  }
}
