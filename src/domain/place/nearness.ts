import { placeKey } from './place-name.ts'

/** Words before a place that mean it and what is around it: 'nahe', 'rund um', 'in der Nähe von', 'im Raum', 'greater'. */
const BEFORE_SURROUNDINGS = [
  '(?:rund )?um|nahe|near|around',
  `(?:(?:in|im) )?(?:(?:der|meiner|the|naher|naherer|naheren|direkter|unmittelbarer) )?(?:${[
    '(?:nahe|naehe|umkreis|umgebung|gegend|raum|grossraum|ballungsraum|umland|region)(?: (?:von|bei|rund um|um))?',
    '(?:close|near|next) to|greater|(?:vicinity|area|region|surroundings) (?:of|around)',
  ].join('|')})`,
].join('|')

/** Words before a place that mean only the place. */
const BEFORE = 'in(?: the)?|bei'

const PREPOSITION = new RegExp(`(?:^| )(?:(${BEFORE_SURROUNDINGS})|${BEFORE})$`)

/** Words behind a place that mean it and what is around it: 'und Umgebung', 'area', 'çevresinde'. */
const AFTER_SURROUNDINGS = new RegExp(
  `^(?:(?:und|u|and|ve) )?(?:${[
    'umgebung|umkreis|umland|raum|region|gegend|herum|naehe|nahe|(?:the )?(?:surroundings|surrounding areas?|area|vicinity)',
    '(?:yakin cevresi|cevresi|civari|yakini|yakinlari|etrafi)(?:n?da(?:ki)?|n?de(?:ki)?|na|ne)?|yakin',
  ].join('|')})(?= |$)`,
)

/** More words are no preposition. */
const MOST_WORDS = 6

/** Some words beside a place. */
export interface WordsBeside {
  /** How many. */
  readonly length: number
  /** As typed, where they mean what is around the place, too. */
  readonly around?: string
}

/** The preposition of which some words before a place are the end: 'friseur rund um' -> 'rund um'. */
export function prepositionAtEnd(words: readonly string[]): WordsBeside | undefined {
  const match = PREPOSITION.exec(keyOf(words.slice(-MOST_WORDS)))
  if (match === null) return undefined
  const length = match[0].trim().split(' ').length
  return { length, ...(match[1] !== undefined && { around: words.slice(-length).join(' ') }) }
}

/** The words at the beginning of those behind a place that mean what is around it: 'und Umgebung friseur' -> 'und Umgebung'. */
export function surroundingsAtBeginning(words: readonly string[]): WordsBeside | undefined {
  const match = AFTER_SURROUNDINGS.exec(keyOf(words.slice(0, MOST_WORDS)))
  if (match === null) return undefined
  const length = match[0].split(' ').length
  return { length, around: words.slice(0, length).join(' ') }
}

/** One key for each word, so that words of the text are counted. */
function keyOf(words: readonly string[]): string {
  return words.map(word => placeKey(word).replaceAll(' ', '')).join(' ')
}

/** Kilometres from the edge of a town that are still around it: half an hour by bicycle. */
const AROUND_EDGE_KM = 7

/** A town of a million inhabitants reaches some 9 km from its centre. */
const REACH_PER_ROOT_OF_INHABITANTS = 0.009

/** Kilometres from its centre to which a town reaches, estimated from its inhabitants. */
export function reachKm(population: number): number {
  return Math.sqrt(population) * REACH_PER_ROOT_OF_INHABITANTS
}

/** The first of some ascending radii around the centre of a town in which the town and what is around it are. */
export function surroundingsKm(population: number, radiiKm: readonly number[]): number | undefined {
  return radiiKm.find(km => km >= reachKm(population) + AROUND_EDGE_KM) ?? radiiKm.at(-1)
}
