import { describe, expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { documentFacts } from '#services/content/document-facts.ts'
import { applyConditions } from '#services/content/site-documents.ts'

const isOn = (name: string) => name === 'an'

describe('a block stays when its condition holds', () => {
  const cases: [name: string, text: string, kept: string][] = [
    ['a text without conditions', 'a\nb', 'a\nb'],
    ['a condition that holds', '<!-- if an -->\na\n<!-- end -->\nb', 'a\nb'],
    ['one that does not', '<!-- if aus -->\na\n<!-- end -->\nb', 'b'],
    ['not', '<!-- if not an -->\na\n<!-- end -->\n<!-- if not aus -->\nb\n<!-- end -->', 'b'],
    ['one in another', '<!-- if aus -->\na\n<!-- if an -->\nb\n<!-- end -->\nc\n<!-- end -->\nd', 'd'],
    ['both of two', '<!-- if an -->\n<!-- if an -->\na\n<!-- end -->\n<!-- end -->', 'a'],
    ['a condition within a line is text', 'a <!-- if aus -->', 'a <!-- if aus -->'],
  ]
  test.each(cases)('%s', (_name, text, kept) => {
    expect(applyConditions(text, isOn)).toBe(kept)
  })
})

test.each(['<!-- if an -->\na', 'a\n<!-- end -->'])('%o is refused', text => {
  expect(() => applyConditions(text, isOn)).toThrow(/an if|an end/)
})

test('a condition nobody knows is refused', () => {
  const { isOn } = documentFacts(DEFAULT_SETTINGS, 'de', {
    hasDemonstration: () => false,
    hasMailServer: () => false,
  })
  expect(() => isOn('mpas')).toThrow('mpas')
  expect(() => isOn('toString')).toThrow('toString')
})

test('whether there is a demonstration is asked only where a text depends on it', () => {
  const ask = () => {
    throw new Error('asked')
  }
  const { isOn } = documentFacts(DEFAULT_SETTINGS, 'de', { hasDemonstration: ask, hasMailServer: ask })
  expect(isOn('maps')).toBe(true)
  expect(() => isOn('demonstration')).toThrow('asked')
})
