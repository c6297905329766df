import type { LocalBusiness, Place } from 'schema-dts'
import { describe, expect, test } from 'vitest'
import { CATEGORY_GROUPS } from '#domain/category/group.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import { isBusinessType, placeTypeOf } from '#domain/json-ld/place-type.ts'

test.each([
  ['zahnarzt', 'gesundheit', 'Dentist'],
  ['baeckerei', 'handel', 'Bakery'],
  ['friseur', 'dienstleister', 'HairSalon'],
  ['elektriker', 'technische-dienste', 'Electrician'],
  ['eine-neue-kategorie', 'gastronomie', 'FoodEstablishment'],
  ['kfz-werkstatt', 'kfz-werkstatt', 'AutomotiveBusiness'],
  ['bahnhof', 'transport', 'TrainStation'],
  ['taxiunternehmen', 'transport', 'LocalBusiness'],
  ['tierarzt', 'gesundheit', 'MedicalBusiness'],
] as const)('%s of %s is a %s', (slug, group, type) => {
  expect(placeTypeOf(slug, group)).toBe(type)
})

describe('every type that the table names', () => {
  test('is used as it is, or replaced by another on purpose', () => {
    const others = CATEGORIES.filter(
      ({ slug, group, schemaType }) => placeTypeOf(slug, group) !== schemaType,
    ).map(({ schemaType }) => schemaType)
    expect([...new Set(others)].sort()).toEqual([
      'DanceGroup',
      'LandscapingBusiness',
      'MusicGroup',
      'MusicSchool',
      'NGO',
      'OnlineStore',
      'TaxiService',
      'VeterinaryCare',
    ])
    for (const { slug, schemaType } of CATEGORY_GROUPS) expect(placeTypeOf(slug, slug)).toBe(schemaType)
  })

  test('exists at schema.org', () => {
    const type = placeTypeOf('zahnarzt', 'gesundheit')
    // Compiles only while both lists hold nothing but types of schema.org.
    const known: Exclude<LocalBusiness | Place, string>['@type'] = type
    expect(known).toBe('Dentist')
  })
})

test('a station is a place, but no business with prices', () => {
  expect(isBusinessType(placeTypeOf('bahnhof', 'transport'))).toBe(false)
  expect(isBusinessType(placeTypeOf('zahnarzt', 'gesundheit'))).toBe(true)
})
