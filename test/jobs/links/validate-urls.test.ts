import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { NO_OPERATOR } from '#domain/settings/settings.ts'
import { cancelJob, retryJob } from '#services/jobs/jobs.ts'
import { validationStatus } from '#services/links/validation-progress.ts'
import { listMetrics } from '#services/metrics/list-metrics.ts'
import { saveSetting } from '#store/settings.ts'
import { type Answer, type HostileServer, ofType, page, to } from '#test/gateways/http/hostile-server.ts'
import { draft } from '#test/make-draft.ts'
import { type GivenWeb, givenWeb } from './given-web.ts'

const KIND = 'validate-urls'
const WELCOME = page('<title>Bäckerei Roth</title><h1>Willkommen</h1>')

/** Businesses named after their website's path. */
const businessesAt = (...urls: string[]) =>
  urls.map((website, at) => draft({ name: `Betrieb ${at + 1}`, street: `Weg ${at + 1}`, website }))

const checks = ({ store }: GivenWeb) =>
  store.db
    .selectFrom('link_checks')
    .select(['url', 'outcome', 'detail', 'final_url', 'failed_days', 'is_invalid'])
    .orderBy('url')
    .execute()

const reportOf = async (web: GivenWeb) => {
  const [name = ''] = await readdir(join(web.folder, 'reports'))
  return { name, lines: (await readFile(join(web.folder, 'reports', name), 'utf8')).split('\r\n') }
}

describe('what a website is', () => {
  const rule = (what: string, answer: Answer, outcome: string, detail: string, isInvalid: boolean) =>
    [what, { answer, outcome, detail, isInvalid }] as const
  const headless =
    (status: number): Answer =>
    (request, response) =>
      request.method === 'HEAD' ? response.writeHead(status).end() : WELCOME(request, response)
  const latin1: Answer = (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
      .end(Buffer.from('<h1>Diese Domain können Sie kaufen</h1>', 'latin1'))

  test.each([
    rule('a page', WELCOME, 'ok', '200', false),
    rule('a document that is no page', ofType('application/pdf'), 'ok', '200', false),
    rule('a page whose server knows no HEAD', headless(405), 'ok', '200', false),
    rule('a page whose server says 404 to HEAD only', headless(404), 'ok', '200', false),
    rule('a page that is gone', page('weg', 410), 'http-error', '410', true),
    rule('a server that fails', page('kaputt', 503), 'http-error', '503', true),
    rule('a page that lets no programs in', page('nein', 403), 'guarded', '403', false),
    rule(
      'a missing page with status 200',
      page('<title>Seite nicht gefunden</title>'),
      'soft-404',
      '200',
      true,
    ),
    rule('a parked domain', page('<h1>Diese Domain steht zum Verkauf</h1>'), 'parked', '200', true),
    rule('a parked domain in other letters', latin1, 'parked', '200', true),
    rule('a redirect loop', to('/'), 'redirect-loop', 'loop', true),
    rule('a redirect to this machine', to('http://127.2/'), 'refused', 'address', true),
    rule('a redirect to another scheme', to('tel:+49'), 'not-checked', 'scheme', false),
    rule('a server that hangs up', request => request.socket.destroy(), 'connect', 'closed', true),
  ])('%s', async (_what, { answer, outcome, detail, isInvalid }) => {
    const web = await givenWeb(server => businessesAt(server.url()))
    web.server.on('/robots.txt', page('', 404))
    web.server.on('/', answer)
    const job = await web.run(KIND)
    const working = outcome === 'not-checked' ? 'notChecked' : 'valid'
    const counted = isInvalid ? 'invalid' : working
    expect(await checks(web)).toMatchObject([
      { outcome, detail, failed_days: isInvalid ? 1 : 0, is_invalid: 0 },
    ])
    expect(job).toMatchObject({
      state: 'done',
      result: { valid: 0, invalid: 0, notChecked: 0, [counted]: 1, dead: 0 },
    })
  })

  test('a server that never answers', async () => {
    const web = await givenWeb(server => businessesAt(server.url()), 300)
    web.server.on('/', () => undefined)
    expect((await web.run(KIND)).result).toEqual({ valid: 0, invalid: 1, notChecked: 0, dead: 0 })
    expect(await checks(web)).toMatchObject([{ outcome: 'timeout', final_url: null }])
  })

  test('an unknown name, an unreadable address, a port that is not allowed', async () => {
    const web = await givenWeb(() =>
      businessesAt('http://weg.invalid/', 'http://[', 'http://roth.test:22/', 'http://10.0.0.1/'),
    )
    await web.run(KIND)
    expect(await checks(web)).toMatchObject([
      { url: 'http://10.0.0.1/', outcome: 'refused', detail: 'address' },
      { url: 'http://[', outcome: 'bad-url', detail: 'unreadable' },
      { url: 'http://roth.test:22/', outcome: 'not-checked', detail: 'port' },
      { url: 'http://weg.invalid/', outcome: 'dns', detail: 'ENOTFOUND', final_url: null },
    ])
    expect(web.server.hits).toEqual([])
  })

  test('redirects are followed: within the site it is the same, elsewhere it has moved', async () => {
    const web = await givenWeb(server =>
      businessesAt(server.url('/'), server.url('/alt'), server.url('/tot')),
    )
    const { server } = web
    server.on('/', to(server.url('/start', 'www.roth.test')))
    server.on('/alt', to(server.url('/start', 'neu.test')))
    server.on('/tot', to('http://weg.invalid/'))
    server.on('/start', WELCOME)
    await web.run(KIND)
    expect(await checks(web)).toMatchObject([
      { outcome: 'ok', final_url: server.url('/start', 'www.roth.test') },
      { outcome: 'moved', final_url: server.url('/start', 'neu.test') },
      { outcome: 'dns', final_url: 'http://weg.invalid/' },
    ])
  })

  test('what robots.txt forbids is not asked for, and is no fault', async () => {
    const web = await givenWeb(server => businessesAt(server.url()))
    web.server.on('/robots.txt', page('User-agent: *\nDisallow: /'))
    expect((await web.run(KIND)).result).toEqual({ valid: 0, invalid: 0, notChecked: 1, dead: 0 })
    expect(await checks(web)).toMatchObject([{ outcome: 'not-checked', detail: 'robots.txt' }])
    expect(web.asked()).toEqual([])
  })

  test('what was not asked is counted by reason, and a run that asked nothing tells nothing of dead websites', async () => {
    const web = await givenWeb(() =>
      businessesAt('https://roth.example/', 'https://zoo.example/', 'http://roth.test:22/'),
    )
    await web.run(KIND)
    expect((await validationStatus(web))?.notCheckedReasons).toEqual([
      { reason: 'example', count: 2 },
      { reason: 'unusual', count: 1 },
    ])
    expect(await deadOn(web, '2026-11-21')).toBeUndefined()
  })
})

test('an address that businesses share is requested once; none of hidden and removed businesses is', async () => {
  const web = await givenWeb(server => [
    ...businessesAt(server.url('/'), server.url('/'), server.url('/versteckt'), server.url('/fort')),
    draft({ name: 'Ohne Website' }),
  ])
  web.server.on('/', WELCOME)
  const { db } = web.store
  await db.updateTable('businesses').set({ is_hidden: 1 }).where('name', '=', 'Betrieb 3').execute()
  await db.updateTable('businesses').set({ removed_at: 1 }).where('name', '=', 'Betrieb 4').execute()
  const before = await db.selectFrom('businesses').selectAll().execute()
  const job = await web.run(KIND)
  expect(web.asked()).toEqual(['HEAD roth.test/', 'GET roth.test/'])
  expect(job.progress).toMatchObject({
    phase: 'checking',
    done: 1,
    total: 1,
    counts: { valid: 1, invalid: 0, notChecked: 0 },
  })
  expect(await db.selectFrom('businesses').selectAll().execute()).toEqual(before)
})

test('the user agent says how to reach the operator', async () => {
  const web = await givenWeb(server => businessesAt(server.url()))
  await saveSetting(web.store.db, 'operator', { ...NO_OPERATOR, email: 'post@umkreis.example' }, 0)
  await web.run(KIND)
  expect(new Set(web.server.hits.map(({ userAgent }) => userAgent))).toEqual(
    new Set(['Umkreis/1.0 (+mailto:post@umkreis.example)']),
  )
})

test('a website is called dead after failures on three different days, and alive at its first success', async () => {
  const web = await givenWeb(server => businessesAt(server.url('/', 'roth.de')))
  web.server.on('/', page('kaputt', 500))
  const states: unknown[] = []
  for (const hours of [0, 6, 24, 96]) {
    web.clock.now = Date.parse('2026-11-21T12:00:00+01:00') + hours * 3_600_000
    const job = await web.run(KIND)
    const [check] = await checks(web)
    states.push([check?.failed_days, check?.is_invalid, (job.result as { dead: number }).dead])
  }
  expect(states).toEqual([
    [1, 0, 0],
    [1, 0, 0],
    [2, 0, 0],
    [3, 1, 1],
  ])
  expect(await deadOn(web, '2026-11-25')).toBe(1)
  web.server.on('/', WELCOME)
  await web.run(KIND)
  expect(await checks(web)).toMatchObject([{ failed_days: 0, is_invalid: 0 }])
  expect(await deadOn(web, '2026-11-25')).toBe(0)
})

const deadOn = async ({ store, clock }: GivenWeb, day: string) =>
  (await listMetrics({ store, now: () => clock.now }, 30))
    .find(({ name }) => name === 'dead-links')
    ?.days.find(metric => metric.day === day)?.value

test('the report names every business with its result as a sentence, and is safe to open', async () => {
  const web = await givenWeb(server => [
    ...businessesAt(server.url('/'), server.url('/weg')),
    draft({ name: '=HYPERLINK("Özgür; Straße")', website: server.url('/weg') }),
  ])
  web.server.on('/', to('/start'))
  web.server.on('/start', WELCOME)
  const job = await web.run(KIND, { language: 'de' })
  const { name, lines } = await reportOf(web)
  expect(name).toBe(`url-validation-2026-11-21-${job.id}.csv`)
  const [home, start, gone] = ['/', '/start', '/weg'].map(path => web.server.url(path))
  expect(lines).toEqual([
    '\ufeffBetriebsnummer;Name;Website;Ergebnis;Führt zu;Geprüft am',
    `UK-1;Betrieb 1;${home};erreichbar;${start};2026-11-21 12:00`,
    `UK-2;Betrieb 2;${gone};meldet einen Fehler (404);${gone};2026-11-21 12:00`,
    `UK-3;"'=HYPERLINK(""Özgür; Straße"")";${gone};meldet einen Fehler (404);${gone};2026-11-21 12:00`,
    '',
  ])
  expect(await validationStatus(web)).toMatchObject({ isComplete: true, reportFile: name, jobId: job.id })
})

test.each([
  ['en', 'Business number'],
  ['tr', 'İşletme numarası'],
])('the report is in the language %s of the request', async (language, column) => {
  const web = await givenWeb(() => [draft()])
  await web.run(KIND, { language })
  expect((await reportOf(web)).lines[0]).toContain(column)
})

describe('a validation that is stopped', () => {
  /** Ten addresses on ten hosts; the eighth is slow, and its request cancels the job. */
  async function stopped(): Promise<{ web: GivenWeb; id: number }> {
    const hosts = Array.from({ length: 10 }, (_, at) => `h${at}.test`)
    const web = await givenWeb(server => businessesAt(...hosts.map(host => server.url('/', host))))
    web.server.on('/', WELCOME)
    const id = await web.queue(KIND)
    const { promise: reached, resolve } = Promise.withResolvers<void>()
    web.server.on('/', () => resolve(), 'h7.test')
    await web.runner.poll()
    await reached
    await othersDone(web.server)
    await cancelJob({ store: web.store, now: () => web.clock.now }, id, 'admin')
    await web.work()
    return { web, id }
  }

  async function retryAndWork(web: GivenWeb, id: number): Promise<void> {
    await retryJob({ store: web.store, now: () => web.clock.now }, id, 'admin')
    await web.work()
  }

  async function othersDone(server: HostileServer): Promise<void> {
    const pages = () => server.hits.filter(({ method, path }) => method === 'GET' && path === '/').length
    await expect.poll(pages, { interval: 10 }).toBe(9)
  }

  test('keeps its results, leaves no report, and says that it was stopped', async () => {
    const { web, id } = await stopped()
    expect(await web.job(id)).toMatchObject({ state: 'cancelled', hasReport: false })
    const found = await checks(web)
    expect(found.length).toBeGreaterThanOrEqual(1)
    expect(found.map(({ url }) => url)).not.toContain(web.server.url('/', 'h7.test'))
    expect(await validationStatus(web)).toMatchObject({
      isComplete: true,
      state: 'cancelled',
      reportFile: null,
      processed: found.length,
      total: 10,
    })
    await expect(readdir(join(web.folder, 'reports'))).rejects.toThrow('ENOENT')
  })

  test.each([
    ['started again', (web: GivenWeb, id: number) => retryAndWork(web, id)],
    ['found by the next process', (web: GivenWeb, id: number) => web.afterDeath(id)],
  ] as const)(
    'goes on where it was when it is %s: nothing that is known is asked again',
    async (_how, goOn) => {
      const { web, id } = await stopped()
      const known = new Set((await checks(web)).map(({ url }) => URL.parse(url)?.hostname))
      web.server.hits.length = 0
      web.server.on('/', WELCOME, 'h7.test')
      await goOn(web, id)
      expect(web.server.hits.filter(({ host }) => known.has(host))).toEqual([])
      expect(await web.job(id)).toMatchObject({
        state: 'done',
        result: { valid: 10, invalid: 0 },
        progress: { done: 10, total: 10, counts: { valid: 10, invalid: 0, notChecked: 0 } },
      })
      expect((await reportOf(web)).lines).toHaveLength(12)
    },
  )
})

test('a business that is hidden while it is asked does not stand in the report', async () => {
  const web = await givenWeb(server => businessesAt(server.url('/'), server.url('/b')))
  web.server.on('/b', WELCOME)
  web.server.on('/', (request, response) => {
    const hidden = web.store.db
      .updateTable('businesses')
      .set({ is_hidden: 1 })
      .where('name', '=', 'Betrieb 1')
    void hidden.execute().then(() => WELCOME(request, response))
  })
  await web.run(KIND)
  expect((await reportOf(web)).lines).toHaveLength(3)
})
