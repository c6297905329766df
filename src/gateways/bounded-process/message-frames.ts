import { deserialize, serialize } from 'node:v8'

/** A length of 32 bits stands before each message. */
const LENGTH_BYTES = 4
/** A picture of 15 MB or a batch of rows is far below; a longer message means a process that is no longer ours. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024

/** A message as bytes: its length and its structured clone. */
export function frameOf(message: unknown): readonly [length: Buffer, body: Buffer] {
  const body = serialize(message)
  const length = Buffer.allocUnsafe(LENGTH_BYTES)
  length.writeUInt32LE(body.length)
  return [length, body]
}

/** Puts messages together from the pieces of a stream. */
export class FrameReader {
  #pieces: Buffer[] = []
  #bytes = 0
  /** Bytes of the next message with its length; 0 while unknown. */
  #wanted = 0

  /** The messages that a piece completes. Throws when the bytes are no messages. */
  take(piece: Buffer): readonly unknown[] {
    const messages: unknown[] = []
    this.#pieces.push(piece)
    this.#bytes += piece.length
    for (;;) {
      if (this.#wanted === 0 && this.#bytes >= LENGTH_BYTES) {
        const length = this.#joined().readUInt32LE()
        if (length > MAX_MESSAGE_BYTES) throw new Error(`a message of ${length} bytes`)
        this.#wanted = LENGTH_BYTES + length
      }
      if (this.#wanted === 0 || this.#bytes < this.#wanted) return messages
      const bytes = this.#joined()
      const body = bytes.subarray(LENGTH_BYTES, this.#wanted)
      const rest = bytes.subarray(this.#wanted)
      this.#pieces = rest.length === 0 ? [] : [rest]
      this.#bytes = rest.length
      this.#wanted = 0
      messages.push(deserialize(body))
    }
  }

  /** All bytes as one piece; joined only when a length or a message is complete, so long messages are copied once. */
  #joined(): Buffer {
    const [first = Buffer.alloc(0)] = this.#pieces
    if (this.#pieces.length <= 1) return first
    const joined = Buffer.concat(this.#pieces)
    this.#pieces = [joined]
    return joined
  }
}
