import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cellText } from '#domain/draft/cell-text.ts'
import { parseDescription } from '#domain/draft/detail-cells.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { parsePostalCode } from '#domain/draft/location-cells.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import { parseWebsite } from '#domain/draft/website-cell.ts'
import { draftKey } from '#domain/duplicate/recognition-key.ts'
import { plainLine, plainParagraphs } from '#domain/text/plain-text.ts'
import { anyCharacter } from '#test/any-character.ts'
import { APIFY, G2, G3, GERMAN_LIST, GOSOM_36, OWN_EXPORT, SERPAPI } from './headers.ts'

const RUNS = { numRuns: 300 }

/** Texts from spreadsheets, and texts that no spreadsheet has. */
const cell = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom(...'<>&;/!-amplt#38"\'=[]{}:,.0149+@äßıİ \n\t\u00ad\u202f'),
    maxLength: 40,
  }),
  fc.json(),
  fc.webUrl(),
  fc.emailAddress(),
  fc.double().map(String),
  fc.constantFrom(
    'None',
    '',
    '01067',
    '1067.0',
    'DE',
    'AT',
    '{"Monday": "9AM-5PM"}',
    '€15–20',
    '+49 221 4710318',
  ),
)

const knownName = fc.constantFrom(
  ...new Set([...G2, ...G3, ...GERMAN_LIST, ...GOSOM_36, ...APIFY, ...SERPAPI, ...OWN_EXPORT]),
)
const names = fc.array(fc.oneof({ weight: 5, arbitrary: knownName }, cell), { maxLength: 40 })

/** Only a few filled cells: a row with nonsense in all of them is refused, which tests nothing. */
const someCells = fc.array(fc.record({ at: fc.nat(200), text: cell }), { maxLength: 6 })
const NAMES = new Set(['name', 'title', 'Firmenname'])

describe('for any file', () => {
  test('its header is read or refused', () => {
    fc.assert(
      fc.property(names, header => {
        expect(['businesses', 'refused']).toContain(readHeader(header).kind)
      }),
      RUNS,
    )
  })

  test('every row becomes a draft with a name, or faults', () => {
    fc.assert(
      fc.property(names, fc.array(cell, { maxLength: 50 }), cell, (columns, cells, name) => {
        const header = readHeader(['name', 'place_id', ...columns])
        if (header.kind === 'refused') return
        const reading = draftFromRow(header, [name, 'ChIJr9PsEOqnQTERZFB_1Gj1HlQ', ...cells])
        if ('draft' in reading) expect(reading.draft.name).toMatch(/[\p{L}\p{N}]/u)
        else expect(reading.faults.length).toBeGreaterThan(0)
      }),
      RUNS,
    )
  })

  test('every value of a draft is valid', () => {
    let drafts = 0
    fc.assert(
      fc.property(fc.constantFrom(G3, GOSOM_36, GERMAN_LIST, APIFY), someCells, (columns, cells) => {
        const header = readHeader(columns)
        if (header.kind === 'refused') throw new Error(header.reason)
        const row: string[] = columns.map(name => (NAMES.has(name) ? 'Bäckerei Roth' : ''))
        for (const { at, text } of cells) row[at % row.length] = text
        const reading = draftFromRow(header, row)
        if ('faults' in reading) return
        drafts++
        const { postalCode, phone, website, rating, latitude, longitude, photos, countryCode } = reading.draft
        expect(postalCode ?? '01067').toMatch(/^\d{5}$/)
        expect(phone ?? '+491').toMatch(/^\+\d+$/)
        expect(website ?? 'https://').toMatch(/^https?:\/\//)
        expect(rating ?? 1).toBeGreaterThanOrEqual(1)
        expect(rating ?? 5).toBeLessThanOrEqual(5)
        expect(latitude === undefined).toBe(longitude === undefined)
        expect((photos ?? []).every(photo => /^https?:\/\//.test(photo))).toBe(true)
        expect(countryCode ?? 'DE').toBe('DE')
        expect(Object.values(reading.draft)).not.toContain(undefined)
      }),
      RUNS,
    )
    // Most say too little: nothing but a name, or a country that is not clear.
    expect(drafts).toBeGreaterThan(RUNS.numRuns / 6)
  })
})

describe('normalised values do not change', () => {
  test.each<[string, (text: string) => string | undefined]>([
    ['a cell', cellText],
    ['a line', plainLine],
    ['paragraphs', plainParagraphs],
    ['a description', parseDescription],
    ['a telephone number', parsePhone],
    ['a website', parseWebsite],
    ['a postal code', parsePostalCode],
  ])('%s', (_what, parse) => {
    fc.assert(
      fc.property(cell, text => {
        const once = parse(text)
        if (once !== undefined && once !== '') expect(parse(once)).toBe(once)
      }),
      { numRuns: 1000 },
    )
  })

  test('a key does not depend on case', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcäöüß 12-.&'), minLength: 1 }), name => {
        const draft = { name, street: 'Marktstraße 3', postalCode: '02826' }
        expect(draftKey({ ...draft, name: name.toUpperCase(), street: 'MARKTSTRASSE 3' })).toBe(
          draftKey(draft),
        )
      }),
      RUNS,
    )
  })
})
