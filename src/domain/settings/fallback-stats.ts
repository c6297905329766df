/** Shown only while the real figures cannot be read, until the administrator sets others (specification, section 1). */
export const FALLBACK_STATS = { total: 59_599, cities: 580, averageRating: 4.4 } as const
