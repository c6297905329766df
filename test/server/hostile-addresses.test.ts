import { expect, test } from 'vitest'
import { type Random, randomFor } from '#domain/demo/random.ts'
import { hostileText } from '#test/api/hostile-values.ts'
import { count, SEED } from '#test/counts.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { report } from '#test/reliability/results.ts'
import { tempSite } from './temp-site.ts'

const FIRST = [
  'business',
  'businesses',
  'categories',
  'category',
  'city',
  'koeln',
  'tr',
  'en',
  'blog',
  'favourites',
  'link',
  'report',
  'photos',
  'og',
  'sitemaps',
  'assets',
  'admin',
]
const NAMES = [
  'query',
  'location',
  'category',
  'city',
  'page',
  'sort',
  'lat',
  'lon',
  'radius',
  'openNow',
  'minRating',
  'business',
  'token',
  'lang',
]

const site = oncePerFile(() => tempSite([draft({ name: 'Roth' })], { RATE_LIMIT: 'off' }))

test.each([
  '/business/2147483649/correct',
  '/%C2%A0/a',
  '/koeln/%C2%A0',
  '/%00',
  '/businesses?page=99999999999999999999',
  `/businesses?${Array.from({ length: 60 }, (_, at) => `category=a${at}`).join('&')}`,
])('%s is no fault of the server', async url => {
  const { app } = site()
  expect((await app.inject(url)).statusCode).toBeLessThan(500)
})

const ADDRESSES = count({ usual: 400, long: 5000 })

test('no address is answered with 5xx', async () => {
  const { app } = site()
  const failed: string[] = []
  for (let number = 0; number < ADDRESSES; number++) {
    const url = addressFor(randomFor(SEED, number))
    const { statusCode } = await app.inject(url)
    if (statusCode >= 500) failed.push(`${statusCode} ${url.slice(0, 300)}`)
  }
  report({
    check: 'hostile addresses',
    count: ADDRESSES,
    lost: 0,
    crashed: 0,
    serverErrors: failed.length,
    figures: `seed ${SEED}`,
  })
  expect(failed, failed.slice(0, 8).join('\n')).toEqual([])
})

function addressFor(random: Random): string {
  const segments = Array.from({ length: 1 + random.below(3) }, () => encoded(random))
  if (random.chance(0.6)) segments.unshift(random.pick(FIRST))
  const pairs = Array.from({ length: random.below(4) }, () => [
    random.pick(NAMES),
    hostileText(random).toWellFormed(),
  ])
  const query = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
  return `/${segments.join('/')}${query}`.slice(0, 8000)
}

/** Percent-encoded, or as an attacker writes it. */
function encoded(random: Random): string {
  const text = hostileText(random).toWellFormed()
  return random.chance(0.8) ? encodeURIComponent(text) : text.replace(/[^\x21-\x7e]|[#?]/g, '%')
}
