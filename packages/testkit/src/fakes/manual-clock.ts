/** A clock that only `advance` moves. Pass `clock.now` as the clock. */
export class ManualClock {
  #time: number

  /** `time` is in milliseconds since 1970. */
  constructor(time: number) {
    this.#time = time
  }

  readonly now = (): number => this.#time

  advance(milliseconds: number): void {
    this.#time += milliseconds
  }
}
