/**
 * The ten listing categories of the specification, technische-dienste and four that the specification does not have:
 * every real category belongs to one.
 */
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
  | 'sport'
  | 'freizeit-kultur'
  | 'religion-vereine'
  | 'landwirtschaft'
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
  /** The German name, as shown for one business: 'Kfz-Werkstatt'. Shown names: messages/{language}/group-names.ts. */
  readonly name: string
  /** The German name above a list: 'KFZ-Werkstätten'. Shown titles: messages/{language}/site.ts. */
  readonly title: string
  /** Other names that sources and filters use. */
  readonly englishNames: readonly string[]
  readonly turkishName: string
  readonly drawing: DrawingKey
  /** schema.org type of a business without a known category. */
  readonly schemaType: string
}

/** All groups, in the order of the category overview. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = [
  {
    slug: 'kfz-werkstatt',
    name: 'Kfz-Werkstatt',
    title: 'KFZ-Werkstätten',
    englishNames: ['Garage', 'Car workshop', 'Car workshops', 'Garages and car repair'],
    turkishName: 'Oto servis',
    drawing: 'workshop',
    schemaType: 'AutomotiveBusiness',
  },
  {
    slug: 'handwerker',
    name: 'Handwerker',
    title: 'Handwerker',
    englishNames: ['Tradesperson', 'Tradespeople'],
    turkishName: 'Usta',
    drawing: 'trades',
    schemaType: 'HomeAndConstructionBusiness',
  },
  {
    slug: 'dienstleister',
    name: 'Dienstleister',
    title: 'Dienstleister',
    englishNames: ['Service provider', 'Service providers'],
    turkishName: 'Hizmet',
    drawing: 'services',
    schemaType: 'ProfessionalService',
  },
  {
    slug: 'technische-dienste',
    name: 'Technische Dienste',
    title: 'Technische Dienste',
    englishNames: ['Technical service', 'Technical services'],
    turkishName: 'Teknik servis',
    drawing: 'technical',
    schemaType: 'HomeAndConstructionBusiness',
  },
  {
    slug: 'handel',
    name: 'Handel',
    title: 'Handel',
    englishNames: ['Shop', 'Retail', 'Shops and trade', 'Shops and dealers'],
    turkishName: 'Ticaret',
    drawing: 'retail',
    schemaType: 'Store',
  },
  {
    slug: 'gastronomie',
    name: 'Gastronomie',
    title: 'Gastronomie',
    englishNames: ['Food, drink or hotel', 'Food and lodging', 'Food, drink and hotels'],
    turkishName: 'Gastronomi',
    drawing: 'gastronomy',
    schemaType: 'FoodEstablishment',
  },
  {
    slug: 'gesundheit',
    name: 'Gesundheit',
    title: 'Gesundheit',
    englishNames: ['Health'],
    turkishName: 'Sağlık',
    drawing: 'health',
    schemaType: 'MedicalBusiness',
  },
  {
    slug: 'bildung',
    name: 'Bildung',
    title: 'Bildung',
    englishNames: ['Education'],
    turkishName: 'Eğitim',
    drawing: 'education',
    schemaType: 'EducationalOrganization',
  },
  {
    slug: 'immobilien',
    name: 'Immobilien',
    title: 'Immobilien',
    englishNames: ['Property services', 'Real estate', 'Property'],
    turkishName: 'Emlak',
    drawing: 'estate',
    schemaType: 'RealEstateAgent',
  },
  {
    slug: 'transport',
    name: 'Transport',
    title: 'Transport',
    englishNames: ['Transport', 'Transport and travel'],
    turkishName: 'Ulaşım',
    drawing: 'transport',
    schemaType: 'LocalBusiness',
  },
  {
    slug: 'sport',
    name: 'Sport',
    title: 'Sport',
    englishNames: ['Sport'],
    turkishName: 'Spor',
    drawing: 'other',
    schemaType: 'SportsActivityLocation',
  },
  {
    slug: 'freizeit-kultur',
    name: 'Freizeit und Kultur',
    title: 'Freizeit und Kultur',
    englishNames: ['Leisure and culture'],
    turkishName: 'Eğlence ve kültür',
    drawing: 'other',
    schemaType: 'LocalBusiness',
  },
  {
    slug: 'religion-vereine',
    name: 'Religion und Vereine',
    title: 'Religion und Vereine',
    englishNames: ['Religion and clubs'],
    turkishName: 'Din ve dernekler',
    drawing: 'other',
    schemaType: 'LocalBusiness',
  },
  {
    slug: 'landwirtschaft',
    name: 'Landwirtschaft',
    title: 'Landwirtschaft',
    englishNames: ['Agriculture'],
    turkishName: 'Tarım',
    drawing: 'other',
    schemaType: 'LocalBusiness',
  },
  {
    slug: 'sonstiges',
    name: 'Sonstiges',
    title: 'Sonstiges',
    englishNames: ['Other'],
    turkishName: 'Diğer',
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

/** True for the slugs of groups. */
export function isGroupSlug(slug: string): slug is GroupSlug {
  return BY_SLUG.has(slug)
}

/** A group's German name as shown for one business. */
export function groupName(slug: GroupSlug): string {
  return BY_SLUG.get(slug)?.name ?? slug
}

/** The group of an old footer link ('restaurant', 'automotive'), or undefined. */
export function groupOfAlias(slug: string): GroupSlug | undefined {
  return Object.hasOwn(GROUP_ALIASES, slug) ? GROUP_ALIASES[slug] : undefined
}
