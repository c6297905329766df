import { describe, expect, test } from 'vitest'
import { business, removed, saved } from '#test/make-business.ts'
import { givenIndex, search } from '../given.ts'

const dentist = (city: string, postalCode = '50667') =>
  business({
    name: 'Praxis',
    category: 'Zahnarzt',
    city,
    postalCode,
    state: city === 'München' ? 'BY' : 'NW',
  })
const hairdresser = (city: string, postalCode: string) =>
  business({ name: 'Salon', category: 'Friseur', city, postalCode, state: 'BY' })

/** 'Zahnarzt, München: 2' */
const lines = ({ combinations }: ReturnType<Awaited<ReturnType<typeof directory>>['suggest']>) =>
  combinations.map(({ trade, place, count }) => `${trade.name}, ${place.label}: ${count}`)

async function directory() {
  const { index } = await givenIndex(
    ...['München', 'München', 'Münster', 'Köln'].map(city => dentist(city)),
    hairdresser('München', '80331'),
    hairdresser('München', '80331'),
    hairdresser('München', '80333'),
    business({ name: 'Salon', category: 'Friseur', city: 'Köln', district: 'Ehrenfeld' }),
    business({ name: 'Münzen Roth', category: 'Münzhändler', city: 'Bonn' }),
    business({ name: 'Kiosk', category: 'Optiker', city: 'Bad Homburg' }),
  )
  return index
}

describe('a trade and a place in one text', () => {
  test('is suggested where there are businesses of it, the likeliest first', async () => {
    const index = await directory()
    const expected: Readonly<Record<string, readonly string[]>> = {
      'zahnarzt mü': ['Zahnarzt, München: 2', 'Zahnarzt, Münster: 1'],
      'zahnarzt mue': ['Zahnarzt, München: 2', 'Zahnarzt, Münster: 1'],
      'zahn muens': ['Zahnarzt, Münster: 1', 'Zahnarzt, Münsterland: 1'],
      'zahnarzt in mün': ['Zahnarzt, München: 2', 'Zahnarzt, Münster: 1', 'Zahnarzt, Münsterland: 1'],
      'zahnarzt in': ['Zahnarzt, München: 2', 'Zahnarzt, Köln: 1', 'Zahnarzt, Münster: 1'],
      'mün zahn': ['Zahnarzt, München: 2', 'Zahnarzt, Münster: 1', 'Zahnarzt, Münsterland: 1'],
      'in münchen zahn': ['Zahnarzt, München: 2'],
      'dentist mü': ['Zahnarzt, München: 2', 'Zahnarzt, Münster: 1'],
      'optiker bad h': ['Optiker, Bad Homburg: 1'],
      'optiker homb': ['Optiker, Bad Homburg: 1'],
      'friseur mü': ['Friseur, München: 3'],
      'friseur 803': ['Friseur, 803...: 3', 'Friseur, 80331 München: 2', 'Friseur, 80333 München: 1'],
      '80331 fris': ['Friseur, 80331 München: 2'],
      'friseur ehrenf': ['Friseur, Köln-Ehrenfeld: 1'],
      'friseur oberbay': ['Friseur, Oberbayern: 3'],
      'friseur bayern': ['Friseur, Bayern: 3'],
      // The town by another name.
      'dentist cologne': ['Zahnarzt, Köln: 1'],
      'dişçi münih': ['Zahnarzt, München: 2'],
      // Nobody there: in the town of the place, else none, which the page answers with the nearest.
      'friseur 80339': ['Friseur, München: 3'],
      'zahnarzt bonn': ['Zahnarzt, Bonn: 0'],
      'bonn zahnarzt': ['Zahnarzt, Bonn: 0'],
      'zahnarzt hamburg': ['Zahnarzt, Hamburg: 0'],
      'zahnarzt 20095': ['Zahnarzt, 20095 Hamburg: 0'],
      // No trade or no place.
      zahnarzt: [],
      münchen: [],
      'bad homb': [],
      'zahnarzt xyz': [],
      'xyz mü': [],
    }
    const found = Object.keys(expected).map(text => [text, lines(index.suggest({ text, limit: 5 }))])
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  test('leads to exactly as many businesses as it says', async () => {
    const index = await directory()
    for (const text of ['zahnarzt mü', 'friseur 803', 'friseur 80339', 'friseur oberb', 'zahnarzt bonn']) {
      for (const { query, count } of index.suggest({ text, limit: 8 }).combinations) {
        const { category, location } = query
        expect(search(index, { categories: [category], location }).total).toBe(count)
      }
    }
  })

  test('keeps the trade where nobody of it is at the place, unless a business is called so', async () => {
    const index = await directory()
    const { categories, cities, combinations } = index.suggest({ text: 'zahnarzt bonn', limit: 5 })
    expect(combinations[0]?.query).toEqual({ category: 'zahnarzt', location: 'bonn' })
    expect(categories).toEqual([{ slug: 'zahnarzt', name: 'Zahnarzt', count: 4 }])
    expect(cities).toEqual([])
    const { index: named } = await givenIndex(
      business({ name: 'Bäckerei Roth', category: 'Bäckerei', city: 'Köln' }),
      business({ name: 'Salon', category: 'Friseur', city: 'Roth' }),
    )
    const roth = named.suggest({ text: 'bäckerei roth', limit: 5 })
    expect(roth.businesses).toMatchObject([{ name: 'Bäckerei Roth' }])
    expect(roth.combinations).toEqual([])
  })

  test('counts what was changed since the index was built, and trades of subtypes', async () => {
    const roth = dentist('Görlitz')
    const { index, writer } = await givenIndex(roth, dentist('Görlitz'))
    const suggested = () => lines(index.suggest({ text: 'zahnarzt gör', limit: 5 }))
    expect(suggested()).toEqual(['Zahnarzt, Görlitz: 2'])
    writer.apply([removed(roth)], 2_000)
    expect(suggested()).toEqual(['Zahnarzt, Görlitz: 1'])
    const both = business({ category: 'Kieferorthopäde', subtypes: ['Zahnarzt'], city: 'Görlitz' })
    writer.apply([saved(both)], 3_000)
    expect(suggested()).toEqual(['Zahnarzt, Görlitz: 2'])
  })
})
