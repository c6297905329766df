import { memoize } from '#domain/cache/bounded-cache.ts'
import { plainParagraphs } from '#domain/text/plain-text.ts'
import { knownCategory } from './category.ts'
import { CATEGORIES_BY_KEY } from './category-keys.computed.ts'
import { isGroupSlug } from './group.ts'
import { categoryKey } from './key.ts'
import { mayBeTrade } from './no-trade.ts'

/** What stands between two entries and never inside a name. */
const BETWEEN_ENTRIES = /\s*(?:[\n|;]|[·•])\s*/
/** Between the steps of a path from the general to the special. */
const BETWEEN_STEPS = /\s*[>›»→]\s*/

/**
 * What stands between two trades as well as inside the name of one, the weightiest first. What follows a hyphen that hangs
 * ('Garten- und Landschaftsbau') and what stands in brackets belongs to the same name.
 */
const PERHAPS_BETWEEN = [
  /(?<!-)\s*,\s*(?![^(]*\))/,
  /(?<!-)\s*\/\s*(?![^(]*\))/,
  /(?<!-)\s+(?:[&+]|und|and|sowie|ve)\s+(?![^(]*\))/i,
] as const
const COMMA = PERHAPS_BETWEEN[0]

/**
 * The names of trades in a cell of one or more entries, in its order and words: 'Bäckerei, Konditorei', 'Metzgerei & Catering',
 * 'Essen > Restaurants > Pizzeria' (the last step). A known name stays whole whatever signs it has ('Bed & Breakfast'); where a
 * sign may belong to a name, the text is cut only where known trades stand on both sides.
 * @param text as it stands in the file, also with markup
 * @param kind 'list': commas always part its names, also unknown ones; 'names': each line is one name, whatever signs it has
 */
export function tradesIn(text: string, kind: 'cell' | 'list' | 'names' = 'cell'): TradesIn {
  return READERS[kind](text)
}

export interface TradesIn {
  /** Each trade once, in the last of its spellings. */
  readonly names: readonly string[]
  /** Entries that are no names of trades. */
  readonly others: readonly string[]
}

/** A file of 40,000 rows has some hundred different cells. */
const CELLS = { most: 10_000, longest: 200 }
const READERS = {
  cell: memoize((text: string) => read(text, entry => cut(entry)), CELLS),
  list: memoize((text: string) => read(text, cutAtCommas), CELLS),
  names: memoize((text: string) => read(text, entry => [entry]), CELLS),
} as const

/** In characters: twenty names, each as long as a line of a card. */
const LONGEST_CELL = 2_000

function read(text: string, namesOf: (entry: string) => readonly string[]): TradesIn {
  const names = new Map<string, string>()
  const others: string[] = []
  const entries = plainParagraphs(text.slice(0, LONGEST_CELL))
    .replace(/^\[(.*)\]$/s, '$1')
    .split(BETWEEN_ENTRIES)
  for (const entry of entries.flatMap(pathsOf)) {
    const step = lastStep(entry)
    for (const name of mayBeTrade(step) ? namesOf(step).map(bareName) : [step]) {
      if (mayBeTrade(name)) names.set(knownCategory(name)?.slug ?? name.toLowerCase(), name)
      else others.push(name)
    }
  }
  return { names: [...names.values()], others: others.filter(other => other !== '') }
}

/** Commas part paths only where all between them are paths: steps have commas, too ('Cafe, Coffee, and Tea House'). */
function pathsOf(entry: string): readonly string[] {
  const pieces = entry.includes(',') ? entry.split(COMMA) : []
  return pieces.length > 1 && pieces.every(piece => BETWEEN_STEPS.test(piece)) ? pieces : [entry]
}

function lastStep(entry: string): string {
  const steps = entry.split(BETWEEN_STEPS)
  return (steps.length > 1 ? steps.findLast(mayBeTrade) : undefined) ?? entry.trim()
}

/** A name that is not known, cut at the weightiest sign that leaves known ones. */
function cut(name: string, at = 0): readonly string[] {
  const sign = PERHAPS_BETWEEN[at]
  if (sign === undefined || isKnown(name)) return [name]
  const pieces = name.split(sign).filter(piece => piece !== '')
  const names = pieces.length > 1 ? pieces.flatMap(piece => cut(piece, at + 1)) : []
  return isCutRight(names, sign) ? names : cut(name, at + 1)
}

function cutAtCommas(name: string): readonly string[] {
  return isKnown(name) ? [name] : name.split(COMMA_OF_LIST)
}

const COMMA_OF_LIST = /(?<!-),\s+/

/** Commas part lists of which one entry may be unknown; other signs stand inside too many names. */
function isCutRight(names: readonly string[], sign: RegExp): boolean {
  const telling = names.filter(mayBeTrade)
  const known = telling.filter(isKnown).length
  if (names.length === 0) return false
  return sign === COMMA ? known * 2 >= telling.length : known === names.length
}

function isKnown(name: string): boolean {
  return knownCategory(bareName(name)) !== undefined
}

/** What is said around the name of a trade without changing it: a degree, a form of business, hours, a note in brackets. */
const AROUND_TRADES =
  /^24\W?(?:h|std\.?|stunden|hours?)\W+|^(?:fach(?:arzt|ärztin|ärzte)|(?:facharzt|gemeinschafts)?praxis)\s+für\s+(?:innere\s+medizin\s+und\s+)?|\s*\([^()]*\)$|[-\s]?(?:(?:meister|fach)?betrieb|meister|firma|salon|praxis|kanzlei)$/gi

/** Shorter rests are often parts of other words. */
const SHORTEST_REST = 5

/** A name that is not known without what is said around it, where that is known. */
function bareName(name: string): string {
  if (knownCategory(name) !== undefined) return name
  const rest = name.replace(AROUND_TRADES, '')
  const key = categoryKey(rest)
  // Only in this form: the plural and feminine forms of a rest would be guesses ('Burg' of 'Bürgermeister').
  const known = key.length < SHORTEST_REST ? undefined : CATEGORIES_BY_KEY.get(key)
  return known === undefined || isGroupSlug(known.slug) ? name : rest
}
