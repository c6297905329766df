import { describe, expect, test } from 'vitest'
import { suggestPlaces } from '#domain/place/suggest-places.ts'
import { resolveWhere } from '#domain/place/where.ts'

const labels = (text: string, limit = 5) => suggestPlaces(text, limit).map(({ label }) => label)

describe('places that begin with a text', () => {
  test('for digits their region comes first, then its codes in order, with leading zeros', () => {
    expect(labels('803', 3)).toEqual(['803...', '80331 München', '80333 München'])
    expect(labels('0282')[0]).toBe('0282...')
    expect(labels('0282')).toContain('02826 Görlitz')
  })

  test('for a complete code, only that code', () => expect(labels('80331')).toEqual(['80331 München']))

  test.each(['ehrenf', 'EHRENF', 'Ehrenfeld'])('%s begins a quarter of Köln', text => {
    expect(labels(text)).toContain('Köln-Ehrenfeld')
  })

  test.each([
    ['Berlin-Kreuzb', 'Berlin-Kreuzberg'],
    ['berlin kreuzberg', 'Berlin-Kreuzberg'],
    ['Köln-Por', 'Köln-Porz'],
    ['koeln porz', 'Köln-Porz'],
    ['Hamburg-Alt', 'Hamburg-Altona'],
  ])('%s begins a quarter after its town', (text, label) => {
    expect(labels(text, 20).some(found => found.startsWith(label))).toBe(true)
  })

  test('regions come before quarters, the largest first, in any language', () => {
    expect(labels('bay', 2)[0]).toBe('Bayern')
    expect(labels('bav')[0]).toBe('Bayern')
    expect(labels('landkreis rosen')).toEqual(['Landkreis Rosenheim'])
    expect(labels('boden')).toContain('Bodensee')
  })

  test('a name with umlauts is found in either spelling, once', () => {
    for (const text of ['köpe', 'koepe', 'kope']) {
      expect(labels(text, 20).filter(label => label === 'Berlin-Köpenick')).toHaveLength(1)
    }
  })

  test.each(['', '  ', '999999', '00', '%', '<>', 'qqqq'])('nothing begins with "%s"', text => {
    expect(labels(text)).toEqual([])
  })

  test('resolveWhere understands every suggestion', () => {
    for (const text of ['h', 'mit', 'süd', '1', '60', '013']) {
      for (const { kind, label } of suggestPlaces(text, 20)) {
        expect([label, resolveWhere(label)?.kind]).toEqual([label, kind])
      }
    }
  })
})
