import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { type ByteRange, byteRange } from './byte-range.ts'

/**
 * Sends a file to be saved, piece by piece.
 * @param file `name` is one of our own: letters, digits, dots and hyphens
 */
export function sendDownload(
  reply: FastifyReply,
  content: { readonly size: number; stream(): Readable },
  file: { readonly name: string; readonly type: string },
): FastifyReply {
  return asDownload(reply, file).header('content-length', content.size).send(content.stream())
}

/**
 * Sends a large file to be saved, piece by piece; a browser may go on where a download broke off.
 * @param file `name` is one of our own: letters, digits, dots and hyphens
 */
export function sendResumable(
  reply: FastifyReply,
  content: { readonly size: number; readonly version: string; stream(part?: ByteRange): Readable },
  file: { readonly name: string; readonly type: string },
): FastifyReply {
  const { size, version } = content
  const etag = `"${version}"`
  const { range, 'if-range': known = etag } = reply.request.headers
  const part = known === etag ? byteRange(range, size) : undefined
  asDownload(reply, file).header('accept-ranges', 'bytes').header('etag', etag)
  if (part === undefined) return reply.header('content-length', size).send(content.stream())
  const { start, end } = part
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${size}`)
    .header('content-length', end - start + 1)
    .send(content.stream(part))
}

/**
 * Sends a table to be saved as CSV, piece by piece.
 * @param name without its ending; @param text the file, in pieces of any length
 */
export function sendCsv(
  reply: FastifyReply,
  name: string,
  text: Iterable<string> | AsyncIterable<string | Buffer>,
): FastifyReply {
  return asDownload(reply, { name: `${name}.csv`, type: CSV }).send(Readable.from(text))
}

/**
 * Sends an archive to be saved, piece by piece.
 * @param name without its ending
 */
export function sendZip(
  reply: FastifyReply,
  name: string,
  zip: AsyncIterable<string | Buffer>,
): FastifyReply {
  return asDownload(reply, { name: `${name}.zip`, type: 'application/zip' }).send(Readable.from(zip))
}

export const CSV = 'text/csv; charset=utf-8'

/** Shows an uploaded picture; opened by itself it may do nothing. */
export function sendPicture(reply: FastifyReply, webp: Buffer): FastifyReply {
  return reply
    .type('image/webp')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(webp)
}

/** The head of an answer that is saved as a file. */
export function asDownload(
  reply: FastifyReply,
  { name, type }: { readonly name: string; readonly type: string },
): FastifyReply {
  return reply.type(type).header('content-disposition', `attachment; filename="${name}"`)
}
