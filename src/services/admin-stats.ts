import type { AdminStats } from '#domain/admin-stats.ts'
import { berlinDate, dateBefore } from '#domain/berlin-day.ts'
import { figureOn } from '#store/figures.ts'
import type { Store } from '#store/store.ts'
import { countSubmissions } from '#store/submissions.ts'

/** The figures above the administrator's table. Removed businesses count nowhere, hidden ones everywhere. */
export async function adminStats({
  store,
  now,
}: {
  readonly store: Store
  readonly now: () => number
}): Promise<AdminStats> {
  const figures = await store.overview.ask('figures', {})
  const yesterday = await figureOn(store.db, dateBefore(berlinDate(now())), 'businesses')
  return {
    totalBusinesses: figures.total,
    totalCities: figures.cities,
    totalCategories: figures.categories,
    avgRating: figures.averageRating === null ? null : figures.averageRating.toFixed(1),
    ratedBusinesses: figures.rated,
    hiddenBusinesses: figures.hidden,
    demonstrationBusinesses: figures.demonstration,
    newSubmissions: await countSubmissions(store.db, { state: 'new' }),
    businessesSinceYesterday: yesterday === undefined ? null : figures.total - yesterday,
  }
}
