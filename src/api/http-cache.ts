import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Lists carry the open state of the minute, so a copy may be this old, like the pages. */
export const ONE_MINUTE = 'public, max-age=60'
/** Figures and names move with imports, not with the minute. */
export const FIVE_MINUTES = 'public, max-age=300'

/** Gives every successful GET below this instance a strong ETag, and answers 304 to who has it already. */
export function answerWithETags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (
      (request.method !== 'GET' && request.method !== 'HEAD') ||
      reply.statusCode !== 200 ||
      typeof payload !== 'string'
    )
      return payload
    const etag = `"${hash('sha1', payload, 'base64url')}"`
    reply.header('etag', etag)
    const known = request.headers['if-none-match']
    if (known === undefined || !known.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag))
      return payload
    reply.code(304)
    return ''
  })
}
