import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { UnknownEncoding } from './failures.ts'

export interface ReadBody {
  readonly bytes: Buffer
  /** The body was longer. */
  readonly isCut: boolean
}

/** What readBody can decompress, as an Accept-Encoding header. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/**
 * The beginning of a body, decompressed. Bytes are counted after decompression, and nothing is decompressed beyond the
 * limit, so that a zip bomb costs no more than a page. The connection of a longer body is closed.
 * Throws the connection's and zlib's errors, and UnknownEncoding.
 */
export async function readBody(body: Readable, encoding: string, maxBytes: number): Promise<ReadBody> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of unpacked(body, encoding.trim().toLowerCase())) {
    pieces.push(piece)
    length += piece.length
    if (length > maxBytes) return { bytes: Buffer.concat(pieces).subarray(0, maxBytes), isCut: true }
  }
  return { bytes: Buffer.concat(pieces), isCut: false }
}

/** Discards a body that is not read, and closes its connection. */
export function discard(body: Readable): void {
  // Closing emits an error, which does not matter here.
  body.on('error', () => undefined)
  body.destroy()
}

function unpacked(body: Readable, encoding: string): AsyncIterable<Buffer> {
  if (encoding === '' || encoding === 'identity') return body
  const decoder = decoderOf(encoding)
  if (decoder === undefined) {
    discard(body)
    throw new UnknownEncoding(encoding)
  }
  // Every failure reaches the reader of the decoder.
  return pipeline(body, decoder, () => undefined)
}

function decoderOf(encoding: string) {
  // A server that closes before the trailer has sent the whole page.
  const flush = { finishFlush: constants.Z_SYNC_FLUSH }
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip(flush)
  if (encoding === 'deflate') return createInflate(flush)
  if (encoding === 'br') return createBrotliDecompress()
  return undefined
}
