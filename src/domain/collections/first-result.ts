/** What the first of some items gives for which there is anything. */
export function firstResult<Item, Result>(
  items: Iterable<Item>,
  resultOf: (item: Item) => Result | undefined,
): Result | undefined {
  for (const item of items) {
    const result = resultOf(item)
    if (result !== undefined) return result
  }
  return undefined
}
