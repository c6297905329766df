import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/config.ts'

/** A year: visitors who came over https once are not to be led to http. */
const HSTS_SECONDS = 31_536_000

/** Headers that close what nobody needs, for every answer; pages add their content security policy themselves. */
export function securityHeaders({ siteUrl }: Pick<Config, 'siteUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    ...(siteUrl.startsWith('https://') && { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }),
  }
}

/** Sets them on every answer that the site's routes give. */
export function setSecurityHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
