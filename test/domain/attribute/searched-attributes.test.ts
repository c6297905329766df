import { describe, expect, test } from 'vitest'
import { ATTRIBUTE_SLUGS, type AttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { ABOUT_GROUPS } from '#domain/attribute/attributes.ts'
import { ATTRIBUTES_OF_GROUP } from '#domain/attribute/attributes-of-group.ts'
import { attributesOf, SEARCHED_ATTRIBUTES } from '#domain/attribute/searched-attributes.ts'
import { categoryBySlug } from '#domain/category/category.ts'
import { slugify } from '#domain/text/slug.ts'

const entries = Object.entries(SEARCHED_ATTRIBUTES)

test('every searched attribute has a bit and a slug', () => {
  expect(ATTRIBUTE_SLUGS.length).toBeLessThanOrEqual(64)
  expect(new Set(ATTRIBUTE_SLUGS).size).toBe(ATTRIBUTE_SLUGS.length)
  expect(ATTRIBUTE_SLUGS.map(slug => slugify(slug))).toEqual(ATTRIBUTE_SLUGS)
  expect(Object.keys(SEARCHED_ATTRIBUTES)).toEqual(ATTRIBUTE_SLUGS)
})

test('it consists of attributes and categories that there are', () => {
  const known = new Set(ABOUT_GROUPS.flatMap(({ attributes }) => Object.keys(attributes)))
  const unknown = entries.flatMap(([, { anyOf, categories = [] }]) => [
    ...anyOf.filter(name => !known.has(name)),
    ...categories.filter(slug => categoryBySlug(slug) === undefined),
  ])
  expect(unknown).toEqual([])
})

test('no word says two attributes', () => {
  const words = entries.flatMap(([, { words = '', weakWords = '' }]) =>
    [...words.split(', '), ...weakWords.split(', ')].filter(word => word !== ''),
  )
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test.each(Object.entries(ATTRIBUTES_OF_GROUP))('what matters to %s is said once', (_, slugs) => {
  expect(slugs.length).toBeGreaterThan(0)
  expect(new Set(slugs).size).toBe(slugs.length)
})

describe('the attributes of a business', () => {
  test.each<[string, Parameters<typeof attributesOf>[0], readonly string[], readonly AttributeSlug[]]>([
    ['nothing stated', {}, [], []],
    ['one', { Serviceoptionen: { Außenbereich: true } }, [], ['terrasse']],
    [
      'one that counts for two',
      { Parken: { 'Kostenloser Parkplatz': true } },
      [],
      ['parkplatz', 'kostenloser-parkplatz'],
    ],
    [
      'several that count for one',
      { Zahlungen: { Kreditkarten: true, Debitkarten: true } },
      [],
      ['kartenzahlung'],
    ],
    ['stated as missing', { Serviceoptionen: { Außenbereich: false, Lieferung: true } }, [], ['lieferung']],
    ['not searched', { Atmosphäre: { Gemütlich: true } }, [], []],
    ['the same name in two groups', { 'Beliebt für': { Frühstück: true } }, [], ['fruehstueck']],
    ['by what it is', {}, ['restaurant', 'veganes-restaurant'], ['vegetarisch', 'vegan']],
  ])('%s', (_, about, categories, expected) => {
    expect(attributesOf(about, categories)).toEqual(expected)
  })
})
