import { describe, expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { liveSite } from '#test/server/temp-live-site.ts'

const ROTH = '/goerlitz/baeckerei-roth'

test('an old path leads to its new one at once, in one step, or says that it is gone', async () => {
  const { app, call } = await liveSite([draft()])
  const where = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers.location]
  }
  expect(await where('/alt/roth.html')).toEqual([404, undefined])
  const imported = await call('POST', '/api/admin/redirects/import', {
    text: [
      `/alt/roth.html;${ROTH}`,
      '/noch/aelter;/alt/roth.html',
      '/index.php?id=7;/businesses?page=1',
      '/angebot;410',
      '/nach-nummer;/business/1',
      '/ins-leere;/gibt/es/nicht',
      '/businesses;/about',
      '/fremd;https://evil.example/',
      '/kreis;/kreis-2',
      '/kreis-2;/kreis',
    ].join('\n'),
  })
  expect(imported.json()).toEqual({
    ...{ added: 7, changed: 0, unchanged: 0, refusedCount: 3 },
    refused: [
      { line: 8, text: '/fremd;https://evil.example/', code: 'path_foreign' },
      { line: 9, text: '/kreis', code: 'redirect_loop' },
      { line: 10, text: '/kreis-2', code: 'redirect_loop' },
    ],
  })
  expect(await where('/alt/roth.html')).toEqual([301, ROTH])
  expect(await where('/alt/roth.html/?utm_source=a')).toEqual([301, `${ROTH}?utm_source=a`])
  expect(await where('/noch/aelter')).toEqual([301, ROTH])
  expect(await where('/index.php?id=7')).toEqual([301, '/businesses?page=1'])
  expect(await where('/index.php?id=8')).toEqual([404, undefined])
  expect(await where('/angebot')).toEqual([410, undefined])
  // The end of the way is known before it is told, also where the target has moved itself.
  expect(await where('/nach-nummer')).toEqual([301, ROTH])
  expect(await where('/ins-leere')).toEqual([404, undefined])
  // What the site has a page for stays as it is.
  expect(await where('/businesses')).toEqual([200, undefined])
  expect(await where('/kreis')).toEqual([404, undefined])
})

test('redirects are listed, found, exported, imported again without a change, and taken away', async () => {
  const { app, call } = await liveSite([draft()])
  const text = '/alt/a_b;/businesses\n/alt/b;410\n'
  await call('POST', '/api/admin/redirects/import', { text })
  const list = (await call('GET', '/api/admin/redirects')).json()
  expect(list).toMatchObject({ total: 2, page: 1, totalPages: 1 })
  expect(list.entries).toMatchObject([
    { path: '/alt/a_b', target: '/businesses' },
    { path: '/alt/b', target: null },
  ])
  expect((await call('GET', '/api/admin/redirects?search=a_b')).json().total).toBe(1)
  expect((await call('GET', '/api/admin/redirects?search=a%25b')).json().total).toBe(0)
  const csv = (await call('GET', '/api/admin/redirects/export')).body
  expect(csv).toBe('\uFEFFAlter Pfad;Neuer Pfad oder 410\r\n/alt/a_b;/businesses\r\n/alt/b;410\r\n')
  expect((await call('POST', '/api/admin/redirects/import', { text: csv })).json()).toMatchObject({
    ...{ added: 0, changed: 0, unchanged: 2, refusedCount: 0 },
  })
  expect((await call('POST', '/api/admin/redirects/remove', { path: '/alt/b' })).statusCode).toBe(204)
  expect((await app.inject('/alt/b')).statusCode).toBe(404)
  expect((await app.inject('/alt/a_b')).statusCode).toBe(301)
  const { entries } = (await call('GET', '/api/admin/audit')).json()
  expect(entries.map(({ action }: { action: string }) => action).slice(0, 3)).toEqual([
    'redirect.removed',
    'redirects.imported',
    'redirects.imported',
  ])
})

describe('an address in another spelling leads to the one address, or nowhere', () => {
  test('each in one step', async () => {
    const { app } = await liveSite([draft()])
    const found: Record<string, unknown> = {}
    for (const url of Object.keys(SPELLINGS)) {
      const { statusCode, headers } = await app.inject(url)
      found[url] = statusCode === 301 ? headers.location : statusCode
      if (statusCode === 301) {
        expect([url, (await app.inject(String(headers.location))).statusCode]).toEqual([url, 200])
      }
    }
    expect(found).toEqual(SPELLINGS)
  })
})

/** Where each leads, or the status it answers. */
const SPELLINGS: Readonly<Record<string, string | number>> = {
  [`${ROTH}/`]: ROTH,
  [`/${ROTH}`]: ROTH,
  '/goerlitz//baeckerei-roth': ROTH,
  '/Goerlitz/Baeckerei-Roth': ROTH,
  '/goerlitz/b%61eckerei-roth': ROTH,
  '/goerlitz/b%61eckerei-roth/?x=1': ROTH,
  [`${ROTH}?seite=2`]: ROTH,
  [`${ROTH}?utm_source=brief`]: 200,
  [`${ROTH}?_gl=1*a&gad_campaignid=7`]: 200,
  '/city//goerlitz?foo=1&gbraid=a&wbraid=b&srsltid=c&matomo_campaign=d':
    '/city/goerlitz?gbraid=a&wbraid=b&srsltid=c&matomo_campaign=d',
  '/business/1?gclid=1*a.b_c~%26x': `${ROTH}?gclid=1*a.b_c~%26x`,
  '/categories/restaurant?x=1&wbraid=b': '/categories/gastronomie?wbraid=b',
  '/city/G%C3%B6rlitz/': '/city/goerlitz',
  '/CITY/goerlitz': '/city/goerlitz',
  '/city/goerlitz?foo=1&page=1&bar=2': '/city/goerlitz?page=1',
  '/city/goerlitz?page=2': 404,
  '/city/goerlitz?page=0': 404,
  '/city/goerlitz?page=1e3': 404,
  '/city/gibt-es-nicht/': 404,
  '/categories/gibt-es-nicht': 404,
  '/en/en': 404,
  '/en/en/businesses': 404,
  '/en/': '/en',
  '/EN/businesses': '/en/businesses',
  '/business/01': 404,
  '/goerlitz/baeckerei-roth%2F': 404,
  '/goerlitz/baeckerei-roth/mehr': 404,
  '/goerlitz/%': 400,
  '//evil.example/': 404,
}
