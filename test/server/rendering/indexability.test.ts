import { expect, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import { draft } from '#test/make-draft.ts'
import { liveSite } from '#test/server/temp-live-site.ts'

/** 40 points: address, phone, a website and a place on the map. */
const GOOD = { website: 'https://roth.de/', latitude: 51.15, longitude: 14.99 }

test('the threshold decides which pages and lists search engines are to take in, at once', async () => {
  const { app, call, save } = await liveSite([
    entry(1, GOOD),
    entry(2, GOOD),
    entry(3, GOOD),
    entry(4, {}),
    entry(5, { ...GOOD, city: 'Bautzen' }),
    entry(6, { city: 'Bautzen' }),
    entry(7, { city: 'Bautzen' }),
  ])
  const isIndexable = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url)
    const isMarked = body.includes('<meta name="robots" content="noindex">')
    expect([url, statusCode, headers['x-robots-tag']]).toEqual([url, 200, isMarked ? 'noindex' : undefined])
    return !isMarked
  }
  const states = async () =>
    Object.fromEntries(await Promise.all(URLS.map(async url => [url, await isIndexable(url)])))
  const businessesFile = async () => (await app.inject('/sitemap/businesses-1.xml')).body
  expect(await states()).toEqual({
    '/goerlitz/betrieb-1': true,
    '/goerlitz/betrieb-4': false,
    '/city/goerlitz': true,
    '/city/bautzen': false,
    '/city/goerlitz/baeckerei': true,
    '/categories/baeckerei': true,
  })
  expect(await businessesFile()).toContain('/goerlitz/betrieb-1<')
  expect(await businessesFile()).not.toContain('/goerlitz/betrieb-4<')

  const preview = (await call('GET', '/api/admin/indexing?threshold=20')).json()
  expect(preview).toMatchObject({ saved: 40, threshold: 20, total: 7, indexable: 7, hasDemonstration: false })
  const status = (await call('GET', '/api/admin/indexing')).json()
  expect(status).toMatchObject({ saved: 40, threshold: 40, total: 7, indexable: 4 })
  expect([status.scores[25], status.scores[40]]).toEqual([3, 4])
  expect(status.lacked[0]).toEqual({ part: 'openingHours', weight: 15, lacking: 3, lifts: 3 })
  expect((await isIndexable('/goerlitz/betrieb-4')).valueOf()).toBe(false)

  expect(await save({ indexable_from: 20 })).toBe(200)
  expect(Object.values(await states())).toEqual(URLS.map(() => true))
  expect(await businessesFile()).toContain('/goerlitz/betrieb-4<')
  expect((await call('GET', '/api/admin/indexing')).json()).toMatchObject({ saved: 20, indexable: 7 })
  expect(await save({ indexable_from: 101 })).toBe(422)
  expect(await save({ indexable_from: 12.5 })).toBe(422)
  expect((await call('GET', '/api/admin/indexing?threshold=101')).statusCode).toBe(400)
})

const URLS = [
  '/goerlitz/betrieb-1',
  '/goerlitz/betrieb-4',
  '/city/goerlitz',
  '/city/bautzen',
  '/city/goerlitz/baeckerei',
  '/categories/baeckerei',
]

function entry(number: number, facts: BusinessDraft): BusinessDraft {
  return draft({ name: `Betrieb ${number}`, street: `Weg ${number}`, ...facts })
}
