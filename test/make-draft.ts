import type { BusinessDraft } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'

/** A complete draft of a bakery in Görlitz; say only what matters. */
export function draft(overrides: BusinessDraft = {}): BusinessDraft {
  return {
    name: 'Bäckerei Roth',
    category: 'Bäckerei',
    street: 'Marktstraße 3',
    postalCode: '02826',
    city: 'Görlitz',
    phone: '+493581471000',
    ...(overrides.rating !== undefined && { ratingSource: 'Google' }),
    ...overrides,
  }
}

/** The same bakery, of which nobody says these things. */
export function draftWithout(...fields: BusinessField[]): BusinessDraft {
  const said: Record<string, unknown> = { ...draft() }
  for (const field of fields) delete said[field]
  return said
}
