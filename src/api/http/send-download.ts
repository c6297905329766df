import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'

/**
 * Sends a file to be saved, piece by piece.
 * @param file `name` is one of our own: letters, digits, dots and hyphens
 */
export function sendDownload(
  reply: FastifyReply,
  content: { readonly size: number; stream(): Readable },
  file: { readonly name: string; readonly type: string },
): FastifyReply {
  return reply
    .type(file.type)
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .header('content-length', content.size)
    .send(content.stream())
}
