import type { GroupSlug } from './category.ts'

/** The languages that group and category names exist in. */
export type NameLanguage = 'de' | 'en' | 'tr'

/** Which base drawing stands for a group's businesses that have no photo. */
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
  readonly names: Readonly<Record<NameLanguage, string>>
  /** As shown above many: 'KFZ-Werkstätten'. */
  readonly titles: Readonly<Record<NameLanguage, string>>
  /** One German sentence. */
  readonly description: string
  /** Six German service tags. */
  readonly services: readonly [string, string, string, string, string, string]
  readonly drawing: DrawingKey
  /** schema.org type of a business of which no more is known. */
  readonly schemaType: string
}

/** The ten listing categories and technische-dienste, in the order of the category overview. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = [
  {
    slug: 'kfz-werkstatt',
    names: { de: 'Kfz-Werkstatt', en: 'Car workshop', tr: 'Oto servis' },
    titles: { de: 'KFZ-Werkstätten', en: 'Car workshops', tr: 'Oto servisler' },
    description:
      'Werkstätten für Autos, Motorräder und Nutzfahrzeuge, dazu Reifen, Lack, Pflege und Prüfung.',
    services: [
      'Inspektion',
      'Reifenwechsel',
      'Hauptuntersuchung',
      'Karosserie und Lack',
      'Autoglas',
      'Abschleppdienst',
    ],
    drawing: 'workshop',
    schemaType: 'AutomotiveBusiness',
  },
  {
    slug: 'handwerker',
    names: { de: 'Handwerker', en: 'Tradespeople', tr: 'Zanaatkâr' },
    titles: { de: 'Handwerker', en: 'Tradespeople', tr: 'Zanaatkârlar' },
    description:
      'Betriebe, die bauen, ausbauen, reparieren und von Hand fertigen, vom Dachdecker bis zur Schneiderei.',
    services: [
      'Malerarbeiten',
      'Dach',
      'Tischlerei',
      'Fliesen und Böden',
      'Garten- und Landschaftsbau',
      'Metallbau',
    ],
    drawing: 'trades',
    schemaType: 'HomeAndConstructionBusiness',
  },
  {
    slug: 'dienstleister',
    names: { de: 'Dienstleister', en: 'Service provider', tr: 'Hizmet sağlayıcı' },
    titles: { de: 'Dienstleister', en: 'Service providers', tr: 'Hizmet sağlayıcılar' },
    description:
      'Friseure, Kanzleien, Agenturen, Banken und viele andere, die für Privatleute und Firmen arbeiten.',
    services: [
      'Friseur',
      'Rechtsberatung',
      'Steuerberatung',
      'Reinigung',
      'Versicherung',
      'Werbung und Druck',
    ],
    drawing: 'services',
    schemaType: 'ProfessionalService',
  },
  {
    slug: 'technische-dienste',
    names: { de: 'Technische Dienste', en: 'Technical services', tr: 'Teknik servis' },
    titles: { de: 'Technische Dienste', en: 'Technical services', tr: 'Teknik servisler' },
    description: 'Fachleute für Strom, Wasser, Wärme, Sicherheit, Haushaltsgeräte, Computer und Telefon.',
    services: ['Elektrik', 'Heizung', 'Sanitär', 'Schlüsseldienst', 'Gerätereparatur', 'Computerhilfe'],
    drawing: 'technical',
    schemaType: 'HomeAndConstructionBusiness',
  },
  {
    slug: 'handel',
    names: { de: 'Handel', en: 'Retail', tr: 'Ticaret' },
    titles: { de: 'Handel', en: 'Shops and trade', tr: 'Mağazalar ve ticaret' },
    description: 'Läden, Märkte, Autohäuser und Großhändler, vom Hofladen bis zum Baumarkt.',
    services: ['Lebensmittel', 'Mode', 'Möbel', 'Elektronik', 'Blumen und Garten', 'Autohandel'],
    drawing: 'retail',
    schemaType: 'Store',
  },
  {
    slug: 'gastronomie',
    names: { de: 'Gastronomie', en: 'Food and lodging', tr: 'Gastronomi' },
    titles: { de: 'Gastronomie', en: 'Food and lodging', tr: 'Gastronomi' },
    description: 'Restaurants, Cafés, Bäckereien, Bars und Unterkünfte für jeden Anlass.',
    services: ['Restaurants', 'Cafés', 'Bäckereien', 'Lieferdienste', 'Hotels', 'Feiern und Catering'],
    drawing: 'gastronomy',
    schemaType: 'FoodEstablishment',
  },
  {
    slug: 'gesundheit',
    names: { de: 'Gesundheit', en: 'Health', tr: 'Sağlık' },
    titles: { de: 'Gesundheit', en: 'Health', tr: 'Sağlık' },
    description: 'Praxen, Apotheken, Kliniken, Therapie und Pflege für Menschen und Tiere.',
    services: ['Arztpraxen', 'Zahnärzte', 'Apotheken', 'Physiotherapie', 'Pflege', 'Tierärzte'],
    drawing: 'health',
    schemaType: 'MedicalBusiness',
  },
  {
    slug: 'bildung',
    names: { de: 'Bildung', en: 'Education', tr: 'Eğitim' },
    titles: { de: 'Bildung', en: 'Education', tr: 'Eğitim' },
    description: 'Schulen, Kindergärten, Kurse und Nachhilfe für alle, die etwas lernen wollen.',
    services: ['Kindergärten', 'Schulen', 'Fahrschulen', 'Sprachkurse', 'Musikunterricht', 'Nachhilfe'],
    drawing: 'education',
    schemaType: 'EducationalOrganization',
  },
  {
    slug: 'immobilien',
    names: { de: 'Immobilien', en: 'Real estate', tr: 'Emlak' },
    titles: { de: 'Immobilien', en: 'Real estate', tr: 'Emlak' },
    description: 'Makler, Hausverwaltungen, Bauträger und Wohnungsgesellschaften.',
    services: ['Verkauf', 'Vermietung', 'Hausverwaltung', 'Neubau', 'Gewerbeflächen', 'Bewertung'],
    drawing: 'estate',
    schemaType: 'RealEstateAgent',
  },
  {
    slug: 'transport',
    names: { de: 'Transport', en: 'Transport', tr: 'Ulaşım' },
    titles: { de: 'Transport', en: 'Transport and travel', tr: 'Ulaşım ve seyahat' },
    description: 'Umzug, Spedition, Taxi, Vermietung und alles, was Menschen und Dinge bewegt.',
    services: ['Umzüge', 'Taxi', 'Autovermietung', 'Kurierdienste', 'Spedition', 'Reisebüros'],
    drawing: 'transport',
    schemaType: 'LocalBusiness',
  },
  {
    slug: 'sonstiges',
    names: { de: 'Sonstiges', en: 'Other', tr: 'Diğer' },
    titles: { de: 'Sonstiges', en: 'Other', tr: 'Diğer' },
    description: 'Sport, Kultur, Freizeit, Vereine, Kirchen, Behörden und was sonst zum Ort gehört.',
    services: ['Sport', 'Kultur', 'Freizeit', 'Vereine', 'Kirchen', 'Behörden'],
    drawing: 'other',
    schemaType: 'LocalBusiness',
  },
]

/** Slugs of old footer links, and the group that each leads to. */
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
export function groupName(slug: GroupSlug, language: NameLanguage = 'de'): string {
  return BY_SLUG.get(slug)?.names[language] ?? slug
}

/** The group that an old footer link ('restaurant', 'automotive') leads to, or undefined. */
export function groupOfAlias(slug: string): GroupSlug | undefined {
  return Object.hasOwn(GROUP_ALIASES, slug) ? GROUP_ALIASES[slug] : undefined
}
