/** Shown while the real numbers cannot be read, unless the administrator sets others (specification, section 1). */
export const FALLBACK_STATS = { total: 59_599, cities: 580, averageRating: 4.4 } as const
