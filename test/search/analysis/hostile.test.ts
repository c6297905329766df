import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  analyse,
  analyseName,
  analysePlace,
  foldedWords,
  queryTerms,
  spellings,
} from '#search/analysis/analyzer.ts'
import { foldWord } from '#search/analysis/folding.ts'
import { isStopWord } from '#search/analysis/stop-words.ts'
import { anyCharacter } from '#test/any-character.ts'
import { matches, matchesName } from './matches.ts'

const TERM = /^[a-z0-9]{1,64}$/
const TERMS = /^(?:[a-z0-9]{1,64}(?: [a-z0-9]{1,64})*)?$/

const words = fc.constantFrom(
  'Müller',
  'Kfz-Werkstatt',
  "Toni's",
  'H&M',
  'K.F.Z.',
  'e.V.',
  'Straße',
  'und',
  'Friseur:in',
  'Bueroeinrichtung',
  'İzmir',
  'ığdır',
  'Zahnärztinnen',
  'Ресторан',
  '北京',
  '1&1',
  '24/7',
  'Check24',
  "d'Angelo",
  'Marktpl.',
  'GmbH',
  'Œuvre',
  'ﬃ',
  '½',
  '\u00ad',
  '\u202e',
  '"',
  'NEAR(',
  'AND',
  '*',
  '^',
  'n:',
  '{',
  '-',
  '😀',
  'a\u0308',
  '\ud800',
  '\u0000',
  'ß',
  'ẞ',
  'Ǆ',
  'ŉ',
  '٣',
  '㎏',
  '𝕱𝖗𝖎𝖘𝖊𝖚𝖗',
)
const texts = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.array(words, { maxLength: 12 }).map(list => list.join(' ')),
  fc.array(words, { maxLength: 8 }).map(list => list.join('')),
)

describe('for any text, typed or imported', () => {
  test('terms are [a-z0-9]{1,64}, joined by single blanks', () => {
    fc.assert(
      fc.property(texts, text => {
        for (const terms of [analyse(text), analyseName(text), analysePlace(text)]) {
          expect(terms).toMatch(TERMS)
        }
        expect(foldedWords(text).filter(word => !TERM.test(word))).toEqual([])
        for (const { alternatives } of queryTerms(text)) {
          expect(alternatives.length).toBeGreaterThan(0)
          expect(alternatives.filter(all => all.length === 0 || !all.every(term => TERM.test(term)))).toEqual(
            [],
          )
        }
      }),
      { numRuns: 1_500 },
    )
  })

  test('every word of a text finds the text, stop words aside', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 4 }), parts => {
        const text = parts.join(' ')
        for (const word of text.split(/\s+/)) {
          const folded = foldedWords(word)
          if (folded.length === 0 || folded.some(isStopWord)) continue
          expect({ word, found: matches(word, text) }).toEqual({ word, found: true })
        }
      }),
      { numRuns: 1_500 },
    )
  })

  test('every name is found by itself and by each of its first twelve words, stop words too', () => {
    fc.assert(
      fc.property(texts, name => {
        if (queryTerms(name).length === 0) return
        expect(matchesName(name, name)).toBe(true)
        for (const word of name.split(/\s+/).slice(0, 12)) {
          if (queryTerms(word).length > 0)
            expect({ word, found: matchesName(word, name) }).toEqual({ word, found: true })
        }
      }),
      { numRuns: 1_500 },
    )
  })

  test('a folded word has neither capitals nor diacritics nor other scripts', () => {
    fc.assert(
      fc.property(texts, text => {
        expect(foldWord(text)).toMatch(/^[a-z0-9]{0,64}$/)
      }),
    )
  })

  test('a query is empty only without a letter or digit', () => {
    expect(queryTerms('')).toEqual([])
    expect(queryTerms(' --- "" *** 😀 ')).toEqual([])
    expect(queryTerms('die der und').map(({ word }) => word)).toEqual(['die', 'der', 'und'])
    expect(queryTerms('GmbH').map(({ word }) => word)).toEqual(['gmbh'])
    expect(queryTerms('Friseur in der Werft').map(({ word }) => word)).toEqual(['friseur', 'werft'])
  })

  test('search syntax is read as words', () => {
    expect(
      queryTerms('NEAR("friseur" köln, 5) OR n:* AND NOT ^x')
        .flatMap(({ alternatives }) => alternatives.flat())
        .every(term => TERM.test(term)),
    ).toBe(true)
    expect(queryTerms("'; DROP TABLE fts; --").map(({ word }) => word)).toEqual(['drop', 'table', 'fts'])
  })

  test('at most twelve words of 64 letters are read', () => {
    expect(queryTerms(Array.from({ length: 40 }, (_, at) => `wort${at}`).join(' '))).toHaveLength(12)
    expect(queryTerms('x'.repeat(100_000))[0]?.word).toHaveLength(64)
  })

  test.each([
    ['a'],
    ['-'],
    ["'"],
    ['a-'],
    ['a.'],
    ['a&'],
    ['1'],
    ['ü'],
    ['ue'],
    ['\u0301'],
    ['中'],
    ['ab '],
    ['a & '],
    ['strasse'],
    ['haus'],
    ['in/'],
    [':in'],
  ])('300,000 characters of %j take a moment, not a minute', piece => {
    const text = piece.repeat(Math.ceil(300_000 / piece.length))
    expect(TERMS.test(analyse(text))).toBe(true)
    expect(queryTerms(text).length).toBeLessThanOrEqual(12)
  })
})

describe('the spelling of words', () => {
  test('goes into the dictionary, letters only, in lower case', () => {
    expect(spellings('Bäckerei Müller & Söhne, Hauptstr. 5 (24h) A-Z İzmir')).toEqual([
      'bäckerei',
      'müller',
      'söhne',
      'hauptstr',
      'izmir',
    ])
  })

  test('names that people regard as equal have the same folded words', () => {
    expect(foldedWords('K.F.Z. Müller & Söhne')).toEqual(foldedWords('KFZ-Mueller, Soehne'))
    expect(foldedWords('Café Straße')).toEqual(foldedWords('CAFE STRASSE'))
    expect(foldedWords('Peters')).not.toEqual(foldedWords('Peter'))
  })
})
