const BLANK = 32

/**
 * 64 bits that stand for a term, two signed numbers of 32 bits: 2 million different terms share one with a probability
 * of one in ten million.
 */
export interface TermKey {
  readonly high: number
  readonly low: number
}

/** The key of one term of the analyzer or token of document/tokens.ts. */
export function keyOfTerm(term: string): TermKey {
  let key: TermKey = { high: 0, low: 0 }
  forEachKey(term, (high, low) => {
    key = { high, low }
  })
  return key
}

/** Calls `use` with the two halves of the key of every term of a text. @param text terms joined by blanks, in ascii */
export function forEachKey(text: string, use: (high: number, low: number) => void): void {
  let at = 0
  while (at < text.length) {
    // Two FNV-1a hashes, the second with another prime and with its own bits mixed in.
    let [high, low, start] = [0x811c9dc5, 0x1b873593, at]
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === BLANK) break
      high = Math.imul(high ^ code, 0x01000193)
      low = Math.imul(low ^ code, 0x85ebca6b) ^ (low >>> 13)
    }
    if (at > start) use(mixed(high), mixed(low))
    at++
  }
}

/** Spreads a hash over all 32 bits (the last step of MurmurHash3). */
function mixed(hash: number): number {
  const a = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return b ^ (b >>> 16)
}
