import { afterAll, expect, test } from 'vitest'
import { BUSINESSES, NOW } from '#test/web/fake-api.ts'
import { type SiteForTests, siteForTests } from '#test/web/site-for-tests.ts'
import { cachedMarkup } from '#web/markup/cached-markup.ts'

const closing: (() => Promise<unknown>)[] = []
afterAll(() => Promise.all(closing.map(close => close())))

/** Reads pages of a site. */
async function pagesOf(options: SiteForTests = {}): Promise<(url: string) => Promise<string>> {
  const site = await siteForTests(options)
  closing.push(() => site.close())
  return async url => (await site.inject(url)).body
}

const SEARCH = '/businesses?query=a'
const drawingsIn = (html: string) => new Set(html.match(/href="#d-[\w-]+"/g))
const symbolsOf = (html: string) => new Set(html.match(/<symbol id="d-[\w-]+"/g))

test('a page is the same when its entries were rendered before', async () => {
  const read = await pagesOf({ site: { title: 'Zweimal' } })
  const first = await read(SEARCH)
  expect(await read(SEARCH)).toBe(first)
  expect(first.match(/<li class="entry">/g)?.length).toBeGreaterThan(10)
  expect(first).not.toContain('cached-markup')
})

test('a page brings the drawings of entries that were rendered before', async () => {
  const read = await pagesOf({ site: { title: 'Zeichnungen', showsPhotos: false } })
  const [first, again] = [await read(SEARCH), await read(SEARCH)]
  expect(drawingsIn(again).size).toBeGreaterThan(1)
  expect(symbolsOf(again)).toEqual(symbolsOf(first))
  expect(symbolsOf(again).size).toBe(drawingsIn(again).size)
})

test('an entry that was rendered before shows no rating when ratings are switched off', async () => {
  const rated = await pagesOf()
  expect(await rated(SEARCH)).toContain('class="rating"')
  const unrated = await pagesOf({ site: { showsRatings: false } })
  expect(await unrated(SEARCH)).not.toContain('class="rating"')
})

test('an entry that was rendered before shows the state of this minute', async () => {
  let now = NOW
  const read = await pagesOf({ now: () => now })
  const states = async () => (await read(SEARCH)).match(/<p class="state .*?<\/p>/g)
  const before = await states()
  now += 7 * 3_600_000
  const after = await states()
  expect(after).not.toEqual(before)
  now = NOW
  expect(await states()).toEqual(before)
})

test('an entry that was rendered before has its number and actions on this page', async () => {
  const read = await pagesOf()
  await read(SEARCH)
  const grid = await read(`${SEARCH}&view=grid`)
  expect(grid).toContain('class="act ic ic-phone"')
  expect(grid).not.toContain('class="act ic ic-web"')
  const entries = (await read(`${SEARCH}&sort=name`)).split('<li class="entry">').slice(1)
  for (const [at, entry] of entries.entries()) {
    const [, number = at + 1] = /<span class="no" aria-hidden="true">(\d+)</.exec(entry) ?? []
    expect(Number(number)).toBe(at + 1)
  }
})

test('an entry that was rendered before is in the language of the page', async () => {
  const read = await pagesOf()
  await read(SEARCH)
  const [business] = BUSINESSES
  expect(await read(`/en${SEARCH}`)).toContain(`href="/en/${business?.urlSlug}"`)
})

test('components whose props cannot be told apart as JSON are refused by the compiler', () => {
  // @ts-expect-error a function is no part of a key
  cachedMarkup('button', (_: { onClick: () => void }) => null)
})
