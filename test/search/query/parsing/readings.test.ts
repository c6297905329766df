import { describe, expect, test } from 'vitest'
import { emptyIndexFiles } from '#search/index/open-files.ts'
import type { ParsedQuery } from '#search/query/parsed-query.ts'
import { readBoxes } from '#search/query/parsing/read-boxes.ts'
import { readOneBox } from '#search/query/parsing/read-words.ts'
import { type Evidence, firstMeant } from '#search/query/parsing/reading.ts'
import { vocabularyOf } from '#search/query/parsing/vocabulary.ts'
import { Snapshot } from '#search/snapshot/snapshot.ts'

/** What an index would say that has some texts, by the words that are searched for. */
function evidence({
  found = [],
  there = found,
  names = [],
}: Partial<Record<'found' | 'there' | 'names', string[]>>): Evidence {
  return {
    hasName: name => names.includes(name),
    isInNames: () => false,
    finds: ({ what }: ParsedQuery) => found.includes(what),
    findsThere: ({ what }: ParsedQuery) => there.includes(what),
    findsNear: ({ what }: ParsedQuery) => there.includes(what),
    knowsPlace: () => true,
  }
}

/** The words and the place of the reading of a text that is meant. No posting list is looked at. */
function readAs(text: string, index: Evidence) {
  const boxes = readBoxes(vocabularyOf(new Snapshot(emptyIndexFiles())), { text, limit: 24, offset: 0 })
  const { parsedQuery } = firstMeant(readOneBox(boxes, text), index) ?? {}
  return { what: parsedQuery?.what, place: parsedQuery?.place?.shown?.label }
}

describe('a text in one box', () => {
  test('is words and a place where the words are found there', () => {
    expect(readAs('Friseur Köln', evidence({ found: ['Friseur'] }))).toEqual({
      what: 'Friseur',
      place: 'Köln',
    })
  })
  test('is words and a place where nothing is found in any reading', () => {
    expect(readAs('Friseur Köln', evidence({}))).toEqual({ what: 'Friseur', place: 'Köln' })
  })
  test('is a whole where only the whole is found', () => {
    const index = evidence({ found: ['Wolff', 'Wolff Köln', 'Friseur', 'Friseur Köln'], there: [] })
    expect(readAs('Wolff Köln', index)).toEqual({ what: 'Wolff Köln', place: undefined })
    // Of a trade the nearest are wanted.
    expect(readAs('Friseur Köln', index)).toEqual({ what: 'Friseur', place: 'Köln' })
  })
  test('is a whole where a business has this name', () => {
    const index = evidence({ found: ['Friseur', 'Friseur Köln'], names: ['Friseur Köln'] })
    expect(readAs('Friseur Köln', index)).toEqual({ what: 'Friseur Köln', place: undefined })
  })
  test('is a trade and a misspelled place where nothing else is found', () => {
    expect(readAs('Zahnarzt Paderbron', evidence({}))).toEqual({ what: 'Zahnarzt', place: 'Paderborn' })
  })
})
