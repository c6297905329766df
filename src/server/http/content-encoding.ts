import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import { etagOf, etagWithEncoding } from '#api/http/etag.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One body in the encodings that browsers ask for. */
export interface EncodedBody {
  /** Strong, quoted; that of the plain body. */
  readonly etag: string
  readonly plain: Buffer
  readonly brotli: Buffer
  readonly gzip: Buffer
}

/** A body in one encoding. */
export interface PackedBody {
  readonly encoding: Encoding
  readonly body: Buffer
  /** Strong; two encodings are two representations (RFC 9110, 8.8.3.3). */
  readonly etag: string
}

/** Brotli 5 halves gzip's distance to brotli 11 at a twentieth of its time. */
const BROTLI_QUALITY = 5
/** As small as gzip 1 at half of its time, 7 % larger than quality 2 (measured on a search page of 45 kB). */
const QUICK_BROTLI_QUALITY = 1
/** 64 kB, a whole page: with the usual 4 MB, sixteen pages at a time take twice the CPU (docs/decisions/0007). */
const QUICK_WINDOW_BITS = 16

/** Compresses a body for many readers. */
export async function inAllEncodings(plain: Buffer): Promise<Omit<EncodedBody, 'etag'>> {
  const [brotli, gzipped] = await Promise.all([brotliOf(plain), compressGzip(plain)])
  return { plain, brotli, gzip: gzipped }
}

/** The body in one encoding. */
export function bodyFor(all: EncodedBody, encoding: Encoding): PackedBody {
  const body = encoding === 'br' ? all.brotli : encoding === 'gzip' ? all.gzip : all.plain
  return { encoding, body, etag: etagWithEncoding(all.etag, encoding) }
}

/**
 * Compresses a document that nobody will ask for again: in one encoding only, and quickly. At once, because handing it
 * to another thread and back costs more than the 0.2 ms it takes.
 */
export function packed(document: string, encoding: Encoding): PackedBody {
  const body = packedBody(Buffer.from(document), encoding)
  return { encoding, body, etag: etagWithEncoding(etagOf(body), encoding) }
}

function packedBody(plain: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return plain
  return encoding === 'br' ? quickBrotli(plain) : gzipSync(plain, { level: 1 })
}

function quickBrotli(plain: Buffer): Buffer {
  return brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUICK_BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: QUICK_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

/** The best encoding that an Accept-Encoding header allows; q=0 forbids. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const allowed = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...params] = part.split(';').map(text => text.trim())
    const quality = params.find(param => param.startsWith('q='))
    if (name !== '') allowed.set(name, quality === undefined ? 1 : Number(quality.slice(2)))
  }
  const isAllowed = (name: string) => (allowed.get(name) ?? allowed.get('*') ?? 0) > 0
  if (isAllowed('br')) return 'br'
  return isAllowed('gzip') ? 'gzip' : 'identity'
}

function brotliOf(plain: Buffer): Promise<Buffer> {
  return compressBrotli(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
    },
  })
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)
