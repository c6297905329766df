import { describe, expect, test } from 'vitest'
import { listMetrics } from '#services/metrics/list-metrics.ts'
import { draft } from '#test/make-draft.ts'
import { liveSite } from '#test/server/temp-live-site.ts'
import { NOW, tempSite } from '#test/server/temp-site.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

test('the statistics shown when none can be read are those of the settings', async () => {
  const fallback = { total: 1234, cities: 5, averageRating: null }
  const site = await siteForTests({
    handlers: { 'GET /api/businesses/stats': () => Promise.reject(new Error('broken')) },
    site: { fallback },
  })
  const { body } = await site.inject('/')
  expect(body).toContain('1.234 Betriebe')
  expect(body).toContain('data-fallback="1234 5"')
  await site.close()
})

describe('growth', () => {
  test.each([
    ['/categories', '+50\u00a0% in zwölf Monaten'],
    ['/en/categories', '+50% in twelve months'],
    ['/tr/categories', 'on iki ayda +%50'],
  ])('over twelve months stands on %s once metrics were recorded so long ago', async (url, text) => {
    const drafts = [1, 2, 3].map(at =>
      draft({ name: `Maler ${at}`, category: 'Maler', street: `Weg ${at}`, phone: `+4935814710${at}0` }),
    )
    const without = await liveSite(drafts)
    expect((await without.app.inject(url)).body).not.toContain(text)
    const { app } = await liveSite(drafts, [{ day: '2025-11-20', name: 'group:handwerker', value: 2 }])
    expect((await app.inject(url)).body).toContain(text)
    const { groups } = (await app.inject('/api/categories')).json()
    expect(groups.map(({ growth }: { growth?: number }) => growth).filter(Boolean)).toEqual([50])
  })
})

test('searches for words or places are counted once each, whoever asks', async () => {
  const { app, directory } = await tempSite([draft()])
  for (const url of [
    '/businesses?query=brot',
    '/en?location=Görlitz',
    '/api/businesses/search?query=brot',
    '/businesses?query=brot&page=2',
    '/api/businesses/search?query=brot&offset=24',
    '/businesses',
    '/?query=',
    // A word that is being typed, and what a page asks for by itself.
    '/api/businesses/search?query=bro&quiet=true',
    '/api/businesses/search?location=Görlitz&quiet=true',
    '/api/businesses/search?limit=3',
    '/api/businesses/search?query=brot&limit=x',
    '/goerlitz/baeckerei-roth?query=brot',
    // Leads to the search in its one spelling, which counts when it is asked for.
    '/businesses?query=brot&nonsense=1',
    '/businesses/?query=brot',
  ]) {
    await app.inject(encodeURI(url))
  }
  await app.close()
  expect(await listMetrics({ store: directory.store, now: () => NOW }, 1)).toEqual([
    { name: 'searches', days: [{ day: '2026-11-24', value: 3 }] },
  ])
})
