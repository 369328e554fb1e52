/** A clock that moves when it is told to. Pass `clock.now` where a clock is wanted. */
export class ManualClock {
  #time: number

  /** Milliseconds since 1970. */
  constructor(time: number) {
    this.#time = time
  }

  readonly now = (): number => this.#time

  advance(milliseconds: number): void {
    this.#time += milliseconds
  }
}
