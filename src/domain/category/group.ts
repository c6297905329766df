import { DEFAULT_LANGUAGE, type Language } from '../language.ts'

/** The ten listing categories of the specification plus technische-dienste: every real category belongs to one. */
export type GroupSlug =
  | 'kfz-werkstatt'
  | 'handwerker'
  | 'dienstleister'
  | 'technische-dienste'
  | 'handel'
  | 'gastronomie'
  | 'gesundheit'
  | 'bildung'
  | 'immobilien'
  | 'transport'
  | 'sonstiges'

/** The drawing for businesses of a group that have no photo. */
export type DrawingKey =
  | 'workshop'
  | 'trades'
  | 'services'
  | 'technical'
  | 'retail'
  | 'gastronomy'
  | 'health'
  | 'education'
  | 'estate'
  | 'transport'
  | 'other'

export interface CategoryGroup {
  readonly slug: GroupSlug
  /** As shown for one business: 'Kfz-Werkstatt'. */
  readonly names: Readonly<Record<Language, string>>
  /** As shown above a list: 'KFZ-Werkstätten'. */
  readonly titles: Readonly<Record<Language, string>>
  readonly drawing: DrawingKey
  /** schema.org type of a business without a known category. */
  readonly schemaType: string
}

/** The ten listing categories and technische-dienste, in the order of the category overview. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = [
  {
    slug: 'kfz-werkstatt',
    names: { de: 'Kfz-Werkstatt', en: 'Car workshop', tr: 'Oto servis' },
    titles: { de: 'KFZ-Werkstätten', en: 'Car workshops', tr: 'Oto servisler' },
    drawing: 'workshop',
    schemaType: 'AutomotiveBusiness',
  },
  {
    slug: 'handwerker',
    names: { de: 'Handwerker', en: 'Tradespeople', tr: 'Zanaatkâr' },
    titles: { de: 'Handwerker', en: 'Tradespeople', tr: 'Zanaatkârlar' },
    drawing: 'trades',
    schemaType: 'HomeAndConstructionBusiness',
  },
  {
    slug: 'dienstleister',
    names: { de: 'Dienstleister', en: 'Service provider', tr: 'Hizmet sağlayıcı' },
    titles: { de: 'Dienstleister', en: 'Service providers', tr: 'Hizmet sağlayıcılar' },
    drawing: 'services',
    schemaType: 'ProfessionalService',
  },
  {
    slug: 'technische-dienste',
    names: { de: 'Technische Dienste', en: 'Technical services', tr: 'Teknik servis' },
    titles: { de: 'Technische Dienste', en: 'Technical services', tr: 'Teknik servisler' },
    drawing: 'technical',
    schemaType: 'HomeAndConstructionBusiness',
  },
  {
    slug: 'handel',
    names: { de: 'Handel', en: 'Retail', tr: 'Ticaret' },
    titles: { de: 'Handel', en: 'Shops and trade', tr: 'Mağazalar ve ticaret' },
    drawing: 'retail',
    schemaType: 'Store',
  },
  {
    slug: 'gastronomie',
    names: { de: 'Gastronomie', en: 'Food and lodging', tr: 'Gastronomi' },
    titles: { de: 'Gastronomie', en: 'Food and lodging', tr: 'Gastronomi' },
    drawing: 'gastronomy',
    schemaType: 'FoodEstablishment',
  },
  {
    slug: 'gesundheit',
    names: { de: 'Gesundheit', en: 'Health', tr: 'Sağlık' },
    titles: { de: 'Gesundheit', en: 'Health', tr: 'Sağlık' },
    drawing: 'health',
    schemaType: 'MedicalBusiness',
  },
  {
    slug: 'bildung',
    names: { de: 'Bildung', en: 'Education', tr: 'Eğitim' },
    titles: { de: 'Bildung', en: 'Education', tr: 'Eğitim' },
    drawing: 'education',
    schemaType: 'EducationalOrganization',
  },
  {
    slug: 'immobilien',
    names: { de: 'Immobilien', en: 'Real estate', tr: 'Emlak' },
    titles: { de: 'Immobilien', en: 'Real estate', tr: 'Emlak' },
    drawing: 'estate',
    schemaType: 'RealEstateAgent',
  },
  {
    slug: 'transport',
    names: { de: 'Transport', en: 'Transport', tr: 'Ulaşım' },
    titles: { de: 'Transport', en: 'Transport and travel', tr: 'Ulaşım ve seyahat' },
    drawing: 'transport',
    schemaType: 'LocalBusiness',
  },
  {
    slug: 'sonstiges',
    names: { de: 'Sonstiges', en: 'Other', tr: 'Diğer' },
    titles: { de: 'Sonstiges', en: 'Other', tr: 'Diğer' },
    drawing: 'other',
    schemaType: 'LocalBusiness',
  },
]

export const GROUP_SLUGS: readonly GroupSlug[] = CATEGORY_GROUPS.map(({ slug }) => slug)

/** Slugs of old footer links and their groups. */
export const GROUP_ALIASES: Readonly<Record<string, GroupSlug>> = {
  restaurant: 'gastronomie',
  retail: 'handel',
  services: 'dienstleister',
  health: 'gesundheit',
  automotive: 'kfz-werkstatt',
}

const BY_SLUG: ReadonlyMap<string, CategoryGroup> = new Map(CATEGORY_GROUPS.map(group => [group.slug, group]))

/** The group with this slug, or undefined. */
export function groupBySlug(slug: string): CategoryGroup | undefined {
  return BY_SLUG.get(slug)
}

/** True for the eleven group slugs. */
export function isGroupSlug(slug: string): slug is GroupSlug {
  return BY_SLUG.has(slug)
}

/** A group's name as shown for one business. */
export function groupName(slug: GroupSlug, language: Language = DEFAULT_LANGUAGE): string {
  return BY_SLUG.get(slug)?.names[language] ?? slug
}

/** The group of an old footer link ('restaurant', 'automotive'), or undefined. */
export function groupOfAlias(slug: string): GroupSlug | undefined {
  return Object.hasOwn(GROUP_ALIASES, slug) ? GROUP_ALIASES[slug] : undefined
}
