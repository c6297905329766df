import { describe, expect, test } from 'vitest'
import { messages as de } from '#messages/de/site.ts'
import { messages as suggestDe } from '#messages/de/ui/suggest.ts'
import { formats } from '#web/format/formats.ts'
import { recentOptions, whatOptions, whereOptions } from '#web/ui/suggest/options.ts'

const german = formats(de)
const nothing = { businesses: [], categories: [], cities: [], combinations: [] }

describe('what the boxes offer', () => {
  test('a category keeps the place of the other box, a business and a city are pages', () => {
    const groups = whatOptions(
      {
        businesses: [{ id: 1, name: 'Roth', category: 'Bäckerei', city: 'Bonn', urlSlug: 'bonn/roth' }],
        categories: [{ slug: 'baeckerei', name: 'Bäckerei', count: 1_204 }],
        cities: [{ slug: 'bonn', city: 'Bonn', count: 7 }],
        combinations: [],
      },
      'Köln',
      suggestDe,
      german,
    )
    expect(groups.map(({ heading }) => heading)).toEqual(['Kategorien', 'Betriebe', 'Orte'])
    expect(groups.map(({ options }) => [options[0]?.text, options[0]?.aside, options[0]?.action])).toEqual([
      ['Bäckerei', '1.204', { kind: 'go', path: '/businesses?location=K%C3%B6ln&category=baeckerei' }],
      ['Roth', 'Bäckerei, Bonn', { kind: 'go', path: '/bonn/roth' }],
      ['Bonn', '7', { kind: 'go', path: '/city/bonn' }],
    ])
  })

  test('groups without anything are left out', () => {
    expect(whatOptions(nothing, '', suggestDe, german)).toEqual([])
  })

  test('a place is written into the box; the own position is offered last', () => {
    const groups = whereOptions(
      {
        ...nothing,
        cities: [{ slug: 'koeln', city: 'Köln', count: 9 }],
        places: [
          { kind: 'postal-prefix', label: '508...' },
          { kind: 'district', label: 'Köln-Ehrenfeld' },
        ],
      },
      suggestDe,
      german,
    )
    expect(groups.map(({ options }) => options[0]?.action)).toEqual([
      { kind: 'fill', text: 'Köln' },
      { kind: 'fill', text: '508...' },
      { kind: 'fill', text: 'Köln-Ehrenfeld' },
      { kind: 'locate' },
    ])
  })

  test('searches are remembered only after somebody has asked for it, and each can be removed', () => {
    expect(
      recentOptions(null, suggestDe).flatMap(({ options }) => options.map(({ action }) => action)),
    ).toEqual([{ kind: 'keep', searches: [] }])
    const search = { query: 'friseur', place: 'Köln' }
    const [recent, rest] = recentOptions([search], suggestDe)
    expect(recent?.options[0]).toMatchObject({
      text: 'friseur in Köln',
      action: { path: '/businesses?query=friseur&location=K%C3%B6ln' },
      removal: { text: '„friseur in Köln“ entfernen', action: { kind: 'forget', search } },
    })
    expect(rest?.options.map(({ text, action }) => [text, action])).toEqual([
      ['Alle löschen', { kind: 'keep', searches: [] }],
      ['Nicht mehr merken', { kind: 'keep', searches: null }],
    ])
  })
})
