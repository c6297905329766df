/** Numbers for values that many businesses share, given out from 0 in the order of their first appearance. */
export class Dictionary<Entry> {
  readonly #codes = new Map<string, number>()
  readonly entries: Entry[] = []

  /** @param key what makes two entries the same; @param make called for a new one only */
  codeOf(key: string, make: () => Entry): number {
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const code = this.entries.push(make()) - 1
    this.#codes.set(key, code)
    return code
  }
}
