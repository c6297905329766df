import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'

/** A year: visitors who came over https once are not to be led to http. */
const HSTS_SECONDS = 31_536_000

/** Headers that close what nobody needs, on every answer; pages add their content security policy themselves. */
export function setSecurityHeaders(app: FastifyInstance, { siteUrl }: Pick<Config, 'siteUrl'>): void {
  const headers: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
  }
  if (siteUrl.startsWith('https://')) headers['strict-transport-security'] = `max-age=${HSTS_SECONDS}`
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
}
