import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { encodePhoto } from '#gateways/images/encode-photo.ts'
import { PhotoCache } from '#gateways/images/photo-cache.ts'
import { loadDemo } from '#services/demo/load-demo.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'
import { NOW, tempSite } from '#test/server/temp-site.ts'
import { tempFolder } from '#test/temp-folder.ts'

const PHOTO = 'https://lh5.googleusercontent.com/p/AF1QipN=w800-h500-k-no'

const MANY = Array.from({ length: 24 }, (_, at) =>
  draft({
    name: `Bäckerei und Konditorei Roth ${at}`,
    phone: `+4935814710${10 + at}`,
    website: `https://www.baeckerei-roth-${at}.de/`,
    photos: [`${PHOTO}${at}`, `${PHOTO}${at}b`],
    rating: 4.4,
    reviewCount: 128,
  }),
)

test('lists and pages show photos from our own site, in several widths, and name no other', async () => {
  const { app, directory } = await tempSite(MANY)
  const list = (await app.inject('/?query=roth')).body
  expect(list.match(/<img[^>]* srcSet="\/img\/[\w-]{16}\/640\/\d+ 2x" src="/g)).toHaveLength(24)
  expect(Buffer.byteLength(list)).toBeLessThan(50_000)
  const lookup = directory.index.businessById(1, 0)
  const page = (await app.inject(lookup.kind === 'found' ? `/${lookup.business.urlSlug}` : '/')).body
  expect(page).toMatch(/<a class="pic photo" href="\/img\/[\w-]{16}\/1280\/1"><img loading="eager"/)
  expect(page).toMatch(/<img loading="lazy" sizes="[^"]+" srcSet="\/img\//)
  expect(list + page).not.toContain('googleusercontent')
})

test('pictures of the demonstration have addresses of this site, too, and each of them is there', async () => {
  const SITE_URL = 'https://verzeichnis.example'
  const { app, directory } = await tempSite([], { SITE_URL })
  await loadDemo({ store: directory.store, dataDir: directory.folder, now: () => NOW }, { count: 30 })
  await directory.follow()
  const businesses = async (url: string) => (await app.inject(url)).json() as PublicBusiness[]
  const found = (await app.inject('/api/businesses/search?limit=50')).json().businesses as PublicBusiness[]
  const photos = [
    ...found,
    ...(await businesses('/api/businesses/popular')),
    ...(await businesses(`/api/businesses/list?ids=${found.map(({ id }) => id)}`)),
    ...(await Promise.all(found.map(async ({ id }) => (await app.inject(`/api/businesses/${id}`)).json()))),
  ].flatMap(business => business.photos as string[])
  expect(photos.length).toBeGreaterThan(60)
  for (const photo of new Set(photos)) {
    expect(new URL(photo, SITE_URL).origin, photo).toBe(SITE_URL)
    const { statusCode, headers } = await app.inject(photo)
    expect([statusCode, headers['content-type']], photo).toEqual([200, 'image/svg+xml'])
  }
})

test('behind the first photos of a list and each of a page lies its blur, for which no browser asks', async () => {
  const { app, list, page } = await withKnownPhotos()
  const blurs =
    /<img class="blur" src="data:image\/bmp;base64,[\w+/]{104}" alt=""\/>(?:<picture>)?<img loading="(?:lazy|eager)"/g
  expect(list.match(blurs)).toHaveLength(3)
  expect(page.match(blurs)?.filter(blur => blur.includes('eager'))).toHaveLength(1)
  expect(list + page).not.toMatch(/<link[^>]+data:/)
  expect(Buffer.byteLength(list)).toBeLessThan(50_000)
  // What a browser reads for its next page has all of them.
  const { businesses } = (await app.inject('/api/businesses/search?query=roth&limit=24')).json()
  const photos = businesses.map((business: { photos: string[] }) => business.photos[0])
  expect(photos.filter((photo: string) => /^\/img\/.*#[\w+/]{32}$/.test(photo))).toHaveLength(24)
})

/** A list of 24 businesses and the page of its first, whose photos somebody has looked at before. */
async function withKnownPhotos() {
  const folder = tempFolder()
  const cache = new PhotoCache(join(folder, 'images'), { now: () => 0, limitBytes: 1_000_000 })
  for (const [at, { photos = [] }] of MANY.entries()) {
    const picture = await encodePhoto(await jpeg(80, 60, `#${(0x100000 + at * 0x0a3f71).toString(16)}`))
    if (picture !== undefined) await cache.put(photos[0] ?? '', 320, picture)
  }
  const { app } = await tempSite(MANY, { DATA_DIR: folder })
  // Whoever asks for a photo waits until the folder was read.
  const [known = ''] = /\/img\/[\w-]{16}\/640\/\d+/.exec((await app.inject('/?query=roth')).body) ?? []
  await app.inject(known.replace('/640/', '/320/'))
  const list = (await app.inject('/businesses?query=roth')).body
  const [, href = ''] = /<h3 id="b\d+"><a href="([^"]+)"/.exec(list) ?? []
  return { app, list, page: (await app.inject(href)).body }
}
