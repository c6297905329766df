import type { DirectoryStats } from '#domain/search/search.ts'
import { FALLBACK_STATS } from '#domain/settings/fallback-stats.ts'

/** Shown only when the statistics cannot be read. */
export type FallbackStats = Pick<DirectoryStats, 'total' | 'cities' | 'averageRating'>

/** The values as one attribute of the page: '59599 580 4.4'; an unknown rating is left out. */
export function formatFallbackStats({ total, cities, averageRating }: FallbackStats): string {
  return [total, cities, averageRating].filter(value => value !== null).join(' ')
}

/** Reads what formatFallbackStats wrote; without an attribute the values are the defaults. */
export function parseFallbackStats(text: string | undefined): FallbackStats {
  if (text === undefined) return FALLBACK_STATS
  const [total = 0, cities = 0, averageRating = null] = text.split(' ').map(Number)
  return { total, cities, averageRating }
}
