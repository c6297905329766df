import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { RouteProblem } from '#api/http/route.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { BUSINESSES, cardOf, fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')
const api = fakeApi()
const others = BUSINESSES.slice(1, 9).map(cardOf)

/** The same business in other trades, each at /koeln/ and its name here. */
const STATES: Readonly<Record<string, Partial<PublicBusiness>>> = {
  'allein-im-handwerk': { categorySlug: 'drechslerei' },
  'ganz-allein': { categorySlug: 'hutmacher' },
  'allein-und-fuer-immer-zu': { categorySlug: 'drechslerei', status: 'closed-permanently' },
  'nur-importiert': { categorySlug: 'muehlenbau', status: 'closed-permanently' },
}

let site: FastifyInstance
beforeAll(async () => {
  site = await siteForTests({
    handlers: {
      'GET /api/businesses/slug/:city/:slug': ({ params: { slug } }) => {
        const urlSlug = `koeln/${slug}`
        const place = { latitude: 50.94, longitude: 6.95, urlSlug, url_slug: urlSlug }
        return { ...business, ...STATES[slug], ...place }
      },
      'GET /api/categories/:category': async ({ params: { category }, query }) => {
        if (category === 'muehlenbau') return new RouteProblem('category_unknown')
        return {
          ...(await api('GET /api/categories/:category', { params: { category: 'handwerker' }, query })),
          isGroup: false,
          categories: category === 'hutmacher' ? [] : [{ slug: 'tischler', name: 'Tischler', count: 40 }],
        }
      },
      // Around Cologne: one turner, who is closed, and some joiners; no hatter at all, and nobody like one.
      'GET /api/businesses/search': async ({ query }) => {
        const answer = await api('GET /api/businesses/search', { query })
        if (query.category === 'muehlenbau') return { ...answer, businesses: others.slice(0, 1) }
        if (query.category === 'hutmacher') return { ...answer, businesses: [] }
        if (query.category === 'drechslerei')
          return {
            ...answer,
            businesses: others.slice(0, 1).map(card => ({ ...card, status: 'closed-temporarily' as const })),
          }
        return query.lat === undefined ? answer : { ...answer, businesses: [cardOf(business), ...others] }
      },
    },
  })
})
afterAll(() => site.close())

/** The part of a business's page with those like it, and their names; undefined where there is none. */
async function similarTo(slug: string) {
  const answer = await site.inject(`/koeln/${slug}`)
  expect(answer.statusCode).toBe(200)
  const [part] = /<section[^>]*class="[^"]*\bsimilar\b.*?<\/section>/s.exec(answer.body) ?? []
  const names = [...(part ?? '').matchAll(/<h3[^>]*>(.*?)<\/h3>/gs)].map(([, name = '']) =>
    name.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  )
  return part === undefined ? undefined : { part, names }
}

test('similar businesses are three, filled up from related trades, or none', async () => {
  const filled = await similarTo('allein-im-handwerk')
  expect(filled?.names).toEqual(others.slice(0, 3).map(({ name }) => name))
  expect(await similarTo('ganz-allein')).toBeUndefined()
})

test('one that is gone offers none of another trade', async () => {
  const gone = await similarTo('allein-und-fuer-immer-zu')
  expect(gone?.names).toEqual([])
  expect(gone?.part).toMatch(/<a [^>]*>[^<]*suchen<\/a>/)
})

test('one whose trade has no page shows those that are of it', async () => {
  expect((await similarTo('nur-importiert'))?.names).toEqual([others[0]?.name])
})
