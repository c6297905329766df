import { deserialize, serialize } from 'node:v8'

/** A length of 32 bits stands before each message. */
const LENGTH_BYTES = 4
/** Pictures of 15 MB and batches of rows are far below; a longer message means a process that is no longer ours. */
const MAX_MESSAGE_BYTES = 64 * 1024 * 1024

/** A message as bytes: its length and its structured clone. */
export function frameOf(message: unknown): readonly [length: Buffer, body: Buffer] {
  const body = serialize(message)
  const length = Buffer.allocUnsafe(LENGTH_BYTES)
  length.writeUInt32LE(body.length)
  return [length, body]
}

/** Puts messages together from the pieces of a stream. */
export class FrameReader {
  readonly #length = Buffer.alloc(LENGTH_BYTES)
  #body: Buffer | undefined
  /** Bytes of the length, or of the body, that have arrived. */
  #filled = 0

  /** The messages that a piece completes. Throws when the bytes are no messages. */
  take(piece: Buffer): readonly unknown[] {
    const messages: unknown[] = []
    for (let at = 0; at < piece.length; ) {
      const target = this.#body ?? this.#length
      const copied = piece.copy(target, this.#filled, at)
      at += copied
      this.#filled += copied
      if (this.#filled < target.length) break
      this.#filled = 0
      if (this.#body === undefined) this.#body = Buffer.allocUnsafeSlow(this.#checkedLength())
      else {
        this.#body = undefined
        messages.push(deserialize(target))
      }
    }
    return messages
  }

  #checkedLength(): number {
    const length = this.#length.readUInt32LE()
    if (length === 0 || length > MAX_MESSAGE_BYTES) throw new Error(`a message of ${length} bytes`)
    return length
  }
}
