/** Some 70 kB: read and searched within a tenth of a millisecond. */
const LINES_PER_CHUNK = 512

/** Consecutive texts of the administrator's table (domain/business/overview-text.ts). */
export interface LineChunk {
  /** The business of each line. */
  readonly ids: Uint32Array
  /** Where each line ends, with its line break. */
  readonly ends: Uint32Array
  /** UTF-8. */
  readonly lines: Uint8Array
}

/** Texts that do not fill a chunk yet, and their businesses. */
export interface PackedLines {
  readonly ids: number[]
  readonly lines: string[]
}

/** Packs texts into chunks, in any order of their businesses. */
export class LinePacker {
  #ids: number[]
  #lines: string[]

  /** @param state of a packer that goes on */
  constructor({ ids, lines }: PackedLines = { ids: [], lines: [] }) {
    this.#ids = ids
    this.#lines = lines
  }

  state(): PackedLines {
    return { ids: this.#ids, lines: this.#lines }
  }

  /** @returns a chunk as soon as it is full */
  add(id: number, text: string): LineChunk | undefined {
    this.#ids.push(id)
    this.#lines.push(text)
    return this.#lines.length < LINES_PER_CHUNK ? undefined : this.rest()
  }

  /** What is left, and perhaps nothing. */
  rest(): LineChunk {
    const ids = Uint32Array.from(this.#ids)
    const ends = new Uint32Array(this.#lines.length)
    let end = 0
    this.#lines.forEach((line, at) => {
      end += Buffer.byteLength(line) + 1
      ends[at] = end
    })
    const lines = Buffer.from(this.#lines.length === 0 ? '' : `${this.#lines.join('\n')}\n`)
    this.#ids = []
    this.#lines = []
    return { ids, ends, lines }
  }
}
