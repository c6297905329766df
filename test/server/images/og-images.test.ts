import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { DEFAULT_SETTINGS, type SiteSettings } from '#domain/settings/settings.ts'
import { businessCard, cityCard } from '#server/images/og-cards.ts'
import { ogImageRoutes } from '#server/images/og-images.ts'
import { OgQueue } from '#server/images/og-queue.ts'
import { removeBusiness } from '#services/businesses/remove-business.ts'
import { photoAddresses } from '#services/pictures/photo-addresses.ts'
import { describeCity } from '#services/places/describe-city.ts'
import { publicIndex } from '#services/search/public-index.ts'
import { draft } from '#test/make-draft.ts'
import { NOW } from '#test/server/temp-site.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

const RATED = { rating: 4.4, reviewCount: 128 }
const SITE = { title: 'Umkreis', origin: 'https://umkreis.example' }

describe('GET /api/og/business/{id}', () => {
  test('is a picture of 1200 x 630 that anybody may keep for an hour', async () => {
    const { app } = await givenPictures([draft(RATED)])
    const answer = await app.inject('/api/og/business/1')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
      etag: expect.stringMatching(/^"[\w-]{32}"$/),
    })
    const { width, height, format } = await sharp(answer.rawPayload).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
  })

  test('is drawn once and cached; whoever has it gets 304 without drawing', async () => {
    const { app, directory } = await givenPictures([draft()])
    const cache = join(directory.folder, 'og')
    const first = await app.inject('/api/og/business/1')
    expect(readdirSync(cache)).toHaveLength(1)
    const second = await app.inject('/api/og/business/1')
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    const known = await app.inject({
      url: '/api/og/business/1',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(known.statusCode).toBe(304)
    expect(known.body).toBe('')
    expect(readdirSync(cache)).toHaveLength(1)
  })

  test('has another ETag in another language, and when something on it changes', async () => {
    const { app } = await givenPictures([
      draft({ category: 'Zahnarzt' }),
      draft({ name: 'Bäckerei Rot', phone: '+493581471001' }),
    ])
    const tag = async (url: string) => (await app.inject(url)).headers.etag
    const tags = new Set([
      await tag('/api/og/business/1'),
      await tag('/api/og/business/1?language=en'),
      await tag('/api/og/business/1?language=tr'),
      await tag('/api/og/business/2'),
    ])
    expect(tags.size).toBe(4)
  })

  test('unknown numbers are 404, removed businesses 410, other questions 400; nothing is drawn for them', async () => {
    const { app, directory } = await givenPictures([draft()])
    const change = directory.index.lastChange()
    await removeBusiness(
      { store: directory.store, now: () => NOW },
      { id: 1, version: change, reason: 'Test', account: 'admin' },
    )
    await directory.follow()
    expect((await app.inject('/api/og/business/1')).statusCode).toBe(410)
    for (const id of ['2', '0', '-1', 'x', '1.5', '99999999999']) {
      const answer = await app.inject(`/api/og/business/${id}`)
      expect.soft(answer.statusCode, id).toBe(404)
      expect.soft(answer.json().code, id).toBe('business_unknown')
    }
    expect((await app.inject('/api/og/business/1?size=9999')).statusCode).toBe(400)
    expect((await app.inject('/api/og/business/1?language=fr')).statusCode).toBe(400)
    expect(existsSync(join(directory.folder, 'og'))).toBe(false)
  })

  test('names of every kind are drawn', async () => {
    const names = [
      '<img src=x onerror=alert(1)> & "Söhne"',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau '.repeat(8).trim(),
      '🥨🥐🍞',
      'مطعم دمشق الكبير',
      '北京饭店',
      'A\u0301\u0302\u0303\u200d\ufe0f e\u0300'.repeat(10),
    ]
    const { app } = await givenPictures(names.map(name => draft({ name, city: `Ort ${name.length}` })))
    for (const [at, name] of names.entries()) {
      const answer = await app.inject(`/api/og/business/${at + 1}`)
      expect.soft(answer.statusCode, name).toBe(200)
      expect.soft((await sharp(answer.rawPayload).metadata()).width, name).toBe(1200)
    }
  })
})

describe('GET /api/og/city/{city}', () => {
  test('is a picture of a city, or of a category in it; what does not exist is 404', async () => {
    const { app } = await givenPictures([draft()])
    for (const url of ['/api/og/city/goerlitz', '/api/og/city/G%C3%B6rlitz?category=handel&language=tr']) {
      const answer = await app.inject(url)
      expect.soft(answer.statusCode, url).toBe(200)
      expect.soft(answer.headers['content-type'], url).toBe('image/png')
    }
    expect((await app.inject('/api/og/city/atlantis')).json()).toMatchObject({ code: 'city_unknown' })
    expect((await app.inject('/api/og/city/goerlitz?category=x')).json()).toMatchObject({
      status: 404,
      code: 'category_unknown',
    })
  })
})

describe('what a picture says', () => {
  test('name, category, place, and the rating with its source', async () => {
    const { directory } = await givenPictures([draft(RATED)])
    expect(businessCard(found(directory, 1), SITE, 'de')).toEqual({
      language: 'de',
      siteTitle: 'Umkreis',
      host: 'umkreis.example',
      kicker: 'Bäckerei',
      heading: 'Bäckerei Roth',
      place: 'Marktstraße 3, 02826 Görlitz',
      rating: { figure: '4,4', source: '128 Bewertungen · Quelle: Google, Stand 1.11.2026' },
      note: '',
      position: null,
    })
    expect(businessCard(found(directory, 1), SITE, 'en').rating).toEqual({
      figure: '4.4',
      source: '128 reviews · Source: Google, as of 1 November 2026',
    })
    expect(businessCard(found(directory, 1), SITE, 'tr').rating?.source).toContain('Google')
  })

  test('no rating where there is none, and none of invented businesses', async () => {
    const { directory } = await givenPictures([draft()])
    const business = found(directory, 1)
    expect(businessCard(business, SITE, 'de').rating).toBeNull()
    const invented = { ...business, rating: '4.4', reviewCount: 3, isDemonstration: true }
    expect(businessCard(invented, SITE, 'de')).toMatchObject({
      rating: null,
      note: 'Beispieldaten. Alle Betriebe auf dieser Website sind erfunden.',
    })
  })

  test('with ratings switched off the picture of a rated business is the one of an unrated business', async () => {
    const off = { ...DEFAULT_SETTINGS, showsRatings: false }
    const [rated, unrated] = await Promise.all(
      [draft(RATED), draft()].map(async one => (await givenPictures([one], off)).app),
    )
    const tags = await Promise.all(
      [rated, unrated].map(async app => (await app?.inject('/api/og/business/1'))?.headers.etag),
    )
    expect(tags[0]).toBeDefined()
    expect(tags[0]).toBe(tags[1])
  })

  test('a name that cannot be drawn gives way to the category', async () => {
    const { directory } = await givenPictures([draft({ name: 'مطعم دمشق' })])
    expect(businessCard(found(directory, 1), SITE, 'de')).toMatchObject({ kicker: '', heading: 'Bäckerei' })
  })

  test('of a city: how many businesses, and what there is most of', async () => {
    const { directory } = await givenPictures([
      draft(),
      draft({ name: 'Café Süß', category: 'Café', phone: '+493581471002' }),
    ])
    const deps = { index: directory.index, now: () => NOW }
    const card = (category: string | undefined, language: 'de' | 'en' | 'tr') =>
      cityCard(describeCity(deps, { city: 'goerlitz', category, language }), SITE, language, false)
    expect(card(undefined, 'de')).toMatchObject({
      kicker: '2 Betriebe',
      heading: 'Betriebe in Görlitz',
      place: expect.stringContaining('Café'),
      rating: null,
      position: { latitude: expect.any(Number), longitude: expect.any(Number) },
    })
    expect(card('cafes', 'en')).toMatchObject({ kicker: '', heading: '1 café in Görlitz', place: '' })
    expect(card(undefined, 'tr').heading).toContain('Görlitz')
  })
})

describe('the queue', () => {
  test('the same picture is drawn once for all who wait for it', async () => {
    const queue = new OgQueue()
    let drawn = 0
    const draw = async () => Buffer.from(String(++drawn))
    const both = await Promise.all([queue.picture('a', draw), queue.picture('a', draw)])
    expect(both.map(String)).toEqual(['1', '1'])
  })

  test('two are drawn at once, a few wait, and the rest is told to come again', async () => {
    const queue = new OgQueue(1)
    const finish: (() => void)[] = []
    const draw = () => new Promise<Buffer>(resolve => finish.push(() => resolve(Buffer.from('x'))))
    const asked = ['a', 'b', 'c', 'd'].map(key => queue.picture(key, draw))
    await expect(asked[3]).rejects.toMatchObject({ code: 'drawing_busy' })
    expect(finish).toHaveLength(2)
    finish[0]?.()
    await asked[0]
    await expect.poll(() => finish.length).toBe(3)
    for (const end of finish) end()
    expect(await Promise.all(asked.slice(1, 3))).toHaveLength(2)
  })

  test('a drawing that fails leaves its lane to the next', async () => {
    const queue = new OgQueue()
    const fail = () => Promise.reject(new Error('broken'))
    for (const key of ['a', 'b', 'c']) await expect(queue.picture(key, fail)).rejects.toThrow('broken')
    expect(String(await queue.picture('a', async () => Buffer.from('ok')))).toBe('ok')
  })
})

interface Pictures {
  readonly app: FastifyInstance
  readonly directory: TempDirectory
}

/** The pictures over a real store and index, without the rest of the site. */
async function givenPictures(
  drafts: readonly BusinessDraft[],
  settings: SiteSettings = DEFAULT_SETTINGS,
): Promise<Pictures> {
  const directory = await tempDirectory(...drafts)
  const app = Fastify()
  onTestFinished(() => app.close())
  await app.register(ogImageRoutes, {
    index: publicIndex(directory.index, () => settings, photoAddresses(Buffer.alloc(32))),
    now: () => NOW,
    settings: () => settings,
    siteUrl: () => SITE.origin,
    dataDir: directory.folder,
  })
  return { app, directory }
}

function found(directory: TempDirectory, id: number): PublicBusiness {
  const lookup = directory.index.businessById(id, NOW)
  if (lookup.kind !== 'found') throw new Error(lookup.kind)
  return lookup.business
}
