import type { FastifyInstance } from 'fastify'
import { etagOf } from './etag.ts'

/** Lists carry the open state of the minute, so a copy may be this old, like the pages. */
export const ONE_MINUTE = 'public, max-age=60'

/** Gives every successful GET below this instance a strong ETag, and answers 304 to who has it already. */
export function answerWithETags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      reply.statusCode !== 200 ||
      typeof payload !== 'string'
    )
      return payload
    const etag = etagOf(payload)
    const known = knownCopy(request.headers['if-none-match'], etag)
    reply.header('etag', known ?? etag)
    if (known === undefined) return payload
    reply.code(304)
    return ''
  })
}

/** The ETag among those a client has that stands for the same answer, packed or not (server/http/content-encoding.ts). */
function knownCopy(header: string | undefined, etag: string): string | undefined {
  const tags = (header ?? '').split(',').map(tag => tag.trim().replace(/^W\//, ''))
  return tags.find(tag => tag.replace(/-(br|gzip)"$/, '"') === etag)
}
