import { expect, test } from 'vitest'
import { categoryBySlug, termsOf } from '#domain/category/category.ts'
import committed from '#domain/data/osm-terms.json' with { type: 'json' }
import { osmTerms } from '#test/compile/osm-terms.ts'

test('the committed words are what the compiler makes of the package', () => {
  expect(committed).toEqual(osmTerms())
})

test('every word belongs to a category of the table and is among its search words', () => {
  for (const [slug, words] of Object.entries(committed)) {
    expect(categoryBySlug(slug)?.slug).toBe(slug)
    expect(termsOf(slug)).toEqual(expect.arrayContaining(words))
  }
})
