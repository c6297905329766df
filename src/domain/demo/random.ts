/** Repeatable random values: the same seeds give the same values on every machine. */
export interface Random {
  /** 0 <= value < 1 */
  readonly next: () => number
  /** A whole number from 0 to limit - 1. */
  readonly below: (limit: number) => number
  /** True with this probability. */
  readonly chance: (probability: number) => boolean
  /** One of a list that is not empty. */
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** One of a list, its first items far more often, as with surnames and street names. */
  readonly pickEarly: <Item>(items: readonly Item[]) => Item
  /** Normally distributed around 0 with deviation 1. */
  readonly normal: () => number
}

/**
 * Random values for one row: sfc32 (public domain, Chris Doty-Humphrey), seeded by seed and row number, so that a row
 * does not depend on the rows before it.
 */
export function randomFor(seed: number, row: number): Random {
  let a = scramble(seed | 0)
  let b = scramble((row ^ 0x9e3779b9) | 0)
  let c = scramble(Math.imul(row, 0x85ebca6b) ^ seed)
  let counter = 1
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + sum) | 0
    return (sum >>> 0) / 4294967296
  }
  for (let i = 0; i < 8; i++) next()
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: probability => next() < probability,
    pick: items => at(items, below(items.length)),
    pickEarly: items => at(items, Math.floor(items.length * next() ** 2.2)),
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}

/** Mixes all bits of a whole number (the finaliser of MurmurHash3, public domain). */
export function scramble(value: number): number {
  let mixed = value
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError('nothing to pick from')
  return item
}
