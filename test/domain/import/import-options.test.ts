import { expect, test } from 'vitest'
import type { CategorizedDraft } from '#domain/edit/merge-draft.ts'
import { takenPart } from '#domain/import/import-options.ts'

const draft: CategorizedDraft = {
  name: 'Roth',
  category: 'Backstube',
  phone: '+493581471001',
  placed: { category: { slug: 'baeckerei', name: 'Bäckerei', group: 'handel' } },
}

test('without a choice all of a row counts, and what it states is not emptied', () => {
  expect(takenPart(draft, ['phone', 'website'], { fields: null })).toEqual({ draft, emptied: ['website'] })
})

test('a chosen category stays with the operator’s rule for it', () => {
  const { category, placed } = draft
  expect(takenPart(draft, ['website'], { fields: ['category'] }).draft).toEqual({ category, placed })
})

test('only chosen fields are emptied', () => {
  expect(takenPart(draft, ['website', 'rating'], { fields: ['rating'] }).emptied).toEqual(['rating'])
})
