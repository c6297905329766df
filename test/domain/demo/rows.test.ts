import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { describe, expect, test } from 'vitest'
import { categoryFor } from '#domain/category/category.ts'
import districtCodes from '#domain/data/demo/districts.json' with { type: 'json' }
import { DEMO_PLACE_ID_PREFIX, demoRows } from '#domain/demo/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { cityFor } from '#domain/place/city.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { type District, gazetteer } from '#domain/place/gazetteer.ts'
import { nearestTown } from '#domain/place/nearest-town.ts'
import { municipalitiesOfPostalCode, postalCodePlace } from '#domain/place/postal-code.ts'

const COUNT = 4000
const { header, rows } = demoRows({ count: COUNT })
const all = [...rows].map(cells =>
  Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])),
)
const cells = (column: string): string[] => all.map(row => row[column] ?? '').filter(text => text !== '')

/** Ranges that the Bundesnetzagentur reserves for films and books. */
const FICTION =
  /^\+49 (30 23125\d{3}|69 90009\d{3}|40 66969\d{3}|221 4710\d{3}|89 99998\d{3}|152 28817386|152 28895456|152 54599371|171 39200\d\d|174 9091317|176 040690\d\d)$/

describe('the rows are an export', () => {
  test('of 65 columns', () => {
    expect(header).toHaveLength(65)
    expect(new Set(header).size).toBe(65)
    expect(header[1]).toBe('name')
    expect(header[58]).toBe('location_link')
    expect(header[64]).toBe('reviews_id')
  })

  test('that the importer reads without a fault', () => {
    const reading = readHeader(header)
    if (reading.kind === 'refused') throw new Error(reading.reason)
    const { rows: again } = demoRows({ count: COUNT })
    const faults = [...again].map(row => draftFromRow(reading, row)).filter(result => !('draft' in result))
    expect(faults).toEqual([])
  })

  test('whose structured cells are JSON of the usual shape', () => {
    for (const text of cells('working_hours')) {
      const week = JSON.parse(text)
      expect(Object.keys(week)).toHaveLength(7)
      for (const day of Object.values(week)) {
        expect(day).toEqual([
          expect.stringMatching(/^(Closed|Open 24 hours|[\d:APM]+-[\d:]+[AP]M(,[\d:APM]+-[\d:]+[AP]M)*)$/),
        ])
      }
    }
    for (const text of cells('about')) expect(typeof JSON.parse(text)).toBe('object')
  })

  test('whose ratings follow from their counts', () => {
    for (const row of all) {
      const scores = [1, 2, 3, 4, 5].map(score => Number(row[`reviews_per_score_${score}`]))
      const count = scores.reduce((sum, number) => sum + number, 0)
      if (row.reviews === '') {
        expect(row.rating).toBe('')
        continue
      }
      expect(String(count)).toBe(row.reviews)
      const sum = scores.reduce((total, number, index) => total + number * (index + 1), 0)
      expect(Math.abs(sum / count - Number(row.rating))).toBeLessThanOrEqual(0.0501)
      const object = row.reviews_per_score
      if (object) expect(Object.values(JSON.parse(object))).toEqual(scores)
    }
  })
})

describe('the rows name no real person, number or site', () => {
  test('telephone numbers are of the ranges for fiction, and valid in shape', () => {
    expect(cells('phone').filter(phone => !FICTION.test(phone))).toEqual([])
    for (const phone of cells('phone').slice(0, 300)) {
      expect(parsePhoneNumberFromString(phone)?.isPossible(), phone).toBe(true)
    }
  })

  test('websites and photos are at hosts that cannot exist', () => {
    for (const address of cells('website')) {
      expect(address).toMatch(/^https:\/\/(www\.)?[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.example\/$/)
    }
    for (const address of cells('photo').flatMap(cell => cell.split(' '))) {
      expect(address).toMatch(/^https:\/\/umkreis\.example\/demo\/[a-z]+-\d{1,9}\.svg$/)
    }
  })

  test('place ids are unique and show that the row is a demo', () => {
    const ids = cells('place_id')
    expect(new Set(ids).size).toBe(COUNT)
    for (const id of ids) expect(id).toMatch(new RegExp(`^${DEMO_PLACE_ID_PREFIX}[a-z0-9]{14}DE000$`))
    expect(new Set(cells('cid')).size).toBe(COUNT)
  })
})

describe('the same rows come every time', () => {
  test('for any count', () => {
    const [short, long] = [50, 300].map(count => [...demoRows({ count }).rows])
    expect(long?.slice(0, 50)).toEqual(short)
  })

  test('and other rows for another seed', () => {
    const [one, other] = [1, 2].map(seed => [...demoRows({ count: 20, seed }).rows])
    expect(one).not.toEqual(other)
    expect([...demoRows({ count: 20, seed: 1 }).rows]).toEqual(one)
  })
})

describe('the rows look like Germany', () => {
  test('postal codes have five digits and belong to the town', () => {
    const { municipalitiesOf } = gazetteer()
    for (const row of all) {
      expect(row.postal_code).toMatch(/^\d{5}$/)
      expect(municipalitiesOf(row.postal_code ?? '').map(place => place.name)).toContain(row.city)
      expect(Number(row.latitude)).toBeGreaterThan(47.2)
      expect(Number(row.latitude)).toBeLessThan(55.1)
      expect(Number(row.longitude)).toBeGreaterThan(5.8)
      expect(Number(row.longitude)).toBeLessThan(15.2)
    }
    expect(cells('postal_code').some(code => code.startsWith('0'))).toBe(true)
  })

  test('town, postal code, district and position do not contradict each other', () => {
    for (const row of all.slice(0, 2000)) {
      const { city = '', county: district = '', postal_code: postalCode = '' } = row
      const position = { latitude: Number(row.latitude), longitude: Number(row.longitude) }
      const where = `${postalCode} ${city} ${district} ${row.latitude} ${row.longitude}`
      const { slug } = cityFor(city, { postalCode })
      expect(nearestTown(position.latitude, position.longitude)?.slug, where).toBe(slug)
      const centre = postalCodePlace(postalCode)
      const centres = centre === undefined ? [] : [centre, ...municipalitiesOfPostalCode(postalCode)]
      const nearest = Math.min(...centres.map(place => kilometresBetween(position, place)))
      // All codes of a wide town share its centre.
      expect(nearest, where).toBeLessThan(centre?.isApproximate === true ? 25 : 3)
      if (district === '') continue
      expect(cityFor(district, { postalCode }), where).toMatchObject({ slug, district })
      expect(nearestDistrict(city, position), where).toBe(district)
    }
    expect(all.slice(0, 2000).filter(row => row.county !== '').length).toBeGreaterThan(100)
  })

  test('the districts of postal codes are known, with a position, and so are the codes, each once', () => {
    for (const [city, codesOf] of Object.entries(districtCodes)) {
      const named = locatedDistricts(city).map(({ name }) => name)
      expect(named).toEqual(expect.arrayContaining(Object.keys(codesOf)))
      const codes = Object.values(codesOf).flatMap(list => list.split(' '))
      expect(new Set(codes).size).toBe(codes.length)
      for (const code of codes) expect([code, postalCodePlace(code)?.city]).toEqual([code, city])
    }
  })

  test('about 100 towns have several businesses among the first 2,000', () => {
    const towns = Map.groupBy(all.slice(0, 2000), row => row.city)
    expect([...towns.values()].filter(list => list.length >= 5).length).toBeGreaterThanOrEqual(90)
    expect(towns.size).toBeGreaterThan(150)
  })

  test('at least 250 known categories in every group, hairdressers more frequent than lamp shops', () => {
    const types = Map.groupBy(all, row => categoryFor(row.type ?? '').slug)
    expect(types.size).toBeGreaterThanOrEqual(250)
    expect(new Set(all.map(row => categoryFor(row.type ?? '').group)).size).toBe(15)
    expect(all.every(row => categoryFor(row.type ?? '').isKnown)).toBe(true)
    expect(types.get('friseur')?.length).toBeGreaterThan(5 * (types.get('lampengeschaeft')?.length ?? 0))
  })

  test('some have no reviews, few have very many', () => {
    const reviews = cells('reviews').map(Number)
    expect(reviews.length / COUNT).toBeGreaterThan(0.6)
    expect(reviews.length / COUNT).toBeLessThan(0.92)
    const sorted = reviews.toSorted((a, b) => a - b)
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0
    expect(median).toBeGreaterThan(10)
    expect(median).toBeLessThan(60)
    expect(sorted.at(-1)).toBeGreaterThan(1000)
  })

  test('a third has no description, the others fill every slot of their sentences', () => {
    const texts = cells('description')
    expect(texts.length / COUNT).toBeGreaterThan(0.6)
    expect(texts.length / COUNT).toBeLessThan(0.72)
    expect(texts.filter(text => /[{}]|undefined/.test(text))).toEqual([])
    expect(new Set(texts).size / texts.length).toBeGreaterThan(0.9)
  })

  test('names have umlauts, ß and Turkish letters, and some are long', () => {
    const names = cells('name')
    for (const letter of ['ä', 'Ö', 'ü', 'ß', 'ı', 'ş'])
      expect(
        names.some(name => name.includes(letter)),
        letter,
      ).toBe(true)
    expect(names.some(name => name.length > 70)).toBe(true)
    expect(names.filter(name => /undefined| {2}|^ | $/.test(name))).toEqual([])
  })

  test('the vocabulary of names and streets is wide', () => {
    const words = new Set(all.flatMap(row => `${row.name} ${row.street}`.split(/[^\p{L}]+/u)))
    expect(words.size).toBeGreaterThan(5000)
  })

  test('most businesses are open for trade', () => {
    const open = cells('business_status').filter(status => status === 'OPERATIONAL').length
    expect(open / COUNT).toBeGreaterThan(0.95)
    expect(open).toBeLessThan(COUNT)
  })
})

function locatedDistricts(city: string): readonly District[] {
  const all = new Set([...gazetteer().districts.values()].flat())
  return [...all].filter(({ town, latitude }) => town.name === city && latitude !== null)
}

function nearestDistrict(
  city: string,
  position: { latitude: number; longitude: number },
): string | undefined {
  return locatedDistricts(city)
    .map(({ name, latitude, longitude }) => ({
      name,
      km: kilometresBetween(position, { latitude: latitude ?? 0, longitude: longitude ?? 0 }),
    }))
    .sort((a, b) => a.km - b.km)[0]?.name
}
