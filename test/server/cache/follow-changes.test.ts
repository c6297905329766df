import { afterEach, expect, test, vi } from 'vitest'
import { changeFollower, LISTS_MS } from '#server/cache/follow-changes.ts'
import { PageCache, type PageScope, toCachedPage } from '#server/cache/page-cache.ts'
import { draft } from '#test/make-draft.ts'
import { liveSite } from '#test/server/temp-live-site.ts'
import { NOW } from '#test/server/temp-site.ts'

afterEach(() => {
  vi.useRealTimers()
})

const page = (scope: PageScope) =>
  toCachedPage(
    { status: 200, html: '<p>', indexable: true, isServedBeforeFastify: true, policy: '', scope },
    NOW + 1,
  )

test('a change drops lists and the pages that show the changed business, and no page of another one', async () => {
  const { app, cache, directory } = await liveSite([
    draft({ name: 'Bäckerei Roth', street: 'Markt 1' }),
    draft({ name: 'Bäckerei Grün', street: 'Markt 2' }),
    draft({ name: 'Optik Ahorn', street: 'Weg 3', city: 'Köln', postalCode: '50667', category: 'Optiker' }),
  ])
  const { businesses } = directory.index.search({ text: '', limit: 10, offset: 0 }, NOW)
  const one = (name: string) => {
    const found = businesses.find(business => business.name === name)
    return { id: found?.id ?? 0, url: `/${found?.urlSlug}` }
  }
  const [roth, grün, ahorn] = [one('Bäckerei Roth'), one('Bäckerei Grün'), one('Optik Ahorn')]
  const urls = [roth.url, grün.url, ahorn.url, '/', '/city/goerlitz', '/businesses']
  const cached = () => urls.filter(url => cache.get(url, NOW) !== undefined)
  for (const url of urls) await app.inject(url)
  expect(cached()).toEqual(urls)
  changeFollower(cache)([ahorn.id])
  expect(cached()).toEqual([roth.url, grün.url])
  // The page of one bakery names the other as a similar one.
  changeFollower(cache)([grün.id])
  expect(cached()).toEqual([])
})

test('while changes stream in, pages follow once a second, and then all of them', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const cache = new PageCache()
  const follow = changeFollower(cache)
  const [list, business] = [await page('list'), await page([1])]
  const there = () => ['/list', '/one'].filter(key => cache.get(key, NOW) !== undefined)
  const fill = () => {
    cache.set('/list', list)
    cache.set('/one', business)
  }
  fill()
  follow([7])
  expect(there()).toEqual(['/one'])
  fill()
  follow([8])
  follow([1])
  vi.advanceTimersByTime(LISTS_MS - 1)
  expect(there()).toEqual(['/list', '/one'])
  vi.advanceTimersByTime(1)
  expect(there()).toEqual([])
  fill()
  vi.advanceTimersByTime(LISTS_MS)
  expect(there()).toEqual(['/list', '/one'])
  follow('everything')
  expect(there()).toEqual([])
})
