import type { FastifyInstance, FastifyReply } from 'fastify'
import { contactCard } from '#domain/business/contact-card.ts'
import { readListedIds } from '#domain/business/listed-ids.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import type { BusinessLookup } from '#domain/search/search.ts'
import type { Api } from '#web/api/api.ts'
import type { PublicSite } from '#web/site.ts'

export interface ContactCardDeps {
  readonly api: Pick<Api, 'business' | 'businessBySlug'>
  readonly site: () => PublicSite
}

/** As long as the pages themselves are kept. */
const ONE_MINUTE = 'public, max-age=60'

/** Serves businesses for address books: GET /business/{id}/kontakt.vcf, and several at once by their numbers. */
export function registerContactCards(app: FastifyInstance, deps: ContactCardDeps): void {
  app.get<{ Params: { id: string } }>('/business/:id/kontakt.vcf', async (request, reply) => {
    const { id } = request.params
    const isNumber = /^[1-9]\d{0,9}$/.test(id)
    return answer(reply, isNumber ? await deps.api.business(Number(id)) : { kind: 'unknown' })
  })

  app.get<{ Querystring: { ids?: unknown } }>('/merkliste/kontakte.vcf', async (request, reply) => {
    const { ids } = request.query
    const lookups = await Promise.all(
      readListedIds(typeof ids === 'string' ? ids : '').map(id => deps.api.business(id)),
    )
    const found = lookups.flatMap(lookup => (lookup.kind === 'found' ? [lookup.business] : []))
    if (found.length === 0) return missing(reply)
    return sendCards(reply, found, 'merkliste')
  })

  async function answer(reply: FastifyReply, lookup: BusinessLookup): Promise<FastifyReply> {
    if (lookup.kind === 'found') return sendCards(reply, [lookup.business], fileName(lookup.business))
    reply.header('x-robots-tag', 'noindex')
    if (lookup.kind === 'gone') return reply.code(410).type('text/plain; charset=utf-8').send(GONE)
    if (lookup.kind === 'unknown') return missing(reply)
    const [city = '', slug = ''] = lookup.urlSlug.split('/')
    const now = await deps.api.businessBySlug(city, slug)
    // A second move in a row would be a circle.
    if (now.kind !== 'found') return missing(reply)
    return reply.redirect(`/business/${now.business.id}/kontakt.vcf`, 301)
  }

  function missing(reply: FastifyReply): FastifyReply {
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

const GONE = 'Dieser Betrieb ist nicht mehr im Verzeichnis.'

/** The last part of the page's address: letters of the Latin alphabet without marks, so that every system takes it. */
function fileName({ urlSlug, id }: PublicBusiness): string {
  const slug = urlSlug.split('/')[1]?.replace(/[^a-z0-9-]/g, '') ?? ''
  return slug === '' ? `kontakt-${id}` : slug
}
