import { describe, expect, test } from 'vitest'
import { oncePerFile } from '#test/finished.ts'
import { liveSite, PAGES, PASSWORD } from '#test/server/temp-live-site.ts'
import { tempSite } from '#test/server/temp-site.ts'
import { observatoryScore } from './observatory.ts'

/** An answer of every kind beside pages: calls, refusals, files, pictures, texts for programs. */
const OTHERS = [
  '/admin',
  '/admin/businesses',
  '/url-validation-status',
  '/api/cities',
  '/api/businesses/search?query=b%C3%A4ckerei',
  '/api/businesses/999',
  '/api/businesses/search?page=x',
  '/api/nichts',
  '/api/admin/stats',
  '/api/admin/settings',
  '/api/openapi.json',
  '/api/og/business/1',
  '/business/1',
  '/business/1/kontakt.vcf',
  '/robots.txt',
  '/sitemap.xml',
  '/blog/feed.xml',
  '/healthz',
  '/assets/nichts.js',
  '/%zz',
] as const
/** A browser keeps them, and would repeat the number of the request that it kept them from. */
const FILES = ['/demo/17.svg', '/favicon.svg', '/favicon.ico', '/og.png', '/licences.txt'] as const

const HTML = { accept: 'text/html' }
const site = oncePerFile(liveSite)

describe('by the rules of the HTTP Observatory', () => {
  test('every answer scores 100 or more, pages the most that a site can get without preloading', async () => {
    const { app } = site()
    for (const url of [...PAGES, ...OTHERS, ...FILES]) {
      const { headers } = await app.inject({ url, headers: HTML })
      const { score, modifiers } = observatoryScore(headers)
      expect.soft(score, `${url} ${JSON.stringify(modifiers)}`).toBeGreaterThanOrEqual(110)
    }
    for (const url of PAGES) {
      expect.soft(observatoryScore((await app.inject({ url, headers: HTML })).headers).score, url).toBe(130)
    }
  })

  test('a login scores likewise, with its cookie', async () => {
    const { app } = site()
    const { headers } = await app.inject({
      method: 'POST',
      url: '/api/admin/session',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { username: 'admin', password: PASSWORD },
    })
    expect(headers['set-cookie']).toContain('__Host-')
    expect(observatoryScore(headers)).toMatchObject({ score: 135, modifiers: { cookies: 5 } })
  })

  test('code of the operator costs the bonus for a closed policy, no more', async () => {
    const { app, save } = await liveSite()
    await save({ head_code: '<script src="https://zahlen.example/z.js"></script><script>los()</script>' })
    for (const url of PAGES) {
      const { score, modifiers } = observatoryScore((await app.inject({ url, headers: HTML })).headers)
      expect.soft({ url, score, csp: modifiers.csp }).toEqual({ url, score: 120, csp: 0 })
    }
  })

  test.each([
    [{}, 30],
    [{ 'content-security-policy': "default-src *; script-src 'unsafe-inline'" }, 35],
    [{ 'strict-transport-security': 'max-age=31536000', 'x-frame-options': 'DENY' }, 70],
  ])('a site that sends only %j scores %i', (headers, score) => {
    expect(observatoryScore(headers).score).toBe(score)
  })
})

test('every answer says what it is and closes frames; all but files name their request', async () => {
  const { app } = site()
  const ids = new Set<unknown>()
  for (const url of [...PAGES, ...OTHERS, ...FILES]) {
    const { headers, body } = await app.inject({ url, headers: HTML })
    expect.soft(headers['content-security-policy'], url).toContain("default-src 'none'")
    expect.soft(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    expect.soft(headers['x-content-type-options'], url).toBe('nosniff')
    if (body !== '') expect.soft(headers['content-type'], url).toMatch(/charset=utf-8|^image\//)
    if (headers['x-request-id'] !== undefined) ids.add(headers['x-request-id'])
  }
  expect(ids.size).toBe(PAGES.length + OTHERS.length)
  expect([...ids].every(id => /^[0-9a-f-]{36}$/.test(String(id)))).toBe(true)
})

test('browsers are told of https on subdomains only where the operator says that they have it', async () => {
  const hsts = async (environment: Record<string, string>) =>
    (await (await tempSite([], environment)).app.inject('/healthz')).headers['strict-transport-security']
  expect(await hsts({})).toBe('max-age=31536000')
  expect(await hsts({ HSTS_SUBDOMAINS: 'on' })).toBe('max-age=31536000; includeSubDomains')
  expect(await hsts({ SITE_URL: 'http://umkreis.lan', HSTS_SUBDOMAINS: 'on' })).toBeUndefined()
})
