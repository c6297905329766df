import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchQueryOf, searchQuerySchema } from '#api/search/schema.ts'
import type { Business } from '#domain/business/business.ts'
import { categoryBySlug } from '#domain/category/category.ts'
import type { Language } from '#domain/language.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { type DirectoryIndex, openDirectoryIndex } from '#search/index-reader.ts'
import { findBusinesses } from '#services/search/find-businesses.ts'
import { business } from '#test/make-business.ts'
import { stream, TUESDAY_MORNING } from '#test/search/given.ts'
import { messages as siteMessages } from '#translated/site.ts'
import { toListAnswer } from '#web/cards/summarize.ts'
import { formats } from '#web/format/formats.ts'
import { inLanguage } from '#web/messages.ts'
import { headline } from '#web/results/headline.ts'
import { readSearch, SEARCH_LIST, toSearchParams, understoodSearch } from '#web/routing/search-params.ts'

/** Businesses of a trade, one after the other: in Köln unless said otherwise. */
function of(slug: string, count: number, more: Partial<Business> = {}): Business[] {
  const category = categoryBySlug(slug)
  if (category === undefined) throw new Error(`no category ${slug}`)
  const { name, group } = category
  return Array.from({ length: count }, (_, at) =>
    business({
      name: `Haus ${name.length}${at} ${more.city ?? ''}`,
      category: name,
      categorySlug: slug,
      categoryGroup: group,
      latitude: 50.94,
      longitude: 6.96,
      ...more,
    }),
  )
}

const HUERTH = { city: 'Hürth', postalCode: '50354', latitude: 50.88, longitude: 6.87 }
const ESSEN = { city: 'Essen', postalCode: '45127', latitude: 51.46, longitude: 7.01 }

const TOWN = [
  ...of('zahnarzt', 2, { rating: 4.8, reviewCount: 9 }),
  ...of('zahnarzt', 1, { rating: 3.1, reviewCount: 9 }),
  ...of('zahnarzt', 2, HUERTH),
  ...of('zahnarzt', 4, ESSEN),
  ...of('zahntechniker', 1, { description: 'Wir arbeiten für jeden Zahnarzt und kennen Keramik.' }),
  ...of('hebamme', 1),
  ...of('restaurants', 2),
  ...of('italienisches-restaurant', 3),
  ...of('maler', 2),
  ...of('dachdecker', 1, { description: 'Auch als Maler unterwegs.' }),
  ...of('friseur', 1, { subtypes: ['Kosmetikstudio'] }),
  business({
    name: 'Zur Post',
    category: 'Klangschalen',
    categorySlug: 'klangschalen',
    categoryGroup: 'gesundheit',
  }),
]

const folder = mkdtempSync(join(tmpdir(), 'umkreis-test-'))
let index: DirectoryIndex
beforeAll(async () => {
  const writer = openIndexWriter(lockFolder(folder))
  await writer.build(stream(...TOWN), 1_000)
  writer.close()
  index = openDirectoryIndex(folder)
})
afterAll(() => {
  index.close()
  rmSync(folder, { recursive: true })
})

async function headingIn(language: Language, address: string): Promise<string> {
  const messages = inLanguage(siteMessages, language)
  const search = readSearch(address)
  const params = toSearchParams(search, SEARCH_LIST)
  const query = searchQueryOf(
    searchQuerySchema.parse({ ...params, verbatim: search.verbatim ? '1' : '0', language }),
  )
  const found = findBusinesses({ index, now: () => TUESDAY_MORNING }, query, language)
  const answer = toListAnswer(found, params)
  const context = { formats: formats(messages), messages, language }
  return headline(understoodSearch(search, answer), answer, context, '–', '')
}

describe('a list is headed by what it is about', () => {
  test.each([
    ['a typed trade at a place', 'query=zahnarzt köln', '3 Zahnärzte in Köln'],
    ['in the plural', 'query=zahnärzte in köln', '3 Zahnärzte in Köln'],
    ['everywhere', 'query=zahnarzt', '9 Zahnärzte'],
    ['all of them are of the trade', 'query=zahnarzt&location=essen', '4 Zahnärzte in Essen'],
    ['one', 'query=hebamme köln', '1 Hebamme in Köln'],
    ['a misspelled trade', 'query=zahnartz köln', '3 Zahnärzte in Köln'],
    ['a trade with its kinds', 'query=restaurant köln', '5 Restaurants in Köln'],
    ['a kind of it', 'query=italienisches restaurant köln', '3 italienische Restaurants in Köln'],
    ['what is said beside it is an order', 'query=gut bewerteter zahnarzt köln', '3 Zahnärzte in Köln'],
    ['a chosen category', 'category=zahnarzt&location=koeln', '3 Zahnärzte in Köln'],
    ['with filters', 'category=zahnarzt&location=koeln&minRating=4.5', '2 Zahnärzte in Köln'],
    ['without a place', 'category=zahnarzt', '9 Zahnärzte'],
    ['a chosen town', 'category=zahnarzt&cities=koeln', '3 Zahnärzte in Köln'],
    ['several towns', 'category=zahnarzt&cities=koeln,essen', '7 Zahnärzte'],
    ['a group', 'category=handwerker&location=koeln', '4 Handwerker in Köln'],
    ['a typed group', 'query=handwerker', '4 Treffer für „handwerker“'],
    ['a region', 'category=zahnarzt&location=ruhrgebiet', '4 Zahnärzte im Ruhrgebiet'],
    ['a region in the text', 'query=zahnarzt nrw', '9 Zahnärzte in Nordrhein-Westfalen'],
    ['a postal code', 'category=zahnarzt&location=45127', '4 Zahnärzte in 45127 Essen'],
    [
      'around a place',
      'category=zahnarzt&location=koeln&radiusKm=25',
      '5 Zahnärzte im Umkreis von 25 km um Köln',
    ],
    [
      'around a position',
      'category=zahnarzt&lat=50.94&lon=6.96&radiusKm=5',
      '3 Zahnärzte im Umkreis von 5 km',
    ],
    ['nearest first, from everywhere', 'category=zahnarzt&lat=50.94&lon=6.96', '9 Zahnärzte'],
    ['near somebody unknown', 'query=zahnarzt in meiner nähe', '9 Zahnärzte'],
  ])('%s: %s', async (_, address, heading) => {
    expect(await headingIn('de', address)).toBe(heading)
  })

  test.each([
    ['words that nobody is of, but some mention', 'query=keramik köln', '0 Treffer für „keramik“ in Köln'],
    ['a trade that nobody is of', 'query=kosmetikstudio essen', '0 Treffer für „kosmetikstudio“ in Essen'],
    ['two trades', 'query=friseur kosmetikstudio', '1 Treffer für „friseur kosmetikstudio“'],
    ['two chosen categories', 'category=maler,dachdecker', '3 Treffer für Maler, Dachdecker'],
    [
      'words beside a chosen category',
      'query=haus&category=maler',
      '2 Treffer für „haus“ in der Kategorie Maler',
    ],
    [
      'another trade than the chosen category',
      'query=maler&category=dachdecker',
      '0 Treffer für „maler“ in der Kategorie Dachdecker',
    ],
    ['a name', 'query=zur post', '1 Treffer für „zur post“'],
    [
      'words as they were typed',
      'query=zahnarzt&location=essen&verbatim=true',
      '4 Treffer für „zahnarzt“ in Essen',
    ],
    ['a category that only an import has', 'category=klangschalen', '1 Treffer für Klangschalen'],
    ['filters alone', 'minRating=4.5', '2 Treffer'],
    [
      'words around a place',
      'query=haus&location=koeln&radiusKm=5',
      '14 Treffer für „haus“ im Umkreis von 5 km um Köln',
    ],
    [
      'a corrected place, with the words that were right',
      'query=friseur kosmetikstudio kölnn',
      '1 Treffer für „friseur kosmetikstudio“ in Köln',
    ],
    [
      'a corrected place of its own',
      'query=friseur kosmetikstudio&location=kölnn',
      '1 Treffer für „friseur kosmetikstudio“ in Köln',
    ],
    ['one corrected word of two', 'query=Haus dachdekker', '1 Treffer für „Haus Dachdecker“'],
  ])('%s: %s', async (_, address, heading) => {
    expect(await headingIn('de', address)).toBe(heading)
  })

  test.each([
    ['query=zahnarzt köln', '3 dentists in Köln', 'Köln: 3 diş hekimi'],
    ['category=zahnarzt&location=ruhrgebiet', '4 dentists in the Ruhrgebiet', 'Ruhrgebiet: 4 diş hekimi'],
    [
      'category=zahnarzt&location=koeln&radiusKm=25',
      '5 dentists within 25 km of Köln',
      'Köln ve 25 km çevresi: 5 diş hekimi',
    ],
    [
      'category=zahnarzt&lat=50.94&lon=6.96&radiusKm=5',
      '3 dentists within 5 km',
      '5 km çevresinde: 3 diş hekimi',
    ],
    ['category=handwerker', '4 tradespeople', '4 usta'],
    ['query=keramik köln', '0 results for “keramik” in Köln', 'Köln: “keramik” için 0 sonuç'],
  ])('in English and Turkish: %s', async (address, english, turkish) => {
    expect(await headingIn('en', address)).toBe(english)
    expect(await headingIn('tr', address)).toBe(turkish)
  })
})

test('while its answer is loading a list is headed by what was asked for, without a number', async () => {
  const messages = inLanguage(siteMessages, 'de')
  const context = { formats: formats(messages), messages, language: 'de' } as const
  const asked = (address: string) => {
    const search = readSearch(address)
    return headline(search, undefined, context, 'Suchergebnisse', search.location)
  }
  expect(asked('query=zahnarzt&location=Köln')).toBe('„zahnarzt“ in Köln')
  expect(asked('category=handwerker')).toBe('Handwerker')
  expect(asked('location=Köln')).toBe('Betriebe in Köln')
  expect(asked('minRating=4.5')).toBe('Suchergebnisse')
})
