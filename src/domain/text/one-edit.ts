/** Whether one edit makes one text of the other: a letter more, less, different, or swapped with its neighbour. */
export function isOneEdit(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1 || short === long) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start++
  let end = 0
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end++
  const left = short.length - start - end
  if (long.length > short.length) return left === 0
  const isSwap = left === 2 && short[start] === long[start + 1] && short[start + 1] === long[start]
  return left === 1 || isSwap
}
