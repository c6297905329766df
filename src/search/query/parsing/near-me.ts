import { splitWhatWhere } from '#domain/place/split-what-where.ts'
import type { SearchQuery } from '#domain/search/search.ts'
import type { ParsedQuery } from '../parsed-query.ts'

/** 'Autowerkstatt nahe mir': only the visitor's position says where that is. */
const ANYWHERE = [
  'in meiner (?:n(?:ä|ae)he|umgebung|gegend)',
  'in der (?:n(?:ä|ae)he|umgebung|gegend)(?! (?:von|vom|bei|beim|des|der|zum|zur)(?! mir))(?: (?:von|bei) mir)?',
  '(?:nahe|rund um|um|bei|von) mir(?: herum)?|um die ecke|n(?:ä|ae)chstgelegene[nrs]?',
  '(?:(?:an|bei|um|nahe|von|in der n(?:ä|ae)he von) )?(?:mein(?:e[mnrs]?)?(?: aktuelle[mnrs]?)?|aktuelle[mnrs]?) (?:standort|position)(?:s|es)?',
  '(?:near|close to|around) me|near ?by|nearest|closest|(?:near|around) here|(?:with)?in walking distance',
  '(?:(?:near|at|around|from|close to) )?(?:my(?: current)?|current) (?:location|position)|where i am',
  '(?:bana )?en yakın|(?:bana|bize|buraya) (?:en )?yakın',
  'yakınımda(?:ki)?|yakınlarda(?:ki)?|yakındaki|çevremde(?:ki)?|etrafımda(?:ki)?',
  '(?:mevcut |şu anki )?konumum(?:da(?:ki)?|a|un)?(?: (?:en )?yakın(?:ında(?:ki)?)?)?',
  'bulunduğum yer(?:de|e|in)?(?: (?:en )?yakın(?:ında(?:ki)?)?)?',
]
/** These are also parts of names and of other places: they say it only at the end. 'Nahe' is a town. */
const AT_END = [
  '(?:hier )?(?:in der |bei |von |in )?(?:n(?:ä|ae)he|umgebung|hier)',
  'here',
  'burada|burası|yakında',
]

const NEAR_ME = new RegExp(
  `(?<!\\p{L})(?:${ANYWHERE.join('|')}|(?:${AT_END.join('|')})\\s*$)(?!\\p{L})`,
  'giu',
)

/** A text without the words that mean the visitor's own position. */
export function withoutNearMe(text: string): string {
  return ownPositionIn(text) === undefined ? text.trim() : text.replace(NEAR_ME, ' ').trim()
}

/** Whether somebody searches near himself, but his position is unknown. */
export function isNearNowhere(query: SearchQuery, { place }: ParsedQuery): boolean {
  const { latitude, longitude } = query
  if (place !== null || (latitude !== undefined && longitude !== undefined)) return false
  return nearMeIn(query) !== undefined
}

/** The words of a query that mean the visitor's own position, as typed. */
export function nearMeIn({ text = '', location = '' }: SearchQuery): string | undefined {
  return ownPositionIn(text) ?? ownPositionIn(location)
}

/** Beside a place, such words mean what is around it: 'in der Nähe Köln', 'Köln Umgebung'. */
function ownPositionIn(text: string): string | undefined {
  const typed = text.match(NEAR_ME)?.[0]
  return typed !== undefined && splitWhatWhere(text)?.where.around === undefined ? typed : undefined
}
