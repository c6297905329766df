import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { tempSite } from './temp-site.ts'

const HTML = { accept: 'text/html' }
const site = oncePerFile(() => tempSite([draft()]))

test('every answer closes what nobody needs', async () => {
  const { app } = site()
  for (const url of ['/', '/api/cities', '/gibt/es/nicht', '/healthz']) {
    const { headers } = await app.inject({ url, headers: HTML })
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
    })
    expect(headers['set-cookie']).toBeUndefined()
  }
})

test('styles, fonts, drawings and licences go without what only pages need', async () => {
  const { app } = site()
  const page = (await app.inject({ url: '/', headers: HTML })).body
  const files = [...page.matchAll(/\/assets\/[\w.-]+\.(?:css|woff2)/g)].map(([path]) => path)
  expect(files.length).toBeGreaterThan(1)
  for (const url of [...files, '/favicon.svg', '/licences.txt']) {
    const { headers, statusCode } = await app.inject({ url })
    expect(statusCode).toBe(200)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    for (const name of [
      'x-frame-options',
      'permissions-policy',
      'cross-origin-opener-policy',
      'x-request-id',
    ])
      expect(headers[name]).toBeUndefined()
  }
  const drawing = (await app.inject({ url: '/favicon.svg' })).headers['content-security-policy']
  for (const closed of ["frame-ancestors 'none'", 'sandbox']) expect(drawing).toContain(closed)
})

test.each([
  ['/businesses', 'Für „😀“ haben wir nichts gefunden.'],
  ['/', 'Keine Unternehmen gefunden'],
  ['/en/businesses', 'Nothing matches “😀”.'],
])(
  'a search for something without a letter or digit finds nothing, on the page %s as in JSON',
  async (path, text) => {
    const { app } = site()
    const query = `?query=${encodeURIComponent('😀')}`
    const { total, businesses } = (await app.inject(`/api/businesses/search${query}`)).json()
    expect({ total, businesses }).toEqual({ total: 0, businesses: [] })
    const { body, statusCode } = await app.inject({ url: path + query, headers: HTML })
    expect(statusCode).toBe(200)
    expect(body).toContain(text)
    expect(body.match(/class="entry"/g)).toBeNull()
  },
)

test('an address that does not exist is a real 404 with a page', async () => {
  const { app } = site()
  const answer = await app.inject({ url: '/gibt/es/nicht', headers: HTML })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
})

test.each([
  ['/%', 'de'],
  ['/%E0%A4%A', 'de'],
  ['/businesses/%', 'de'],
  ['/en/%zz', 'en'],
])('%s, which cannot be read, is a page for people and a problem for programs', async (url, language) => {
  const { app } = site()
  const page = await app.inject({ url, headers: HTML })
  expect(page.statusCode).toBe(400)
  expect(page.headers['content-type']).toContain('text/html')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toMatch(new RegExp(`<html lang="${language}"[^>]*>.*<h1`, 's'))
  for (const [path, headers] of [
    [url, {}],
    [`/api${url}`, HTML],
  ] as const) {
    const problem = await app.inject({ url: path, headers })
    expect([problem.statusCode, problem.json().code]).toEqual([400, 'request_invalid'])
  }
})

test('a business without its city in the address leads to its page', async () => {
  const { app } = site()
  const answer = await app.inject({ url: '/business/1', headers: HTML })
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe('/goerlitz/baeckerei-roth')
  expect((await app.inject({ url: '/goerlitz/baeckerei-roth', headers: HTML })).body).toContain(
    'Bäckerei Roth',
  )
})

test('text of an import is text on the page', async () => {
  const { app } = await tempSite([
    draft({ name: '<script>alert(1)</script> & Söhne', description: '</script><b>fett</b>' }),
  ])
  const page = await app.inject({ url: '/business/1', headers: HTML })
  const { body } = await app.inject({ url: String(page.headers.location), headers: HTML })
  expect(body).toContain('&lt;script&gt;alert(1)')
  expect(body).not.toContain('<script>alert(1)')
  expect(body).not.toContain('</script><b>')
})

describe('health', () => {
  test('the process answers, and says when it is ready', async () => {
    const { app } = site()
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })

  test('metrics are for this machine, not for what a proxy passes on', async () => {
    const { app } = site()
    const own = await app.inject('/metrics')
    expect(own.statusCode).toBe(200)
    expect(own.body).toContain('umkreis_businesses 1')
    const passedOn = await app.inject({ url: '/metrics', headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(passedOn.statusCode).toBe(404)
    expect((await app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
    for (const name of ['via', 'x-real-ip', 'x-forwarded-proto', 'host']) {
      const { statusCode } = await app.inject({ url: '/metrics', headers: { [name]: 'umkreis.example' } })
      expect(`${name} ${statusCode}`).toBe(`${name} 404`)
    }
  })
})

test('a fictional picture is drawn for numbers, and for nothing else', async () => {
  const { app } = site()
  const picture = await app.inject('/demo/17.svg')
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toContain('image/svg+xml')
  const packed = await app.inject({ url: '/demo/17.svg', headers: { 'accept-encoding': 'br' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(brotliDecompressSync(packed.rawPayload).equals(picture.rawPayload)).toBe(true)
  expect((await app.inject('/demo/../../etc/passwd')).statusCode).toBe(404)
  expect((await app.inject('/demo/x.svg')).statusCode).toBe(404)
  // The address that these pictures had before.
  expect((await app.inject('/vorfuehrung/17.svg')).body).toBe(picture.body)
})

test('hostile addresses are refused quietly: no failure, no stack', async () => {
  const { app } = await tempSite([draft()])
  for (const url of hostileAddresses()) {
    const { statusCode, body } = await app.inject({ url, headers: HTML })
    expect.soft(statusCode, url).toBeLessThan(500)
    expect.soft(body, url).not.toMatch(/at .*\.ts:\d+|SQLITE|fts5/i)
  }
})

function* hostileAddresses(): Generator<string> {
  const texts = [
    '../../../etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    "' OR 1=1 --",
    '" OR name MATCH "*',
    'NEAR(a b, 5) AND n:*',
    '^"(*)',
    '{n k}: x',
    '\u0000',
    '\r\nSet-Cookie: a=b',
    '__proto__',
    'constructor[prototype]',
    '%c0%af',
    '%zz',
    '%',
    '\ud800',
    'ı̇'.repeat(100),
    'a'.repeat(5000),
    '<svg onload=alert(1)>',
    '{{7*7}}',
    '1e999',
    '-0',
    'NaN',
    'null',
    '🏪'.repeat(40),
  ]
  const places = [
    (text: string) => `/${text}`,
    (text: string) => `/goerlitz/${text}`,
    (text: string) => `/business/${text}`,
    (text: string) => `/businesses?query=${text}&location=${text}&page=${text}&sort=${text}`,
    (text: string) => `/?query=${text}`,
    (text: string) => `/api/businesses/search?query=${text}`,
    (text: string) => `/api/businesses/search?location=${text}&category=${text}`,
    (text: string) => `/api/businesses/${text}`,
    (text: string) => `/api/businesses/slug/${text}/${text}`,
    (text: string) => `/api/cities/${text}/businesses`,
    (text: string) => `/api/categories/${text}/businesses?page=${text}`,
    (text: string) => `/api/suggest?q=${text}`,
    (text: string) => `/api/businesses/search?${text}=1`,
  ]
  for (const place of places) {
    for (const text of texts) {
      yield place(encodeURIComponent(text.toWellFormed()))
      if (/^[\x21-\x7e]+$/.test(text)) yield place(text)
    }
  }
}
