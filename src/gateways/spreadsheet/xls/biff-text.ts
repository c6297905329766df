const IS_WIDE = 0x01
const HAS_PHONETIC = 0x04
const HAS_RUNS = 0x08

/**
 * Reads texts from the bodies of a record and its continuations (MS-XLS 2.5.293). Characters have one byte or two;
 * where a text continues in the next body, its first byte says which. Missing bytes are read as zero.
 */
export class BiffText {
  readonly #bodies: readonly Buffer[]
  #body = 0
  #at: number

  /** @param at where to begin in the first body */
  constructor(bodies: readonly Buffer[], at: number) {
    this.#bodies = bodies
    this.#at = at
  }

  isAtEnd(): boolean {
    this.#advance()
    return this.#body >= this.#bodies.length
  }

  /** A text. Its formatting runs and phonetic data are skipped. */
  text(): string {
    const length = this.#u16()
    const flags = this.#u8()
    const runs = (flags & HAS_RUNS) === 0 ? 0 : this.#u16()
    const phonetic = (flags & HAS_PHONETIC) === 0 ? 0 : this.#u16() + this.#u16() * 0x10000
    const text = this.#characters(length, (flags & IS_WIDE) !== 0)
    this.#skip(runs * 4 + phonetic)
    return text
  }

  #characters(length: number, isWideAtFirst: boolean): string {
    let isWide = isWideAtFirst
    let text = ''
    while (text.length < length) {
      const body = this.#bodies[this.#body]
      if (body === undefined) return text
      const width = isWide ? 2 : 1
      const here = Math.min(length - text.length, Math.floor(Math.max(0, body.length - this.#at) / width))
      const end = this.#at + here * width
      text += body.toString(isWide ? 'utf16le' : 'latin1', this.#at, end)
      this.#at = end
      if (text.length >= length) break
      this.#body++
      this.#at = 0
      isWide = (this.#u8() & IS_WIDE) !== 0
    }
    return text
  }

  #skip(bytes: number): void {
    let left = bytes
    while (left > 0 && !this.isAtEnd()) {
      const here = Math.min(left, (this.#bodies[this.#body]?.length ?? 0) - this.#at)
      this.#at += here
      left -= here
    }
  }

  #u16(): number {
    return this.#u8() | (this.#u8() << 8)
  }

  #u8(): number {
    this.#advance()
    return this.#bodies[this.#body]?.[this.#at++] ?? 0
  }

  #advance(): void {
    for (
      let body = this.#bodies[this.#body];
      body !== undefined && this.#at >= body.length;
      body = this.#bodies[this.#body]
    ) {
      this.#body++
      this.#at = 0
    }
  }
}
