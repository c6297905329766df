import { FIELD_BITS } from './posting-list.ts'

/** The first bits of a term's key tell its part. */
export const PART_BITS = 8
export const PARTS = 1 << PART_BITS

const FIRST_CAPACITY = 1 << 12
/** What a slot has, so that a look-up touches one place in memory: the key, its number, its last posting. */
const SLOT_WORDS = 4
const [LOW, HIGH, NUMBER, LAST] = [0, 1, 2, 3]
const FREE = -1

/** The halves of the keys of a part by the numbers of its terms. */
export interface PartKeys {
  readonly high: Int32Array
  readonly low: Int32Array
}

export interface TermNumbersState {
  /** How many terms each part has. */
  readonly counts: Uint32Array
  readonly slots: Int32Array
}

/**
 * Numbers the terms of each part from 0 on. A hash table in one typed array: some 30 bytes a term and no string, where a
 * Map takes 100 bytes and more.
 */
export class TermNumbers {
  /** How many terms each part has. */
  readonly #counts: Uint32Array
  #slots: Int32Array
  #capacity: number
  #size: number

  /** @param state of a numbering that goes on */
  constructor({ counts, slots }: TermNumbersState = noTerms()) {
    this.#counts = counts
    this.#slots = slots
    this.#capacity = slots.length / SLOT_WORDS
    this.#size = counts.reduce((sum, count) => sum + count, 0)
  }

  state(): TermNumbersState {
    return { counts: this.#counts, slots: this.#slots }
  }

  get size(): number {
    return this.#size
  }

  /**
   * Notes that a document has a term in a field.
   * @param posting document << FIELD_BITS | bit of the field; documents come one after the other
   * @returns the number of the term in its part; -1 when the same posting was noted before
   */
  note(high: number, low: number, posting: number): number {
    const at = this.#placeOf(high, low)
    const slots = this.#slots
    const last = slots[at + LAST] ?? 0
    // Zero before the first posting: a posting has at least one field.
    const isSameDocument = last !== 0 && (last ^ posting) >>> FIELD_BITS === 0
    if (isSameDocument && (last & posting) === posting) return -1
    slots[at + LAST] = isSameDocument ? last | posting : posting
    return slots[at + NUMBER] ?? 0
  }

  /** The keys by part. Ends the numbering, whose memory is released. */
  takeKeys(): readonly PartKeys[] {
    const parts = Array.from(this.#counts, count => ({
      high: new Int32Array(count),
      low: new Int32Array(count),
    }))
    const slots = this.#slots
    for (let at = 0; at < slots.length; at += SLOT_WORDS) {
      const number = slots[at + NUMBER] ?? FREE
      const high = slots[at + HIGH] ?? 0
      const part = parts[high >>> (32 - PART_BITS)]
      if (number === FREE || part === undefined) continue
      part.high[number] = high
      part.low[number] = slots[at + LOW] ?? 0
    }
    this.#slots = emptySlots(0)
    return parts
  }

  #placeOf(high: number, low: number): number {
    const slots = this.#slots
    const mask = this.#capacity - 1
    for (let slot = low & mask; ; slot = (slot + 1) & mask) {
      const at = slot * SLOT_WORDS
      if (slots[at + LOW] === low && slots[at + HIGH] === high && slots[at + NUMBER] !== FREE) return at
      if (slots[at + NUMBER] === FREE) return this.#add(high, low, at)
    }
  }

  #add(high: number, low: number, at: number): number {
    const part = high >>> (32 - PART_BITS)
    const number = this.#counts[part] ?? 0
    this.#counts[part] = number + 1
    this.#slots.set([low, high, number, 0], at)
    this.#size++
    if (this.#size * 3 <= this.#capacity * 2) return at
    this.#grow()
    return this.#placeOf(high, low)
  }

  #grow(): void {
    const before = this.#slots
    this.#capacity *= 2
    this.#slots = emptySlots(this.#capacity)
    const slots = this.#slots
    const mask = this.#capacity - 1
    for (let from = 0; from < before.length; from += SLOT_WORDS) {
      if (before[from + NUMBER] === FREE) continue
      let slot = (before[from + LOW] ?? 0) & mask
      while (slots[slot * SLOT_WORDS + NUMBER] !== FREE) slot = (slot + 1) & mask
      slots.set(before.subarray(from, from + SLOT_WORDS), slot * SLOT_WORDS)
    }
  }
}

function noTerms(): TermNumbersState {
  return { counts: new Uint32Array(PARTS), slots: emptySlots(FIRST_CAPACITY) }
}

function emptySlots(capacity: number): Int32Array {
  return new Int32Array(capacity * SLOT_WORDS).fill(FREE)
}
