import { FALLBACK_FIGURES } from '#domain/fallback-figures.ts'
import type { DirectoryStats } from '#domain/search.ts'

/** Shown only when the figures cannot be read. */
export type FallbackFigures = Pick<DirectoryStats, 'total' | 'cities' | 'averageRating'>

/** The figures as one attribute of the page: '59599 580 4.4'; an unknown rating is left out. */
export function writtenFallback({ total, cities, averageRating }: FallbackFigures): string {
  return [total, cities, averageRating].filter(figure => figure !== null).join(' ')
}

/** Reads what writtenFallback wrote; without an attribute the figures are those the site came with. */
export function readFallback(text: string | undefined): FallbackFigures {
  if (text === undefined) return FALLBACK_FIGURES
  const [total = 0, cities = 0, averageRating = null] = text.split(' ').map(Number)
  return { total, cities, averageRating }
}
