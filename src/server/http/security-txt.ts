import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#domain/language.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { DAY_MS } from '#domain/time/durations.ts'

export interface SecurityTxtDeps {
  readonly settings: () => SiteSettings
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Made anew for each request, so it needs no renewal; RFC 9116 wants less than a year. */
const VALID_DAYS = 30
const AN_HOUR = 'public, max-age=3600'
const PATH = '/.well-known/security.txt'

/** Serves whom to tell of a security fault of this site (RFC 9116); 404 while the operator's e-mail is not known. */
export function registerSecurityTxt(app: FastifyInstance, { settings, siteUrl, now }: SecurityTxtDeps): void {
  app.get(PATH, (_request, reply) => {
    const { email } = settings().operator
    if (email.trim() === '') return reply.callNotFound()
    const expires = new Date(now() + VALID_DAYS * DAY_MS).toISOString()
    return reply
      .header('cache-control', AN_HOUR)
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${encodeURI(email.trim())}`,
          `Contact: ${siteUrl()}/contact`,
          `Expires: ${expires}`,
          `Preferred-Languages: ${LANGUAGES.join(', ')}`,
          `Canonical: ${siteUrl()}${PATH}`,
          '',
        ].join('\n'),
      )
  })
}
