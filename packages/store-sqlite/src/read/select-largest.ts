/** Brings the `count` largest to the front, in no order (Hoare's selection). */
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
