import type { SpreadsheetLimits } from '../limits.ts'
import { outOfMemory } from '../refusals.ts'
import { scanWholePart } from './scan-part.ts'
import { TextCollector } from './text-collector.ts'
import type { ZipParts } from './zip-parts.ts'

const FIRST_BYTES = 64 * 1024

/**
 * The texts that cells refer to by number, as UTF-8 outside of the heap: as strings, a million short texts would take
 * twice the memory and most of the garbage collector's time.
 */
export class SharedStrings {
  readonly #limits: SpreadsheetLimits
  #bytes = Buffer.allocUnsafe(FIRST_BYTES)
  #ends = new Uint32Array(1024)
  #count = 0

  constructor(limits: SpreadsheetLimits) {
    this.#limits = limits
  }

  /** The text with this number, or '' when there is none. */
  get(index: number): string {
    if (!(index >= 0 && index < this.#count)) return ''
    const start = index === 0 ? 0 : this.#ends[index - 1]
    return this.#bytes.toString('utf8', start, this.#ends[index])
  }

  add(text: string): void {
    const start = this.#count === 0 ? 0 : (this.#ends[this.#count - 1] ?? 0)
    // At most three bytes for each UTF-16 unit.
    this.#reserve(start + text.length * 3)
    if (this.#count === this.#ends.length) {
      const larger = new Uint32Array(this.#ends.length * 2)
      larger.set(this.#ends)
      this.#ends = larger
    }
    this.#ends[this.#count++] = start + this.#bytes.write(text, start, 'utf8')
  }

  #reserve(bytes: number): void {
    if (bytes <= this.#bytes.length) return
    if (bytes > this.#limits.sharedStringBytes) throw outOfMemory(this.#limits)
    const larger = Buffer.allocUnsafe(
      Math.min(this.#limits.sharedStringBytes, Math.max(bytes, this.#bytes.length * 2)),
    )
    this.#bytes.copy(larger)
    this.#bytes = larger
  }
}

/** @param part the shared strings part, or undefined when the workbook has none */
export async function readSharedStrings(
  parts: ZipParts,
  part: string | undefined,
  limits: SpreadsheetLimits,
): Promise<SharedStrings> {
  const strings = new SharedStrings(limits)
  if (part === undefined || !parts.has(part)) return strings
  const collector = new TextCollector(limits)
  let isInside = false
  await scanWholePart(parts, part, {
    open: name => {
      if (name === 'si') {
        isInside = true
        collector.begin()
      } else if (isInside) collector.open(name)
    },
    close: name => {
      if (name === 'si') {
        isInside = false
        strings.add(collector.text())
      } else if (isInside) collector.close(name)
    },
    text: text => {
      if (isInside) collector.add(text)
    },
  })
  return strings
}
