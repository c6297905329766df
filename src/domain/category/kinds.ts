import { memoize } from '#domain/cache/bounded-cache.ts'
import { CATEGORIES } from './table.ts'

/** Every compound of these names is a kind of them: a Fischrestaurant is a Restaurant, but a Baumschule is no Schule. */
const COMPOUND_HEADS: ReadonlySet<string> = new Set(
  (
    'Bäckerei Bank Bauunternehmen Behörde Bekleidungsgeschäft Bibliothek Brauerei Café Chirurg Druckerei ' +
    'Fahrschule Fotograf Friseur Gericht Hersteller Hotel Imbiss Kindergarten Kirche Laden Lieferdienst ' +
    'Metzgerei Museum Parkplatz Psychologe Reiseveranstalter Restaurant Schuhgeschäft Sushi-Restaurant ' +
    'Theater Tierarzt Tischler Universität Verein Verlag Versicherungsagentur Zahnarzt Zoo'
  ).split(' '),
)

/**
 * The slugs of a category and of those that are kinds of it by their German names: an Italienisches Restaurant and a
 * Fischrestaurant are each a Restaurant. Of a slug that the table does not have, itself alone.
 */
export const kindsOf: (slug: string) => readonly string[] = memoize(
  slug => {
    const category = CATEGORIES.find(other => other.slug === slug)
    if (category === undefined) return [slug]
    const { name } = category
    const small = name.toLowerCase()
    const kinds = CATEGORIES.filter(other => isKindOf(other.name, name, small))
    return [slug, ...kinds.map(kind => kind.slug)]
  },
  { most: 2 * CATEGORIES.length, longest: 80 },
)

/** @param small the general name in small letters */
function isKindOf(name: string, general: string, small: string): boolean {
  if (name === general || !name.toLowerCase().includes(small)) return false
  // A 'Restaurant mit Lieferdienst' is a Restaurant.
  const noun = (name.split(/ (?:mit|für|zum|auf) /)[0] ?? name).toLowerCase()
  if (noun === small) return true
  if (!noun.endsWith(small)) return false
  return noun.at(-small.length - 1) === ' ' || COMPOUND_HEADS.has(general)
}
