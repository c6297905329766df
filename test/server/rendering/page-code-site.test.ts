import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, scriptHash } from '#server/http/security-headers.ts'
import { FETCH_SCRIPT, START_SCRIPT } from '#server/rendering/inline-scripts.ts'
import { pageCode } from '#server/rendering/page-code.ts'
import { draft } from '#test/make-draft.ts'
import { liveSite, PAGES } from '#test/server/temp-live-site.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const HEAD = '<meta name="prüfung" content="ß"><script>vorn()</script>'
const FOOTER = '<div class="eigen">Fuß</div>'
const ADMIN_PAGES = [
  '/admin',
  '/en/admin',
  '/admin/settings',
  '/admin/gibt-es-nicht',
  '/url-validation-status',
]

describe('the code of the settings', () => {
  test('stands at the end of head and body of every public page as soon as it is saved, but in no answer of a call, no file and no page of the administrator', async () => {
    const { app, save } = await liveSite()
    const without = await app.inject('/')
    expect(await save({ head_code: HEAD, footer_code: FOOTER })).toBe(200)
    for (const url of PAGES) {
      const { body, headers } = await app.inject(encodeURI(url))
      expect(body.indexOf(`${HEAD}</head>`), url).toBeGreaterThan(0)
      expect(body.endsWith(`${FOOTER}</body></html>`), url).toBe(true)
      const policy = String(headers['content-security-policy'])
      expect(policy, url).toContain(`'strict-dynamic'`)
      expect(policy, url).toContain(scriptHash('vorn()'))
    }
    const withCode = await app.inject('/')
    expect(withCode.headers.etag).not.toBe(without.headers.etag)
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(withCode.headers.etag) } })
    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(withCode.headers['content-security-policy'])
    for (const url of ['/api/businesses/search', '/api/site', '/favicon.svg', '/business/1/kontakt.vcf']) {
      expect((await app.inject(url)).body, url).not.toContain('eigen')
    }
    for (const url of ADMIN_PAGES) {
      const { body, headers } = await app.inject(url)
      expect(body, url).not.toMatch(/eigen|vorn\(\)/)
      expect(headers['content-security-policy'], url).toBe(contentSecurityPolicy())
    }
    expect(await save({ head_code: '', footer_code: '' })).toBe(200)
    const off = await app.inject('/')
    expect(off.body).toBe(without.body)
    expect(off.headers['content-security-policy']).toBe(contentSecurityPolicy([FETCH_SCRIPT, START_SCRIPT]))
  })

  test('is not on the page for failures', async () => {
    const site = await siteForTests({
      handlers: { 'GET /api/documents/:slug': () => Promise.reject(new Error('broken')) },
      code: () => pageCode({ headCode: HEAD, footerCode: FOOTER }),
    })
    const answer = await site.inject('/imprint')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('eigen')
    expect(answer.body).not.toContain('vorn()')
    expect(answer.headers['content-security-policy']).toBe(contentSecurityPolicy())
    await site.close()
  })
})

test('the policy opens only as far as code needs, and pages with a map keep their pictures', async () => {
  const { app, save } = await liveSite([draft({ latitude: 51.15, longitude: 14.98 })])
  await save({ tile_url: 'https://karten.example/{z}/{x}/{y}.png' })
  const before = await app.inject('/goerlitz/baeckerei-roth')
  expect(before.headers['content-security-policy']).toContain("img-src 'self' data: https://karten.example;")
  expect(before.headers['content-security-policy']).toContain("connect-src 'self';")
  await save({ footer_code: FOOTER })
  const policy = String((await app.inject('/goerlitz/baeckerei-roth')).headers['content-security-policy'])
  expect(policy).toContain("style-src 'self' 'unsafe-inline' https:;")
  expect(policy).toContain("img-src 'self' data: https: https://karten.example;")
  expect(policy).toContain("connect-src 'self' https: wss:;")
  expect(policy).toContain("frame-src 'self' https:;")
  expect(policy).toContain("base-uri 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe')
})

test('a page that was begun before a change is not cached after it', async () => {
  const { app, cache, save } = await liveSite()
  const begun = app.inject('/')
  await save({ site_title: 'Görlitz von A bis ß' })
  await begun
  expect((await app.inject('/')).body).toContain('Görlitz von A bis ß')
  expect(cache.size.pages).toBe(1)
})
