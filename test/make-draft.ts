import type { BusinessDraft } from '#domain/business.ts'

/** A complete draft of a bakery in Görlitz; say only what matters. */
export function draft(overrides: BusinessDraft = {}): BusinessDraft {
  return {
    name: 'Bäckerei Roth',
    category: 'Bäckerei',
    street: 'Marktstraße 3',
    postalCode: '02826',
    city: 'Görlitz',
    phone: '+493581471000',
    ...overrides,
  }
}
