import type { JudgedQuery } from '../judged-query.ts'
import { ATTRIBUTES } from './attributes.ts'
import { BEGINNINGS } from './beginnings.ts'
import { DOUBTFUL_NAMES } from './doubtful-names.ts'
import { MENTIONS } from './mentions.ts'
import { NAMES } from './names.ts'
import { NEAREST } from './nearest.ts'
import { NOTHING } from './nothing.ts'
import { NUMBERS } from './numbers.ts'
import { PLACES_ASKED } from './places.ts'
import { REGIONS } from './regions.ts'
import { SPELLINGS } from './spellings.ts'
import { TIMES } from './times.ts'
import { TRADES } from './trades.ts'
import { WISHES } from './wishes.ts'

interface Theme {
  readonly theme: string
  readonly queries: readonly JudgedQuery[]
}

const { 'a bookshop before a café': bookshops, ...mentionsMet } = MENTIONS

/** The judged queries that the search must answer as judged, by theme. */
export const THEMES: readonly Theme[] = themesOf({
  ...NAMES,
  ...SPELLINGS,
  ...TRADES,
  ...PLACES_ASKED,
  ...NUMBERS,
  ...NOTHING,
  ...WISHES,
  ...REGIONS,
  ...TIMES,
  ...DOUBTFUL_NAMES,
  ...BEGINNINGS,
  ...NEAREST,
  ...ATTRIBUTES,
  ...mentionsMet,
})

/** Judged queries that the search does not answer as judged yet. A theme whose queries are all met moves to THEMES. */
export const WANTED_THEMES: readonly Theme[] = themesOf({ 'a bookshop before a café': bookshops })

export const QUERIES: readonly JudgedQuery[] = THEMES.flatMap(({ queries }) => queries)
export const WANTED: readonly JudgedQuery[] = WANTED_THEMES.flatMap(({ queries }) => queries)

function themesOf(themes: Readonly<Record<string, readonly JudgedQuery[]>>): readonly Theme[] {
  return Object.entries(themes).map(([theme, queries]) => ({ theme, queries }))
}
