import { describe, expect, test } from 'vitest'
import { messages as de } from '#messages/de/site.ts'
import { messages as suggestDe } from '#messages/de/ui/suggest.ts'
import { formats } from '#web/format/formats.ts'
import { emptyOptions, whatOptions, whereOptions } from '#web/ui/suggest/options.ts'

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
      { typed: 'b', place: 'Köln' },
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

  test('a need searches for its name at the place of the other box, behind trades and names', () => {
    const [trades, needs, cities] = whatOptions(
      {
        ...nothing,
        categories: [{ slug: 'abflussbau', name: 'Abflussbau', count: 2 }],
        cities: [{ slug: 'abfing', city: 'Abfing', count: 7 }],
        needs: [{ name: 'verstopfter Abfluss', trade: { slug: 'rohrreinigung', name: 'Rohrreinigung' } }],
      },
      { typed: 'abf', place: 'Köln' },
      suggestDe,
      german,
    )
    expect([trades, needs, cities].map(group => group?.heading)).toEqual(['Kategorien', 'Anliegen', 'Orte'])
    expect(needs?.options).toEqual([
      {
        text: 'Rohrreinigung · verstopfter Abfluss',
        typed: 'abf',
        aside: '',
        sign: 'search',
        action: { kind: 'go', path: '/businesses?query=verstopfter+Abfluss&location=K%C3%B6ln' },
      },
    ])
  })

  test('groups without anything are left out', () => {
    expect(whatOptions(nothing, { typed: 'xyz', place: '' }, suggestDe, german)).toEqual([])
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
      'k',
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

  test('a trade in a city is a page, elsewhere a search; it stands before everything else', () => {
    const trade = { slug: 'zahnarzt', name: 'Zahnarzt' }
    const [first, second] = whatOptions(
      {
        ...nothing,
        categories: [{ ...trade, count: 9 }],
        combinations: [
          {
            trade,
            place: { kind: 'city', label: 'München', citySlug: 'muenchen' },
            count: 96,
            query: { category: 'zahnarzt', location: 'muenchen' },
          },
          {
            trade,
            place: { kind: 'postal-code', label: '80331 München', citySlug: 'muenchen' },
            count: 4,
            query: { category: 'zahnarzt', location: '80331 München' },
          },
        ],
      },
      { typed: 'zahn mü', place: '' },
      suggestDe,
      german,
    )
    expect(first?.heading).toBe('Kategorie und Ort')
    expect(first?.options).toMatchObject([
      {
        text: 'Zahnarzt in München',
        typed: 'zahn mü',
        aside: '96',
        action: { kind: 'go', path: '/city/muenchen/zahnarzt' },
      },
      {
        text: 'Zahnarzt in 80331 München',
        action: { path: '/businesses?location=80331+M%C3%BCnchen&category=zahnarzt' },
      },
    ])
    expect(second?.heading).toBe('Kategorien')
  })

  test('the empty box offers the own position and what is popular where the other box says', () => {
    const popular = [{ slug: 'friseur', name: 'Friseur', count: 1_204 }]
    const groups = emptyOptions(null, popular, 'Köln', suggestDe, german)
    expect(groups.map(({ heading, options }) => [heading, options[0]?.text])).toEqual([
      ['', 'In meiner Nähe'],
      ['Häufige Kategorien', 'Friseur'],
      ['', 'Suchen in diesem Browser merken'],
    ])
    expect(groups[1]?.options[0]).toMatchObject({
      aside: '1.204',
      action: { kind: 'go', path: '/businesses?location=K%C3%B6ln&category=friseur' },
    })
  })

  test('searches are remembered only after somebody has asked for it, and each can be removed', () => {
    const offered = (searches: Parameters<typeof emptyOptions>[0]) =>
      emptyOptions(searches, [], '', suggestDe, german)
    expect(offered(null).flatMap(({ options }) => options.map(({ action }) => action))).toEqual([
      { kind: 'locate' },
      { kind: 'keep', searches: [] },
    ])
    const search = { query: 'friseur', place: 'Köln' }
    const [recent, near, rest] = offered([search])
    expect(near?.options[0]?.action).toEqual({ kind: 'locate' })
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
