import { describe, expect, test } from 'vitest'
import type { GroupSlug } from '#domain/category/group.ts'
import { drawingFor } from '#web/drawings/drawing-for.ts'
import { drawingSymbol, drawingSymbols } from '#web/drawings/drawings.ts'
import { GROUP_DRAWINGS } from '#web/drawings/group-drawings.ts'
import { SHAPES } from '#web/drawings/shapes.ts'

const MAIN = ['kfz-werkstatt', 'handwerker', 'dienstleister', 'technische-dienste'] as const
const groups = Object.keys(GROUP_DRAWINGS) as GroupSlug[]

test.each(Object.keys(SHAPES))('%s is a symbol of at most a kilobyte', name => {
  const symbol = drawingSymbol(name)
  expect(symbol).toMatch(/^<symbol id="d-[a-z]+"><path d="M[^"]+"\/><path d="M[^"]+"\/><\/symbol>$/)
  expect(symbol.length).toBeLessThan(1_024)
})

test('only the drawings asked for enter a page, unknown ones never', () => {
  const symbols = drawingSymbols(['tooth', '"><script>', 'country'])
  expect(symbols.match(/<symbol/g)).toHaveLength(2)
})

describe('a business without a photo', () => {
  test.each([
    ['gesundheit', 'zahnarzt', 'tooth'],
    ['bildung', 'fahrschule', 'wheel'],
    ['transport', 'taxiunternehmen', 'taxi'],
    ['handwerker', 'schluesseldienst', 'key'],
    ['handwerker', 'garten-und-landschaftsbauer', 'flowers'],
    ['handel', 'gebrauchtwagenhaendler', 'saloon'],
    ['handel', 'elektronikfachmarkt', 'screen'],
    ['handel', 'baumarkt', 'trades'],
    ['handel', 'modellbaugeschaeft', 'retail'],
    ['handel', 'abendmode', 'clothes'],
  ] as const)('%s, %s has its own drawing', (group, categorySlug, name) => {
    expect(drawingFor(group, categorySlug, 7)).toBe(name)
  })

  test.each([
    'hotel',
    'ferienwohnung',
    'ferienhaus',
    'pension',
    'gaestehaus',
    'campingplatz',
    'monteurzimmer',
  ])('where people only sleep (%s) there is no glass and no plate', slug => {
    const names = new Set([1, 2, 3, 4, 5, 6].map(id => drawingFor('gastronomie', slug, id)))
    expect(names).toEqual(new Set(['estate', 'key']))
  })

  test.each(MAIN)('neighbours in %s show at least three drawings', group => {
    const names = new Set([1, 2, 3, 4, 5, 6, 7, 8].map(id => drawingFor(group, '', id)))
    expect(names.size).toBeGreaterThanOrEqual(3)
  })

  test.each(groups)('every id in %s has a drawing that exists', group => {
    for (const id of [0, 1, 2, 3, 999_999_999])
      expect(Object.keys(SHAPES)).toContain(drawingFor(group, 'ßİ', id))
  })
})
