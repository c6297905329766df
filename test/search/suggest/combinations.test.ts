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
      // No trade, no place, or nothing of the trade there.
      zahnarzt: [],
      münchen: [],
      'bad homb': [],
      'zahnarzt hamburg': [],
      'xyz mü': [],
    }
    const found = Object.keys(expected).map(text => [text, lines(index.suggest({ text, limit: 5 }))])
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  test('leads to exactly as many businesses as it says', async () => {
    const index = await directory()
    for (const text of ['zahnarzt mü', 'friseur 803', 'friseur ehrenf', 'friseur oberb', 'friseur in']) {
      for (const { query, count } of index.suggest({ text, limit: 8 }).combinations) {
        const { category, location } = query
        expect(search(index, { categories: [category], location }).total).toBe(count)
      }
    }
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
