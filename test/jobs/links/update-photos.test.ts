import { describe, expect, test } from 'vitest'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { cancelJob, retryJob } from '#services/jobs/jobs.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { businessById } from '#store/businesses/businesses.ts'
import { lastChange } from '#store/businesses/changes.ts'
import { insertPicture } from '#store/pictures/pictures.ts'
import { saveSetting } from '#store/settings.ts'
import { type Answer, type HostileServer, ofType, page, to } from '#test/gateways/http/hostile-server.ts'
import { draft } from '#test/make-draft.ts'
import { type GivenWeb, givenWeb } from './given-web.ts'

const KIND = 'update-photos'
const JPEG = ofType('image/jpeg')

/** The bakery with these photos, paths of the test's server. */
const withPhotos =
  (...paths: string[]) =>
  (server: HostileServer) => [draft({ photos: paths.map(path => server.url(path)), photosCount: 12 })]

const withWebsite = (server: HostileServer) => [draft({ website: server.url('/') })]

const sharing = (picture: string) =>
  page(`<title>Roth</title><meta property="og:image" content="${picture}">`)

const bakery = async ({ store }: GivenWeb) => {
  const business = await businessById(store.db, 1)
  if (business === undefined) throw new Error('the bakery is gone')
  return business
}

const pathsOf = async (web: GivenWeb) => (await bakery(web)).photos.map(photo => URL.parse(photo)?.pathname)

const historyOf = ({ store }: GivenWeb) =>
  store.db.selectFrom('history').selectAll().where('kind', '!=', 'created').execute()

describe('a photo', () => {
  const rule = (what: string, answer: Answer, isKept: boolean) => [what, { answer, isKept }] as const
  const headless: Answer = (request, response) =>
    request.method === 'HEAD' ? response.writeHead(404).end() : JPEG(request, response)

  test.each([
    rule('that is there stays', JPEG, true),
    rule('of an unknown type stays', ofType('application/octet-stream'), true),
    rule('whose server knows no HEAD stays', headless, true),
    rule('that has moved stays', to('/da'), true),
    rule('that programs may not see stays', page('nein', 403), true),
    rule('whose server has trouble stays', page('später', 503), true),
    rule('whose server hangs up stays', request => request.socket.destroy(), true),
    rule('that does not exist goes', page('weg', 404), false),
    rule('that is gone for good goes', ofType('image/jpeg', 410), false),
    rule('that is a page by now goes', page('<h1>Diese Domain steht zum Verkauf</h1>'), false),
  ])('%s', async (_what, { answer, isKept }) => {
    const web = await givenWeb(withPhotos('/gut', '/foto'))
    for (const path of ['/gut', '/da']) web.server.on(path, JPEG)
    web.server.on('/foto', answer)
    const job = await web.run(KIND)
    expect(await pathsOf(web)).toEqual(isKept ? ['/gut', '/foto'] : ['/gut'])
    expect(job).toMatchObject({
      state: 'done',
      result: { checked: 2, dropped: isKept ? 0 : 1, found: 0 },
      progress: { phase: 'checking', done: 1, total: 1, current: 'Bäckerei Roth' },
    })
  })

  test('goes after trouble on three different days; a good day in between counts from the beginning', async () => {
    const web = await givenWeb(withPhotos('/foto'))
    const kept: unknown[] = []
    for (const answer of [500, 200, 500, 500, 500]) {
      web.server.on('/foto', ofType('image/jpeg', answer))
      web.clock.now += 86_400_000
      await web.run(KIND)
      kept.push((await bakery(web)).photos.length)
    }
    expect(kept).toEqual([1, 1, 1, 1, 0])
  })

  test('of the demo data is not requested, nor one at an address that cannot exist', async () => {
    const photos = ['/demo/bild-1.svg', 'https://fotos.example/1.jpg']
    const web = await givenWeb(() => [draft({ photos, website: 'https://roth.example/' })])
    const change = await lastChange(web.store.db)
    expect((await web.run(KIND)).result).toEqual({ checked: 0, dropped: 0, found: 0 })
    expect((await bakery(web)).photos).toEqual(photos)
    expect(await lastChange(web.store.db)).toBe(change)
    expect(await web.store.db.selectFrom('link_checks').selectAll().execute()).toEqual([])
  })
})

test('what is dropped stands in the history with a change number; source and every other fact stay', async () => {
  const web = await givenWeb(withPhotos('/weg', '/gut'))
  web.server.on('/gut', JPEG)
  const before = await businessRecord(web.store.db, 1)
  await web.run(KIND)
  const after = await businessRecord(web.store.db, 1)
  expect(after?.version).toBeGreaterThan(before?.version ?? 0)
  expect(after?.business).toEqual({
    ...before?.business,
    photos: [web.server.url('/gut')],
    updatedAt: web.clock.now,
  })
  const [entry, ...more] = await historyOf(web)
  expect(more).toEqual([])
  expect(entry).toMatchObject({ business_id: 1, kind: 'changed', account: 'admin' })
  expect(JSON.parse(entry?.before ?? '')).toEqual({
    photos: ['/weg', '/gut'].map(path => web.server.url(path)),
  })
  expect(web.index.businessById(1, web.clock.now)).toMatchObject({
    business: { photos: [web.server.url('/gut')] },
  })
})

describe('a business without photos', () => {
  test('gets the picture that its own website names', async () => {
    const web = await givenWeb(withWebsite)
    web.server.on('/', sharing(web.server.url('/teilen.jpg?a=1&amp;b=2')))
    web.server.on('/teilen.jpg?a=1&b=2', JPEG)
    expect((await web.run(KIND)).result).toEqual({ checked: 0, dropped: 0, found: 1 })
    expect(await bakery(web)).toMatchObject({
      photos: [web.server.url('/teilen.jpg?a=1&b=2')],
      photosCount: 1,
      source: 'google-maps',
    })
    expect(await historyOf(web)).toHaveLength(1)
  })

  test('gets it also when its last photo has just been dropped', async () => {
    const web = await givenWeb(server => [draft({ website: server.url('/'), photos: [server.url('/weg')] })])
    web.server.on('/', sharing(web.server.url('/neu.jpg')))
    web.server.on('/neu.jpg', JPEG)
    expect((await web.run(KIND)).result).toEqual({ checked: 1, dropped: 1, found: 1 })
    expect(await pathsOf(web)).toEqual(['/neu.jpg'])
  })

  test.each([
    ['names no picture', '<title>Roth</title>'],
    ['names a picture that is not there', '<meta property="og:image" content="http://roth.test:PORT/weg">'],
    ['names a page', '<meta property="og:image" content="http://roth.test:PORT/">'],
    ['names a relative address', '<meta property="og:image" content="/bild.jpg">'],
    ['names something else than an address', '<meta property="og:image" content="javascript:alert(1)">'],
    ['names an address of this machine', '<meta property="og:image" content="http://127.2/bild.jpg">'],
    [
      'is parked by now',
      '<h1>Diese Domain steht zum Verkauf</h1><meta property="og:image" content="http://roth.test:PORT/bild.jpg">',
    ],
  ])('gets none when its website %s', async (_what, html) => {
    const web = await givenWeb(withWebsite)
    web.server.on('/bild.jpg', JPEG)
    web.server.on('/', page(html.replace('PORT', String(web.server.port))))
    expect((await web.run(KIND)).result).toEqual({ checked: 0, dropped: 0, found: 0 })
    expect((await bakery(web)).photos).toEqual([])
    expect(await historyOf(web)).toEqual([])
  })

  test('gets none from the site to which its website leads by now', async () => {
    const web = await givenWeb(withWebsite)
    web.server.on('/', to(web.server.url('/', 'fremd.test')), 'roth.test')
    web.server.on('/', sharing(web.server.url('/bild.jpg')), 'fremd.test')
    web.server.on('/bild.jpg', JPEG)
    expect((await web.run(KIND)).result).toMatchObject({ found: 0 })
  })

  test('gets none while the site shows no photos', async () => {
    const web = await givenWeb(withWebsite)
    await saveSetting(web.store.db, 'showsPhotos', false, 0)
    expect((await web.run(KIND)).result).toMatchObject({ found: 0 })
    expect(web.server.hits).toEqual([])
  })

  test('gets none when it has an uploaded picture', async () => {
    const web = await givenWeb(withWebsite)
    const picture = { businessId: 1, file: 'a'.repeat(64), alt: 'Der Laden', width: 80, height: 60 }
    await insertPicture(web.store.db, { ...picture, account: 'admin', now: 0 })
    expect((await web.run(KIND)).result).toMatchObject({ found: 0 })
    expect(web.server.hits).toEqual([])
  })

  test('gets none when the administrator wants none', async () => {
    const web = await givenWeb(withWebsite)
    const fieldSources = { photos: { source: 'administrator', date: '2026-11-20', isLocked: true } }
    await web.store.db
      .updateTable('businesses')
      .set({ field_sources: JSON.stringify(fieldSources) })
      .execute()
    expect((await web.run(KIND)).result).toMatchObject({ found: 0 })
    expect(web.server.hits).toEqual([])
  })
})

test('an edit made while a photo is asked for is not undone', async () => {
  const web = await givenWeb(withPhotos('/weg', '/gut'))
  const { store } = web
  web.server.on('/gut', JPEG)
  const edited = web.server.url('/vom-inhaber')
  web.server.on('/weg', (_request, response) => {
    void edit().then(() => response.writeHead(404).end())
  })
  async function edit(): Promise<void> {
    const record = await businessRecord(store.db, 1)
    if (record === undefined) throw new Error('the bakery is gone')
    const photos = [edited, web.server.url('/weg')]
    const business = { ...record.business, photos, phone: '+493581000000' }
    const action = { kind: 'changed', account: 'admin', now: 0 } as const
    await store.write(trx => saveBusiness(trx, record, business, action))
  }
  await web.run(KIND)
  expect(await bakery(web)).toMatchObject({ photos: [edited], phone: '+493581000000' })
})

test('an update that is stopped keeps what it did, and goes on where it was', async () => {
  const web = await givenWeb(server =>
    Array.from({ length: 5 }, (_, at) =>
      draft({ name: `Betrieb ${at}`, street: `Weg ${at}`, photos: [server.url('/weg', `h${at}.test`)] }),
    ),
  )
  const { store, clock, server } = web
  const deps = { store, now: () => clock.now }
  const { promise: reached, resolve } = Promise.withResolvers<void>()
  server.on('/weg', () => resolve(), 'h3.test')
  const id = await web.queue(KIND)
  await web.runner.poll()
  await reached
  await expect.poll(async () => (await web.job(id)).progress?.done).toBe(4)
  await cancelJob(deps, id, 'admin')
  await web.work()
  expect(await web.job(id)).toMatchObject({
    state: 'cancelled',
    progress: { counts: { checked: 4, dropped: 4 } },
  })
  expect((await historyOf(web)).map(({ business_id }) => business_id).sort()).toEqual([1, 2, 3, 5])
  server.hits.length = 0
  server.on('/weg', page('weg', 404), 'h3.test')
  await retryJob(deps, id, 'admin')
  await web.work()
  expect(web.asked()).toEqual(['HEAD h3.test/weg', 'GET h3.test/weg'])
  expect(await web.job(id)).toMatchObject({ state: 'done', result: { checked: 5, dropped: 5, found: 0 } })
})
