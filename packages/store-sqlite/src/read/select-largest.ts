/** Moves the `count` largest to the front, unordered (Hoare's selection). */
export function selectLargest(of: Float64Array, count: number): void {
  let low = 0
  let high = of.length - 1
  while (low < high) {
    const middle = of[(low + high) >> 1] ?? 0
    let left = low
    let right = high
    while (left <= right) {
      while ((of[left] ?? 0) > middle) left++
      while ((of[right] ?? 0) < middle) right--
      if (left > right) break
      const swapped = of[left] ?? 0
      of[left++] = of[right] ?? 0
      of[right--] = swapped
    }
    if (count - 1 <= right) high = right
    else if (count - 1 >= left) low = left
    else return
  }
}

/** Yields the indices of the `size` largest values, then of the next, and so on; ties by descending index, unordered within a part. */
export function* inSizeOrder(numbers: Float64Array, size: number): Generator<readonly number[]> {
  const isGiven = new Uint8Array(numbers.length)
  for (let given = 0; given < numbers.length; given += size) {
    const left = given === 0 ? numbers.slice() : numbers.filter((_, at) => isGiven[at] === 0)
    if (left.length > size) selectLargest(left, size)
    const chosen = left.subarray(0, size)
    const least = chosen.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
    let equal = chosen.reduce((count, number) => count + Number(number === least), 0)
    const places: number[] = []
    for (let at = numbers.length - 1; at >= 0; at--) {
      const number = numbers[at] ?? 0
      if (number < least || isGiven[at] === 1 || (number === least && equal-- <= 0)) continue
      isGiven[at] = 1
      places.push(at)
    }
    yield places
  }
}
