import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { isNotModified } from '#api/http/etag.ts'
import { cacheKey, PageCache, type PageScope, toCachedPage } from '#server/cache/page-cache.ts'
import { acceptedEncoding, bodyFor, packed } from '#server/http/content-encoding.ts'

const page = (html: string, expiresAt = 1_000, scope: PageScope = 'list') =>
  toCachedPage(
    { status: 200, html, indexable: true, isServedBeforeFastify: true, policy: "default-src 'none'", scope },
    expiresAt,
  )

describe('a cached page', () => {
  test('is given until it is too old', async () => {
    const cache = new PageCache()
    cache.set('/', await page('<p>ß</p>', 1_000))
    expect(cache.get('/', 999)?.plain.toString()).toBe('<p>ß</p>')
    expect(cache.get('/', 1_000)).toBeUndefined()
    expect(cache.size).toEqual({ pages: 0, bytes: 0 })
  })

  test('reads the same in every encoding, each with its own strong ETag', async () => {
    const cached = await page('<p>Straße</p>'.repeat(50))
    expect(brotliDecompressSync(bodyFor(cached, 'br').body)).toEqual(cached.plain)
    expect(gunzipSync(bodyFor(cached, 'gzip').body)).toEqual(cached.plain)
    const etags = (['br', 'gzip', 'identity'] as const).map(encoding => bodyFor(cached, encoding).etag)
    expect(new Set(etags).size).toBe(3)
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
  })

  test('has the same ETag for the same content, another for another', async () => {
    expect((await page('a')).etag).toBe((await page('a')).etag)
    expect((await page('a')).etag).not.toBe((await page('b')).etag)
  })
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page for one visitor reads the same in %s', (encoding, unpack) => {
  const { body, etag } = packed('<p>Straße</p>'.repeat(50), encoding)
  expect(unpack(body).toString()).toBe('<p>Straße</p>'.repeat(50))
  expect(etag).toContain(encoding)
})

test('the least recently used page leaves when there is no room', async () => {
  const cache = new PageCache(2_500)
  for (const key of ['/a', '/b']) cache.set(key, await page(key.repeat(200)))
  cache.get('/a', 0)
  cache.set('/c', await page('/c'.repeat(200)))
  expect(cache.get('/b', 0)).toBeUndefined()
  expect(cache.get('/a', 0)).toBeDefined()
  expect(cache.size.bytes).toBeLessThanOrEqual(2_500)
})

test('a page larger than the cache is not cached and evicts nothing', async () => {
  const cache = new PageCache(2_000)
  cache.set('/small', await page('x'))
  cache.set('/large', await page('x'.repeat(5_000)))
  expect(cache.get('/large', 0)).toBeUndefined()
  expect(cache.get('/small', 0)).toBeDefined()
})

test.each([
  ['tracking is ignored', '/businesses?utm_source=a&gclid=b', '/businesses'],
  [
    'newer tracking too',
    '/businesses?gbraid=a&wbraid=b&srsltid=c&_gl=d&matomo_kwd=e&gad_source=1',
    '/businesses',
  ],
  ['order does not matter', '/businesses?page=2&category=maler', '/businesses?category=maler&page=2'],
  ['empty fields do not matter', '/businesses?location=&page=2', '/businesses?page=2'],
  ['free text is not cached', '/businesses?query=heizung', null],
  ['an empty search box is no free text', '/businesses?query=&category=maler', '/businesses?category=maler'],
  ['a position is not cached', '/businesses?lat=1&lon=2', null],
  ['no query part at all', '/koeln/x', '/koeln/x'],
])('key: %s', (_, url, key) => expect(cacheKey(url)).toBe(key))

test.each([
  ['br, gzip', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('Accept-Encoding %s means %s', (header, encoding) => expect(acceptedEncoding(header)).toBe(encoding))

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  [undefined, false],
])('If-None-Match %s', (header, expected) => expect(isNotModified(header, '"a"')).toBe(expected))
