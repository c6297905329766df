import type { FastifyInstance, FastifyReply } from 'fastify'
import { isRouteError } from '#api/client/route-error.ts'
import { contactCard } from '#domain/business/contact-card.ts'
import { readListedIds } from '#domain/business/listed-ids.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import type { Api, PublicSite } from '#web/server.ts'
import { PAGE_MESSAGES } from './page-messages.ts'

export interface ContactCardDeps {
  readonly api: Api
  readonly site: () => PublicSite
}

/** As long as the pages themselves are cached. */
const ONE_MINUTE = 'public, max-age=60'

/** Serves businesses for address books: GET /business/{id}/kontakt.vcf, and several at once by their numbers. */
export function registerContactCards(app: FastifyInstance, deps: ContactCardDeps): void {
  app.get<{ Params: { id: string } }>('/business/:id/kontakt.vcf', async (request, reply) => {
    const { id } = request.params
    const business = await look(id)
    if (business === 'unknown') return missing(reply)
    if (business === 'gone') {
      reply.header('x-robots-tag', 'noindex')
      return reply
        .code(410)
        .type('text/plain; charset=utf-8')
        .send(PAGE_MESSAGES[DEFAULT_LANGUAGE].businessGone)
    }
    // A business that was merged into another one: the other one's card.
    if (String(business.id) !== id) return reply.redirect(`/business/${business.id}/kontakt.vcf`, 301)
    return sendCards(reply, [business], fileName(business))
  })

  app.get<{ Querystring: { ids?: unknown } }>('/merkliste/kontakte.vcf', async (request, reply) => {
    const { ids } = request.query
    const asked = readListedIds(typeof ids === 'string' ? ids : '')
    const businesses = await Promise.all(asked.map(id => look(String(id))))
    const found = businesses.filter(business => typeof business === 'object')
    if (found.length === 0) return missing(reply)
    return sendCards(reply, found, 'merkliste')
  })

  async function look(id: string): Promise<PublicBusiness | 'gone' | 'unknown'> {
    if (!/^[1-9]\d{0,9}$/.test(id)) return 'unknown'
    try {
      return await deps.api('GET /api/businesses/:id', { params: { id } })
    } catch (error) {
      if (!isRouteError(error)) throw error
      if (error.status === 410) return 'gone'
      if (error.status === 404) return 'unknown'
      throw error
    }
  }

  function missing(reply: FastifyReply): FastifyReply {
    reply.header('x-robots-tag', 'noindex')
    reply.callNotFound()
    return reply
  }

  function sendCards(reply: FastifyReply, businesses: readonly PublicBusiness[], name: string): FastifyReply {
    const { origin } = deps.site()
    return reply
      .headers({
        'cache-control': ONE_MINUTE,
        'content-disposition': `attachment; filename="${name}.vcf"`,
        'x-robots-tag': 'noindex',
      })
      .type('text/vcard; charset=utf-8')
      .send(businesses.map(business => contactCard(business, origin)).join(''))
  }
}

/** The last part of the page's address: ASCII letters, digits and hyphens, so that every system takes it. */
function fileName({ urlSlug, id }: PublicBusiness): string {
  const slug = urlSlug.split('/')[1]?.replace(/[^a-z0-9-]/g, '') ?? ''
  return slug === '' ? `kontakt-${id}` : slug
}
