import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sortKey } from '#domain/text/sort-key.ts'
import { anyCharacter } from '#test/any-character.ts'

function sorted(...names: string[]): string[] {
  return names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : sortKey(a) > sortKey(b) ? 1 : 0))
}

describe('sortKey', () => {
  test('names sort as in a German telephone directory without telephone rules: Ä with A, ß as ss', () => {
    expect(sorted('Zander', 'Öz', 'Oz Grill', 'Ärztehaus', 'Arzt', 'Aßmann', 'Assmann & Co', 'Azur')).toEqual(
      ['Arzt', 'Ärztehaus', 'Aßmann', 'Assmann & Co', 'Azur', 'Öz', 'Oz Grill', 'Zander'],
    )
  })

  test('digits come before letters, other scripts and names without any letter last', () => {
    expect(sorted('***', 'Ωmega', 'Zoo', '1a Autoservice', 'Ahorn')).toEqual([
      '1a Autoservice',
      'Ahorn',
      'Zoo',
      'Ωmega',
      '***',
    ])
  })

  test('punctuation is ignored, a hyphen is a blank, and a shorter name comes before its continuation', () => {
    expect(sortKey('"Zum Löwen"')).toBe(sortKey('Zum Löwen'))
    expect(sortKey('Bäcker-Meier')).toBe(sortKey('Bäcker Meier'))
    expect(sorted('Rothaus', 'Roth Bäckerei', 'Roth')).toEqual(['Roth', 'Roth Bäckerei', 'Rothaus'])
  })

  test('Turkish letters sort with their Latin neighbours', () => {
    expect(sorted('Iz', 'Işık', 'İpek', 'Isar')).toEqual(['İpek', 'Isar', 'Işık', 'Iz'])
  })

  test('a key is ASCII and not empty', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), text => {
        expect(sortKey(text)).toMatch(/^[ -~]+$/)
      }),
    )
  })
})
