import { describe, expect, test } from 'vitest'
import { categoryBySlug, categoryName, relatedCategories, termsOf } from '#domain/category/category.ts'
import { groupBySlug, groupName, groupOfAlias, isGroupSlug } from '#domain/category/group.ts'
import { INSTEAD } from '#domain/category/relations.ts'
import { CATEGORIES } from '#domain/category/table.ts'

test('names exist in three languages, of groups only in German', () => {
  expect(categoryName('zahnarzt')).toBe('Zahnarzt')
  expect(categoryName('zahnarzt', 'en')).toBe('Dentist')
  expect(categoryName('zahnarzt', 'tr')).toBe('Diş hekimi')
  expect(categoryName('hufschmied', 'tr')).toBe('Nalbant')
  expect(categoryName('handwerker', 'en')).toBe(groupName('handwerker'))
  expect(categoryName('gibt-es-nicht')).toBeUndefined()
})

test('old footer links lead to groups', () => {
  expect(
    ['restaurant', 'retail', 'services', 'health', 'automotive', 'constructor', ''].map(groupOfAlias),
  ).toEqual(['gastronomie', 'handel', 'dienstleister', 'gesundheit', 'kfz-werkstatt', undefined, undefined])
})

test('a group is known by its slug and shown with its title', () => {
  expect(groupBySlug('kfz-werkstatt')?.title).toBe('KFZ-Werkstätten')
  expect(groupBySlug('zahnarzt')).toBeUndefined()
  expect([isGroupSlug('technische-dienste'), isGroupSlug('autowerkstatt'), isGroupSlug('toString')]).toEqual([
    true,
    false,
    false,
  ])
})

test('a category is found by the words people type', () => {
  expect(termsOf('klempner')).toEqual(
    expect.arrayContaining(['Klempner', 'Installateur', 'Sanitär', 'Rohrbruch']),
  )
  expect(termsOf('friseur')).toEqual(expect.arrayContaining(['Frisör', 'Coiffeur', 'Haarschnitt']))
  expect(termsOf('gibt-es-nicht')).toEqual([])
})

test('specific categories carry their schema.org type', () => {
  expect(['autowerkstatt', 'zahnarzt', 'baeckerei'].map(slug => categoryBySlug(slug)?.schemaType)).toEqual([
    'AutoRepair',
    'Dentist',
    'Bakery',
  ])
})

describe('related categories', () => {
  test('are alternatives for the same need', () => {
    expect(relatedCategories('tischler')).toContain('moebeltischler')
    expect(relatedCategories('pizzeria')).toContain('italienisches-restaurant')
    expect(relatedCategories('gibt-es-nicht')).toEqual([])
  })

  test('are known categories, not the given one: as many as really are near, of restaurants five', () => {
    for (const { slug, group } of CATEGORIES.filter((_, index) => index % 20 === 0)) {
      const related = relatedCategories(slug)
      expect(related.length, slug).toBeLessThanOrEqual(5)
      if (group === 'gastronomie') expect(related.length, slug).toBe(5)
      expect(related).not.toContain(slug)
      expect(related.filter(other => categoryBySlug(other) === undefined)).toEqual([])
    }
  })

  test('do not offer a gym instead of the tax office', () => {
    expect(relatedCategories('finanzamt')).toContain('behoerde')
    expect(relatedCategories('finanzamt')).not.toContain('fitnessstudio')
    expect(relatedCategories('friedhof')).toEqual([])
    expect(relatedCategories('bestattungsinstitut')).toEqual(['krematorium', 'tierbestattung'])
    expect(relatedCategories('fahrschule')).not.toContain('kindergarten')
  })

  test.each([
    ['fachanwalt-fuer-baurecht', 'rechtsanwalt'],
    ['bremsenwerkstatt', 'autowerkstatt'],
    ['golfgeschaeft', 'sportgeschaeft'],
    ['rheumatologe', 'allgemeinmediziner'],
  ])('of %s, with which nothing shares a word, are the generalist: %s', (slug, general) => {
    expect(relatedCategories(slug)).toEqual([general])
  })

  test('of the explicit table all exist', () => {
    const slugs = Object.entries(INSTEAD).flatMap(([slug, others]) => [slug, ...others])
    expect(slugs.filter(slug => categoryBySlug(slug) === undefined)).toEqual([])
    expect(relatedCategories('autowerkstatt')).toEqual([
      'kfz-mechaniker',
      'reifenhaendler',
      'karosseriewerkstatt',
      'kfz-pruefstelle',
      'mobile-autowerkstatt',
    ])
    expect(relatedCategories('baeckerei')).toEqual([
      'konditorei',
      'cafes',
      'bio-baeckerei',
      'supermarkt',
      'bagel-laden',
    ])
  })
})
