import { pipeline, type Readable } from 'node:stream'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { UnknownEncoding } from './failures.ts'

export interface ReadBody {
  readonly bytes: Buffer
  /** There was more. */
  readonly isCut: boolean
}

/** What readBody can unpack, as a request asks for it. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate, br'

/**
 * The beginning of a body, decompressed. Bytes are counted after decompression, and nothing is unpacked beyond the
 * limit, so that a bomb costs no more than a page. Whoever sends more is hung up on.
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

/** Lets go of a body that nobody wants to read, with its connection. */
export function discard(body: Readable): void {
  // Hanging up is told as an error to whoever reads, and nobody does.
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
  // The decoder hears of every failure; whoever reads it is told.
  return pipeline(body, decoder, () => undefined)
}

function decoderOf(encoding: string) {
  // A server that hangs up before the trailer has sent a whole page all the same.
  const flush = { finishFlush: constants.Z_SYNC_FLUSH }
  if (encoding === 'gzip' || encoding === 'x-gzip') return createGunzip(flush)
  if (encoding === 'deflate') return createInflate(flush)
  if (encoding === 'br') return createBrotliDecompress()
  return undefined
}
