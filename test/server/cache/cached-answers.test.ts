import { tracingChannel } from 'node:diagnostics_channel'
import { get, type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listMetrics } from '#services/metrics/list-metrics.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { liveSite } from '#test/server/temp-live-site.ts'
import { NOW, tempSite } from '#test/server/temp-site.ts'

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** The site's own machinery had nothing to do. */
  readonly isServedBeforeFastify: boolean
}

const CALL = encodeURI('/api/businesses/search?query=Bäckerei')

/** The headers that are the same for everybody who asks. */
const lasting = ({ headers }: Answer) => ({ ...headers, date: '', 'x-request-id': '' })

/** What all tests may ask that change nothing. */
const live = oncePerFile(async () => {
  const site = await liveSite()
  return { ...site, origin: await site.app.listen({ port: 0, host: '127.0.0.1' }) }
})

/** The shared site, of which nothing is cached yet. */
function sharedSite() {
  live().cache.clear()
  return asking(live(), live().origin)
}

/** A site that listens: only then are answers given directly. */
async function listening<Site extends { app: Awaited<ReturnType<typeof tempSite>>['app'] }>(site: Site) {
  return asking(site, await site.app.listen({ port: 0, host: '127.0.0.1' }))
}

function asking<Site extends object>(site: Site, origin: string) {
  let handled = 0
  const count = () => {
    handled++
  }
  const { start } = tracingChannel('fastify.request.handler')
  start.subscribe(count)
  onTestFinished(() => {
    start.unsubscribe(count)
  })
  const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> => {
    const before = handled
    const answer = await new Promise<Omit<Answer, 'isServedBeforeFastify'>>((resolve, reject) => {
      const asked = (method === 'GET' ? get : request)(origin + url, { headers, method, agent: false })
      asked.on('error', reject).on('response', response => {
        buffer(response).then(
          body => resolve({ status: response.statusCode, headers: response.headers, body }),
          reject,
        )
      })
      asked.end()
    })
    return { ...answer, isServedBeforeFastify: handled === before }
  }
  /** Asks until the answer is cached, which takes some milliseconds. @returns how often it asked */
  const askUntilDirect = async (url: string): Promise<number> => {
    for (let times = 1; times < 100; times++) if ((await ask(url)).isServedBeforeFastify) return times
    throw new Error(`${url} is never answered directly`)
  }
  return { ...site, ask, askUntilDirect }
}

test.each(['/', '/businesses', '/city/goerlitz', '/categories'])(
  '%s, cached from a visit that a campaign led to, names neither campaign nor visitor',
  async path => {
    const { app, cache } = live()
    cache.clear()
    const first = await app.inject(
      `${path}?gclid=visitor-a&utm_source=campaign-b&_gl=visitor-a&matomo_campaign=campaign-b`,
    )
    const { body } = await app.inject(path)
    expect([first.body, body].join()).not.toMatch(/visitor-a|campaign-b/)
    expect(first.body).toBe(body)
    expect(cache.size.pages).toBe(1)
  },
)

test.each(['br', 'gzip', 'identity'])(
  'a page asked for again in %s is the same, headers included',
  async encoding => {
    const { ask } = sharedSite()
    const headers = { 'accept-encoding': encoding }
    for (const url of [
      '/',
      '/goerlitz/baeckerei-roth',
      '/en/businesses?location=g%C3%B6rlitz',
      '/businesses?sort=name',
    ]) {
      const [first, second] = [await ask(url, headers), await ask(url, headers)]
      expect([url, first.isServedBeforeFastify, second.isServedBeforeFastify]).toEqual([url, false, true])
      expect(lasting(second)).toEqual(lasting(first))
      expect([second.status, second.body]).toEqual([200, first.body])
    }
  },
)

test('what is out of the ordinary is left to the site', async () => {
  const { ask } = sharedSite()
  const { headers } = await ask('/')
  const known = await ask('/', { 'if-none-match': String(headers.etag) })
  const head = await ask('/', {}, 'HEAD')
  expect(
    [known, head].map(({ isServedBeforeFastify, status, body }) => [
      isServedBeforeFastify,
      status,
      body.byteLength,
    ]),
  ).toEqual([
    [false, 304, 0],
    [false, 200, 0],
  ])
  for (const url of ['/gibt/es/nicht', '//', '/businesses?x=1', encodeURI('/businesses?query=Bäckerei')]) {
    await ask(url)
    expect([url, (await ask(url)).isServedBeforeFastify]).toEqual([url, false])
  }
})

test('a page is made anew after a change', async () => {
  const { ask, cache, directory } = await listening(await liveSite())
  await ask('/')
  await directory.add(draft({ name: 'Bäckerei Grün', street: 'Ring 4' }))
  cache.clear()
  expect((await ask('/')).isServedBeforeFastify).toBe(false)
  expect((await ask('/')).body.toString()).toContain('Bäckerei Grün')
})

test('a search call that is asked for again is given directly, as the same, and packed', async () => {
  const { ask, askUntilDirect } = sharedSite()
  const first = await ask(CALL)
  await askUntilDirect(CALL)
  const [plain, packed] = [await ask(CALL), await ask(CALL, { 'accept-encoding': 'gzip' })]
  expect(lasting(plain)).toEqual(lasting(first))
  expect(plain.body).toEqual(first.body)
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  const known = await ask(CALL, { 'accept-encoding': 'gzip', 'if-none-match': String(packed.headers.etag) })
  expect([known.status, known.headers.etag]).toEqual([304, packed.headers.etag])
})

test('metrics count an answer of the caches like any other of its route', async () => {
  const { ask, askUntilDirect } = await listening(await tempSite([draft()]))
  const pages = 2 + (await askUntilDirect('/'))
  const calls = 1 + (await askUntilDirect(CALL))
  for (const url of ['/', '/', CALL]) expect((await ask(url)).isServedBeforeFastify).toBe(true)
  const text = (await ask('/metrics')).body.toString()
  const count = (route: string) =>
    Number(
      text
        .split(`http_request_duration_seconds_count{method="GET",route="${route}",status="200"} `)[1]
        ?.split('\n')[0],
    )
  expect([count('/*'), count('/api/businesses/search')]).toEqual([pages, calls])
})

test('every search counts and is logged, however it was answered', async () => {
  const { app, askUntilDirect, ask, directory } = await listening(await tempSite([draft()]))
  const times = 2 + (await askUntilDirect(CALL))
  for (let more = 0; more < 2; more++) expect((await ask(CALL)).isServedBeforeFastify).toBe(true)
  await app.close()
  const { store } = directory
  expect(await store.db.selectFrom('search_log').selectAll().execute()).toMatchObject([
    { query: 'bäckerei', searches: times, results: 1 },
  ])
  expect(await listMetrics({ store, now: () => NOW }, 1)).toEqual([
    { name: 'searches', days: [{ day: '2026-11-24', value: times }] },
  ])
})

test('a search call is answered anew when the index, the settings or the minute have changed', async () => {
  let now = NOW
  const site = await tempSite([draft()], {}, undefined, () => now)
  const { ask, askUntilDirect, directory } = await listening(site)
  await askUntilDirect(CALL)
  await directory.add(draft({ name: 'Bäckerei Grün', street: 'Ring 4' }))
  const anew = await ask(CALL)
  expect([anew.isServedBeforeFastify, JSON.parse(anew.body.toString()).total]).toEqual([false, 2])
  await askUntilDirect(CALL)
  now += 60_000
  expect((await ask(CALL)).isServedBeforeFastify).toBe(false)

  const changed = sharedSite()
  await changed.askUntilDirect(CALL)
  changed.cache.clear()
  expect((await changed.ask(CALL)).isServedBeforeFastify).toBe(false)
})

test('searches with a position are never cached', async () => {
  const { ask } = sharedSite()
  for (let times = 0; times < 5; times++)
    expect((await ask(`${CALL}&lat=51.15&lon=14.98`)).isServedBeforeFastify).toBe(false)
})
