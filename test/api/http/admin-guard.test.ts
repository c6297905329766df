import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { guardAdmin } from '#api/http/admin-guard.ts'
import { answerWithProblems } from '#api/http/problem.ts'
import { apiRoutes } from '#api/routes.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { tempStore } from '#test/temp-store.ts'

/** What answers without a session. Whoever adds a line here opens a door: it needs a reason. */
const OPEN: ReadonlySet<string> = new Set([
  // How a session begins and ends.
  'POST /api/admin/session',
  'DELETE /api/admin/session',
  // Head and footer code, which every page carries anyway.
  'GET /api/admin/settings',
  'HEAD /api/admin/settings',
])

const READING = ['GET', 'HEAD']

/** Every call below /api/admin, found by asking the app itself, and a session to make them with. */
async function everyCall() {
  const { store, index, folder, siteFiles, overview } = await tempDirectory()
  const now = () => 0
  const settings = () => DEFAULT_SETTINGS
  const app = Fastify()
  const routes: { method: string; url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/admin')) return
    for (const each of [method].flat()) routes.push({ method: each, url })
  })
  await app.register(apiRoutes, {
    index,
    now,
    settings,
    hasMailServer: () => true,
    content: await readContent(),
    admin: {
      store,
      overview,
      index,
      files: siteFiles,
      dataDir: folder,
      now,
      settings,
      refresh: async () => undefined,
      siteUrl: () => 'https://umkreis.example',
      hasMailServer: () => false,
      mailer: () => undefined,
      environment: { ownUrl: 'http://umkreis.localhost' },
      refreshServer: async () => undefined,
      hasRateLimits: true,
    },
  })
  onTestFinished(() => app.close())
  await ensureFirstAccount({ store, now }, 'Grüße aus Görlitz')
  const cookie = `umkreis=${await store.write(trx => openSession(trx, 1, 0))}`
  const call = (route: { method: string; url: string }, headers: Record<string, string> = {}) =>
    app.inject({
      method: route.method as 'GET',
      url: route.url.replaceAll(/:\w+/g, '1').replaceAll('*', 'x'),
      headers,
    })
  const audit = () => store.db.selectFrom('audit').selectAll().execute()
  return { routes, call, cookie, audit }
}

function nameOf({ method, url }: { method: string; url: string }): string {
  return `${method} ${url}`
}

describe('every call of the administrator’s area', () => {
  test('is found by this test, and what is named as open exists', async () => {
    const { routes } = await everyCall()
    const names = new Set(routes.map(nameOf))
    expect(names.size).toBeGreaterThan(12)
    expect([...OPEN].filter(name => !names.has(name))).toEqual([])
  })

  test('is closed without a session, except for those named here', async () => {
    const { routes, call } = await everyCall()
    for (const route of routes.filter(each => !OPEN.has(nameOf(each)))) {
      const answer = await call(route, { 'sec-fetch-site': 'same-origin' })
      expect.soft(answer.statusCode, nameOf(route)).toBe(401)
      expect.soft(answer.headers['cache-control'], nameOf(route)).toBe('no-store')
    }
    for (const route of routes.filter(each => OPEN.has(nameOf(each)))) {
      expect.soft((await call(route)).statusCode, nameOf(route)).not.toBe(401)
    }
  })

  test('is closed to a cookie that nobody was given', async () => {
    const { routes, call } = await everyCall()
    for (const cookie of [
      'umkreis=',
      `umkreis=${'A'.repeat(43)}`,
      '__Host-umkreis=x',
      "umkreis=' OR 1=1 --",
    ]) {
      for (const route of routes.filter(each => !OPEN.has(nameOf(each)))) {
        const answer = await call(route, { cookie, 'sec-fetch-site': 'none' })
        expect.soft(answer.statusCode, `${nameOf(route)} ${cookie}`).toBe(401)
      }
    }
  })

  test.each([
    ['says that another site sends it', { 'sec-fetch-site': 'cross-site' }],
    ['says that a neighbour site sends it', { 'sec-fetch-site': 'same-site' }],
    ['comes from a foreign origin', { origin: 'https://boese.example' }],
    ['comes from the same host by another scheme', { origin: 'https://localhost:80' }],
    ['comes from nowhere that can be named', { origin: 'null' }],
    ['does not say where it comes from', {}],
  ])('that changes something is refused when the browser %s', async (_what, headers) => {
    const { routes, call, cookie, audit } = await everyCall()
    const before = await audit()
    for (const route of routes.filter(({ method }) => !READING.includes(method))) {
      const answer = await call(route, { cookie, ...headers })
      expect.soft(answer.statusCode, nameOf(route)).toBe(403)
      expect.soft(answer.json().code, nameOf(route)).toBe('cross_site')
    }
    expect(await audit()).toEqual(before)
  })

  test('answers its own pages', async () => {
    const { call, cookie } = await everyCall()
    const route = { method: 'GET', url: '/api/admin/session' }
    for (const headers of [{ origin: 'http://localhost:80' }, { 'sec-fetch-site': 'same-origin' }, {}]) {
      expect((await call(route, { cookie, ...headers })).statusCode).toBe(200)
    }
  })
})

test('a call that says nothing about itself is closed', async () => {
  const app = Fastify()
  onTestFinished(() => app.close())
  answerWithProblems(app)
  guardAdmin(app, { store: await tempStore(), now: () => 0 })
  app.get('/api/admin/new', () => 'for administrators')
  const answer = await app.inject('/api/admin/new')
  expect(answer.statusCode).toBe(401)
  expect(answer.body).not.toContain('for administrators')
})
