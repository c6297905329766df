import groups from '../data/categories/groups.json' with { type: 'json' }

/**
 * The ten listing categories of the specification, technische-dienste and four that the specification does not have:
 * every real category belongs to one.
 */
export type GroupSlug = keyof typeof groups

export interface CategoryGroup {
  readonly slug: GroupSlug
  /** The German name, as shown for one business: 'Kfz-Werkstatt'. Shown names: messages/{language}/group-names.ts. */
  readonly name: string
  /** The German name above a list: 'KFZ-Werkstätten'. Shown titles: messages/{language}/site.ts. */
  readonly title: string
  /** Other names that sources and filters use. */
  readonly englishNames: readonly string[]
  readonly turkishName: string
  /** schema.org type of a business without a known category. */
  readonly schemaType: string
}

/** In the order of the category overview. */
export const GROUP_SLUGS = Object.keys(groups) as readonly GroupSlug[]

/** All groups, in this order. */
export const CATEGORY_GROUPS: readonly CategoryGroup[] = GROUP_SLUGS.map(slug => ({ slug, ...groups[slug] }))

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
