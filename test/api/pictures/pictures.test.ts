import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import Fastify from 'fastify'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { openPhotos, photoRoutes } from '#server/images/photos.ts'
import { eraseBusinesses } from '#services/businesses/erase-business.ts'
import { restoreBusiness } from '#services/businesses/restore-business.ts'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'
import { writeAndSweepPictures } from '#services/pictures/sweep-pictures.ts'
import { publicIndex } from '#services/search/public-index.ts'
import { type TempAdmin, tempAdminOn } from '#test/api/temp-admin.ts'
import { jpeg, plain } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'
import { testKey } from '#test/test-key.ts'

const PATH = '/api/admin/businesses/1/pictures'
const IMPORTED = 'https://photos.example/a.jpg'

describe('a picture that is uploaded', () => {
  test('is kept upright, at most 2,560 pixels long, as WebP without anything about camera or place', async () => {
    const { admin, files } = await given()
    const bytes = await plain(3000, 1000)
      .withExif({ IFD0: { Make: 'Kamera' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const answer = await upload(admin, bytes)
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { pictures: [{ id: 1, alt: 'Der Laden', width: 853, height: 2560 }] },
    ])
    const [file = ''] = files()
    expect(file).toMatch(/^[0-9a-f]{64}\.webp$/)
    const kept = readFileSync(join(admin.folder, 'pictures', file))
    const { format, exif, orientation } = await sharp(kept).metadata()
    expect({ format, exif, orientation }).toEqual({ format: 'webp' })
    const shown = await admin.call('GET', `${PATH}/1`)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(shown.rawPayload.equals(kept)).toBe(true)
  })

  test.each(['png', 'webp', 'avif'] as const)('may be %s', async format => {
    const { admin } = await given()
    const answer = await upload(admin, await plain(80, 60).toFormat(format).toBuffer())
    expect(answer.statusCode).toBe(200)
  })

  test('stands before imported photos, with its text, at an address of our own site', async () => {
    const { admin, shown } = await given()
    await upload(admin, await jpeg(1600, 1200), { alt: '  Der Laden\n' })
    expect(shown().photos).toHaveLength(1)
    await admin.follow()
    const { photos, photoTexts, photosCount } = shown()
    expect(photos).toHaveLength(2)
    expect({ photoTexts, photosCount }).toEqual({ photoTexts: ['Der Laden'], photosCount: 2 })
    const [own = ''] = photos
    expect(own).toMatch(/^\/img\/[\w-]{16}\/1280\/1$/)
    const small = await admin.app.inject(own.replace('1280', '320'))
    expect(small.headers['content-type']).toBe('image/webp')
    expect((await sharp(small.rawPayload).metadata()).width).toBe(320)
  })

  test('is written into the history, which cannot take it back, and into the log; no fact changes', async () => {
    const { admin } = await given()
    const before = (await admin.call('GET', '/api/admin/businesses/1')).json()
    await upload(admin, await jpeg(80, 60))
    const [entry] = (await admin.call('GET', '/api/admin/businesses/1/history')).json()
    expect(entry).toMatchObject({
      kind: 'changed',
      account: 'admin',
      isUndoable: false,
      changes: [{ field: 'pictures', before: [], after: ['Der Laden'] }],
    })
    expect(await admin.store.db.selectFrom('audit').select(['action', 'subject']).execute()).toEqual([
      { action: 'business.pictures-changed', subject: '1' },
    ])
    const after = (await admin.call('GET', '/api/admin/businesses/1')).json()
    expect(after.version).toBeGreaterThan(before.version)
    expect({ ...after.business, updatedAt: 0 }).toEqual({ ...before.business, updatedAt: 0 })
  })

  test('is also shown where photos of other sites are not', async () => {
    const { admin, settings, shown } = await given()
    await upload(admin, await jpeg(80, 60))
    await admin.follow()
    const [own = '', imported = ''] = shown().photos
    settings.showsPhotos = false
    expect(shown()).toMatchObject({ photos: [own], photosCount: 1, photoTexts: ['Der Laden'] })
    expect((await admin.app.inject(own)).statusCode).toBe(200)
    expect((await admin.app.inject(imported)).statusCode).toBe(404)
  })
})

describe('what is refused with a sentence, and leaves nothing behind', () => {
  const cases: readonly [string, () => Buffer | Promise<Buffer>, number, string][] = [
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'picture_format'],
    ['a packed file', () => Buffer.from('PK\u0003\u0004 and so on'), 415, 'picture_format'],
    ['GIF', () => plain(80, 60).gif().toBuffer(), 415, 'picture_format'],
    [
      'a page that says it is JPEG',
      () => Buffer.from('\u00ff\u00d8\u00ff<html>', 'latin1'),
      422,
      'picture_damaged',
    ],
    ['half a picture', async () => (await noise()).subarray(0, 4000), 422, 'picture_damaged'],
    ['a moving picture', moving, 422, 'picture_moving'],
    ['a moving PNG', movingPng, 422, 'picture_moving'],
    ['60 million pixels in a few bytes', bomb, 422, 'picture_too_large'],
    ['a dot', () => plain(20, 20).png().toBuffer(), 422, 'picture_too_small'],
    ['a strip', () => plain(9000, 60).png().toBuffer(), 422, 'picture_too_small'],
    ['more than 10 MB', () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), 413, 'file_too_large'],
    ['nothing', () => Buffer.alloc(0), 400, 'upload_missing'],
  ]
  test.each(cases)('%s', async (_, bytes, status, code) => {
    const { admin, files } = await given()
    const answer = await upload(admin, await bytes())
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(answer.json().title).toMatch(/^\p{Lu}.+\.$/u)
    expect(files()).toEqual([])
    expect((await admin.call('GET', PATH)).json()).toEqual({ pictures: [] })
    expect(await admin.store.db.selectFrom('audit').selectAll().execute()).toEqual([])
  })

  test.each([
    ['no text', ' \n', { field: 'alt', code: 'required' }],
    ['a novel', 'x'.repeat(201), { field: 'alt', code: 'too_long', limit: 200 }],
  ])('%s about what it shows', async (_, alt, fault) => {
    const { admin, files } = await given()
    const answer = await upload(admin, await jpeg(80, 60), { alt })
    expect([answer.statusCode, answer.json().faults]).toEqual([422, [fault]])
    expect(files()).toEqual([])
  })

  test('the thirteenth picture', async () => {
    const { admin, files } = await given()
    for (let count = 0; count < 12; count++) await upload(admin, await jpeg(80, 60 + count))
    const answer = await upload(admin, await jpeg(80, 200))
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'pictures_too_many'])
    expect(files()).toHaveLength(12)
  })

  test('a picture of a business that is unknown or removed, and whatever nobody logged in sends', async () => {
    const { admin, files } = await given()
    const bytes = await jpeg(80, 60)
    expect((await upload(admin, bytes, { path: '/api/admin/businesses/9/pictures' })).statusCode).toBe(404)
    await admin.call('DELETE', '/api/admin/businesses/1', { version: 1, reason: 'Test' })
    expect((await upload(admin, bytes)).statusCode).toBe(410)
    expect((await upload({ ...admin, cookie: '' }, bytes)).statusCode).toBe(401)
    expect((await admin.app.inject(`${PATH}/1`)).statusCode).toBe(401)
    expect(files()).toEqual([])
  })
})

describe('arranging and removing', () => {
  test('the order and the texts are those sent; sent again they change nothing', async () => {
    const { admin, shown } = await given()
    await uploadTwo(admin)
    const pictures = [
      { id: 2, alt: 'Vorn' },
      { id: 1, alt: 'Der Laden' },
    ]
    const answer = await admin.call('PUT', PATH, { pictures })
    expect(answer.json().pictures).toMatchObject(pictures)
    await admin.follow()
    expect(shown().photoTexts).toEqual(['Vorn', 'Der Laden'])
    await admin.call('PUT', PATH, { pictures })
    expect(await admin.store.db.selectFrom('audit').select('id').execute()).toHaveLength(3)
  })

  test.each([
    ['one is missing', [{ id: 1, alt: 'Der Laden' }], 409],
    ['one comes twice', [1, 1].map(id => ({ id, alt: 'Der Laden' })), 409],
    ['one has no text', [1, 2].map(id => ({ id, alt: '' })), 422],
  ])('nothing changes when %s', async (_, pictures, status) => {
    const { admin } = await given()
    await uploadTwo(admin)
    const before = (await admin.call('GET', PATH)).json()
    expect((await admin.call('PUT', PATH, { pictures })).statusCode).toBe(status)
    expect((await admin.call('GET', PATH)).json()).toEqual(before)
  })

  test('a removed picture is gone from pages, from its address and from the disk', async () => {
    const { admin, files, shown } = await given()
    await uploadTwo(admin)
    await admin.follow()
    const [first = ''] = shown().photos
    const answer = await admin.call('POST', `${PATH}/1/remove`)
    expect(answer.json().pictures).toMatchObject([{ id: 2 }])
    await admin.follow()
    expect(shown().photoTexts).toEqual(['Die Theke'])
    expect((await admin.app.inject(first)).statusCode).toBe(404)
    expect(files()).toHaveLength(1)
    expect((await admin.call('POST', `${PATH}/1/remove`)).json().code).toBe('picture_unknown')
  })

  test('a file that another business has too stays until both are removed', async () => {
    const { admin, files } = await given()
    const bytes = await jpeg(80, 60)
    await upload(admin, bytes)
    await upload(admin, bytes, { path: '/api/admin/businesses/2/pictures' })
    expect(files()).toHaveLength(1)
    await admin.call('POST', `${PATH}/1/remove`)
    expect(files()).toHaveLength(1)
    await admin.call('POST', '/api/admin/businesses/2/pictures/2/remove')
    expect(files()).toEqual([])
  })

  test('merged into another the pictures stand behind its own, and come back when that is taken back', async () => {
    const { admin, shown, files } = await given()
    const other = '/api/admin/businesses/2/pictures'
    await upload(admin, await jpeg(90, 70), { alt: 'Tische am Fenster', path: other })
    await upload(admin, await jpeg(90, 80), { alt: 'Die Terrasse', path: other })
    await uploadTwo(admin)
    const merge = { winnerId: 1, loserId: 2, take: [], account: 'admin' }
    await mergeBusinesses({ store: admin.store, now: () => 5 }, merge)
    await admin.follow()
    const all = ['Der Laden', 'Die Theke', 'Tische am Fenster', 'Die Terrasse']
    expect(await textsAt(admin, PATH)).toEqual(all)
    expect(shown().photoTexts).toEqual(all)
    expect((await admin.app.inject(shown().photos[3] ?? '')).headers['content-type']).toBe('image/webp')
    const [entry] = (await admin.call('GET', '/api/admin/businesses/1/history')).json()
    expect(entry.changes).toContainEqual({ field: 'pictures', before: all.slice(0, 2), after: all })

    const [, , third, last] = (await admin.call('GET', PATH)).json().pictures
    await admin.call('POST', `${PATH}/${last.id}/remove`)
    await restoreBusiness({ store: admin.store, now: () => 6 }, { id: 2, account: 'admin' })
    await admin.follow()
    expect(await textsAt(admin, PATH)).toEqual(all.slice(0, 2))
    expect(shown().photoTexts).toEqual(all.slice(0, 2))
    expect(await textsAt(admin, other)).toEqual([third.alt])
    expect(files()).toHaveLength(3)
  })

  test('merged further on and taken back in the middle, each picture is where its business is', async () => {
    const { admin } = await given()
    const [middle, last] = [2, 3].map(id => `/api/admin/businesses/${id}/pictures`) as [string, string]
    await admin.add(draft({ name: 'Café Bär', phone: '+493581471008', street: 'Ring 3' }))
    for (const [path, alt] of [
      [PATH, 'eins'],
      [middle, 'zwei'],
      [last, 'drei'],
    ] as const)
      await upload(admin, await jpeg(80, 60), { alt, path })
    const merge = (winnerId: number, loserId: number) =>
      mergeBusinesses({ store: admin.store, now: () => 5 }, { winnerId, loserId, take: [], account: 'admin' })
    const restore = (id: number) =>
      restoreBusiness({ store: admin.store, now: () => 6 }, { id, account: 'admin' })
    await merge(2, 3)
    await merge(1, 2)
    expect(await textsAt(admin, PATH)).toEqual(['eins', 'zwei', 'drei'])
    await restore(2)
    expect([await textsAt(admin, PATH), await textsAt(admin, middle)]).toEqual([['eins'], ['zwei', 'drei']])
    await restore(3)
    expect([await textsAt(admin, middle), await textsAt(admin, last)]).toEqual([['zwei'], ['drei']])
  })

  test('nothing is left of a business that is erased', async () => {
    const { admin, files } = await given()
    await upload(admin, await jpeg(80, 60))
    const { version } = (await admin.call('GET', '/api/admin/businesses/1')).json()
    await admin.call('DELETE', '/api/admin/businesses/1', { version, reason: 'Test' })
    expect(files()).toHaveLength(1)
    await writeAndSweepPictures({ store: admin.store, files: admin.siteFiles }, trx =>
      eraseBusinesses(trx, [{ id: 1, suppressions: [] }], {
        submissionId: null,
        reason: 'E-1',
        account: null,
        now: 0,
        key: testKey,
      }),
    )
    expect(files()).toEqual([])
    expect((await admin.call('GET', PATH)).json()).toEqual({ pictures: [] })
  })
})

/** Two businesses, the first with an imported photo; and the site's pictures, without a door to the web. */
async function given() {
  const app = Fastify()
  const admin = await tempAdminOn(
    app,
    draft({ photos: [IMPORTED] }),
    draft({ name: 'Café Löwe', phone: '+493581471009' }),
  )
  const settings = { ...DEFAULT_SETTINGS }
  const now = () => admin.clock.now
  const pictures = await openPhotos(app, {
    config: { dataDir: admin.folder, imageCacheBytes: 10_000_000 },
    siteUrl: () => 'https://umkreis.example',
    settings: () => settings,
    now,
    store: admin.store,
    files: admin.siteFiles,
    maxWaitMs: 60_000,
  })
  await app.register(photoRoutes, { index: admin.index, settings: () => settings, now, ...pictures })
  const index = publicIndex(admin.index, () => settings, pictures.addresses)
  const shown = () => {
    const lookup = index.businessById(1, now())
    if (lookup.kind !== 'found') throw new Error(lookup.kind)
    return lookup.business
  }
  const folder = join(admin.folder, 'pictures')
  const files = () => (existsSync(folder) ? readdirSync(folder) : [])
  return { admin, settings, shown, files }
}

async function upload(
  { app, cookie }: Pick<TempAdmin, 'app' | 'cookie'>,
  bytes: Buffer,
  { alt = 'Der Laden', path = PATH } = {},
) {
  const form = new FormData()
  form.append('alt', alt)
  form.append('picture', new File([new Uint8Array(bytes)], 'laden.jpg'))
  const request = new Request('http://site.example', { method: 'POST', body: form })
  return app.inject({
    method: 'POST',
    url: path,
    headers: {
      cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

async function textsAt(admin: TempAdmin, path: string): Promise<string[]> {
  const { pictures } = (await admin.call('GET', path)).json()
  return pictures.map(({ alt }: { alt: string }) => alt)
}

async function uploadTwo(admin: TempAdmin) {
  await upload(admin, await jpeg(80, 60))
  await upload(admin, await jpeg(90, 60), { alt: 'Die Theke' })
}

/** A picture that does not shrink to nothing. */
function noise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 200,
      height: 150,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer()
}

/** A WebP of two pictures. */
async function moving(): Promise<Buffer> {
  const pictures = await Promise.all(
    ['#123456', '#f0f0f0'].map(colour => plain(80, 60, colour).png().toBuffer()),
  )
  return sharp(pictures, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** A PNG that announces further pictures (APNG), which only some programs show. */
async function movingPng(): Promise<Buffer> {
  const bytes = await plain(80, 60).png().toBuffer()
  const control = Buffer.alloc(20)
  control.writeUInt32BE(8, 0)
  control.write('acTL', 4)
  control.writeUInt32BE(2, 8)
  control.writeUInt32BE(crc32(control.subarray(4, 16)), 16)
  const headerEnd = 33
  return Buffer.concat([bytes.subarray(0, headerEnd), control, bytes.subarray(headerEnd)])
}

/** A PNG whose header promises 10,000 × 6,000 pixels. */
async function bomb(): Promise<Buffer> {
  const bytes = await plain(80, 60).png().toBuffer()
  bytes.writeUInt32BE(10_000, 16)
  bytes.writeUInt32BE(6_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
