/** Reads bytes that come in pieces of any length; at most one piece is in memory. */
export class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>
  #piece: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** The next bytes, which stay to be read; fewer at the end. @param length some bytes */
  async peek(length: number): Promise<Buffer> {
    while (this.#piece.length < length) {
      const next = await this.#next()
      if (next === undefined) break
      this.#piece = Buffer.concat([this.#piece, next])
    }
    return this.#piece.subarray(0, length)
  }

  /** Exactly so many bytes; undefined when there are fewer. @param length no more than fits into memory */
  async take(length: number): Promise<Buffer | undefined> {
    const parts: Buffer[] = []
    for await (const part of this.pieces(length)) parts.push(part)
    const taken = Buffer.concat(parts)
    return taken.length === length ? taken : undefined
  }

  /** So many bytes in pieces; fewer at the end. */
  async *pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (this.#piece.length === 0) this.#piece = (await this.#next()) ?? this.#piece
      if (this.#piece.length === 0) return
      const part = this.#piece.subarray(0, left)
      this.#piece = this.#piece.subarray(part.length)
      left -= part.length
      yield part
    }
  }

  /** Everything that is left. */
  async *rest(): AsyncGenerator<Buffer> {
    yield* this.pieces(Number.POSITIVE_INFINITY)
  }

  /** Never an empty piece. */
  async #next(): Promise<Buffer | undefined> {
    for (;;) {
      const { done, value } = await this.#source.next()
      if (done === true) return undefined
      if (value.length > 0) return Buffer.from(value.buffer, value.byteOffset, value.length)
    }
  }
}
