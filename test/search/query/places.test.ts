import { describe, expect, test } from 'vitest'
import { business, saved } from '#test/make-business.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'

const KOELN = { latitude: 50.9375, longitude: 6.9603 }

const hair = (name: string, city: string, more = {}) => business({ name, category: 'Friseur', city, ...more })
const rosenheim = () => hair('Inn', 'Rosenheim', { state: 'BY', latitude: 47.856, longitude: 12.129 })
const kolbermoor = () => hair('Mangfall', 'Kolbermoor', { state: 'BY', latitude: 47.849, longitude: 12.067 })
const cologne = () => hair('Dom', 'Köln', { state: 'NW', ...KOELN })
const bonn = () => hair('Rhein', 'Bonn', { state: 'NW', latitude: 50.7374, longitude: 7.0982 })

describe('a region', () => {
  test.each([
    ['Bayern', ['Inn', 'Mangfall']],
    ['Oberbayern', ['Inn', 'Mangfall']],
    ['Landkreis Rosenheim', ['Mangfall']],
    ['Rosenheim', ['Inn']],
    ['Rheinland', ['Dom']],
    ['Schwarzwald', []],
  ])('%s is searched by its towns', async (location, names) => {
    const { index } = await givenIndex(rosenheim(), kolbermoor(), cologne())
    expect(namesFor(index, { text: 'friseur', location }).toSorted()).toEqual(names)
    expect(namesFor(index, { location }).toSorted()).toEqual(names)
    expect(namesFor(index, `friseur ${location}`).toSorted()).toEqual(names)
  })

  test('has a kind, an address and bounds of its own, and no distances', async () => {
    const { index } = await givenIndex(rosenheim())
    const answer = search(index, { text: 'friseur oberbayern', radiusKm: 10 })
    expect(answer.total).toBe(1)
    expect(answer.place).toMatchObject({ kind: 'region', label: 'Oberbayern', regionSlug: 'oberbayern' })
    expect(answer.place?.bounds?.north).toBeGreaterThan(48)
    expect(answer.businesses[0]).not.toHaveProperty('distanceMetres')
    expect(answer.facets.radii).toEqual([])
    expect(answer.understood.query).toEqual({ query: 'friseur', location: 'Oberbayern' })
  })

  test('has a town that the gazetteer does not know, by where its businesses are', async () => {
    const { index } = await givenIndex(
      hair('Unbekannt', 'Neuhausenbrunn', { state: 'BY', latitude: 47.85, longitude: 12.066 }),
      cologne(),
    )
    expect(namesFor(index, { location: 'Landkreis Rosenheim' })).toEqual(['Unbekannt'])
    expect(namesFor(index, { location: 'Bayern' })).toEqual(['Unbekannt'])
  })

  test('a business that comes later is in its region', async () => {
    const { index, writer } = await givenIndex(rosenheim())
    expect(namesFor(index, { location: 'Nordrhein-Westfalen' })).toEqual([])
    writer.apply([saved(cologne(), [], 99)], 99)
    expect(namesFor(index, { location: 'Nordrhein-Westfalen' })).toEqual(['Dom'])
  })

  test('a business with the name of a region is found by its name', async () => {
    const { index } = await givenIndex(business({ name: 'Hotel Bodensee', city: 'Köln' }), cologne())
    expect(namesFor(index, 'hotel bodensee')).toEqual(['Hotel Bodensee'])
  })
})

describe('near the visitor', () => {
  test('the circle is as wide as the nearest result needs, and the answer says so', async () => {
    const { index } = await givenIndex(bonn(), rosenheim())
    const answer = search(index, { text: 'friseur in der Nähe', ...KOELN })
    expect(answer.businesses.map(({ name }) => name)).toEqual(['Rhein'])
    expect(answer.understood.parts).toContainEqual({
      kind: 'radius',
      typed: 'in der Nähe',
      value: '25',
      label: 'in der Nähe',
    })
    expect(answer.understood.query).toMatchObject({ query: 'friseur', radiusKm: '25' })
  })

  test('where nothing is within 100 km, what is nearest is listed', async () => {
    const { index } = await givenIndex(rosenheim())
    expect(namesFor(index, { text: 'friseur in der Nähe', ...KOELN })).toEqual(['Inn'])
  })

  test('a chosen radius stays', async () => {
    const { index } = await givenIndex(bonn())
    expect(namesFor(index, { text: 'friseur nahe mir', ...KOELN, radiusKm: 5 })).toEqual([])
  })
})

describe('a misspelled or unknown place', () => {
  test.each([
    ['Paderbron', 'Paderborn'],
    ['Bayrn', 'Bayern'],
    ['Landkreis Rosenhiem', 'Landkreis Rosenheim'],
  ])('%s is corrected to %s, in either box, although no business is there', async (from, to) => {
    const { index } = await givenIndex(cologne())
    for (const query of [{ text: 'friseur', location: from }, { text: `friseur ${from}` }]) {
      const answer = search(index, query)
      expect(answer.total).toBe(0)
      expect(answer.corrected).toEqual({ from, to })
      expect(answer.place?.label).toBe(to)
      expect(answer).not.toHaveProperty('unknownPlace')
    }
  })

  test('an unknown place is named, and nothing is listed for it', async () => {
    const { index } = await givenIndex(cologne())
    const answer = search(index, { text: 'friseur', location: 'Atlantis' })
    expect(answer).toMatchObject({ total: 0, place: null, unknownPlace: 'Atlantis' })
    expect(answer).not.toHaveProperty('nearest')
  })

  test('in the first box an unknown place finds nothing', async () => {
    const { index } = await givenIndex(cologne())
    expect(search(index, { text: 'friseur in Atlantis' }).total).toBe(0)
  })

  test('the boxes may be mixed up', async () => {
    const { index } = await givenIndex(cologne(), rosenheim())
    expect(namesFor(index, { text: 'Köln', location: 'Friseur' })).toEqual(['Dom'])
  })
})
