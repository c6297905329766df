import groups from '../data/attributes/about-groups.json' with { type: 'json' }

/** A group of attributes: its German name and its names in exports. */
export interface AboutGroup {
  readonly name: string
  readonly spellings: readonly string[]
  /** Other spellings by German attribute. Case, blanks, hyphens and umlauts do not matter. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}

/** Attributes with a text as value, and how it is parsed; all others are true or false. */
export const TEXT_ATTRIBUTES: ReadonlyMap<string, 'clock' | 'stars' | 'languages'> = new Map([
  ['Check-in-Zeit', 'clock'],
  ['Check-out-Zeit', 'clock'],
  ['Hotelkategorie', 'stars'],
  ['Gesprochene Sprachen', 'languages'],
])

/** The German names of groups and attributes, as they are stored. */
export type AttributeGroupName = keyof typeof groups
export type AttributeName = KeyOfAny<(typeof groups)[AttributeGroupName]['attributes']>

type KeyOfAny<Attributes> = Attributes extends unknown ? keyof Attributes : never

/**
 * Google's attributes that the directory shows, with their English and German names. A whitelist: groups that judge
 * guests or owners ('Crowd', 'From the business'), repeat others ('Other') or date from the pandemic are not here, and
 * neither are attributes about origin, religion, sex or service in an army. What is not here is never shown.
 */
export const ABOUT_GROUPS: readonly AboutGroup[] = Object.entries<Omit<AboutGroup, 'name'>>(groups).map(
  ([name, group]) => ({ name, ...group }),
)
