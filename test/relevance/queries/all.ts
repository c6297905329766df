import type { JudgedQuery } from '../judged-query.ts'
import { NAMES } from './names.ts'
import { NOTHING } from './nothing.ts'
import { NUMBERS } from './numbers.ts'
import { PLACES_ASKED } from './places.ts'
import { SPELLINGS } from './spellings.ts'
import { TRADES } from './trades.ts'
import { WISHES } from './wishes.ts'

/** All judged queries by theme. */
export const THEMES: readonly { readonly theme: string; readonly queries: readonly JudgedQuery[] }[] =
  Object.entries({
    ...NAMES,
    ...SPELLINGS,
    ...TRADES,
    ...PLACES_ASKED,
    ...NUMBERS,
    ...NOTHING,
    ...WISHES,
  }).map(([theme, queries]) => ({ theme, queries }))

export const QUERIES: readonly JudgedQuery[] = THEMES.flatMap(({ queries }) => queries)
