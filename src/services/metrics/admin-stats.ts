import type { AdminStats } from '#domain/metric/admin-stats.ts'
import { NEAR_DEADLINE_MS } from '#domain/submission/submission.ts'
import { berlinDate, dateBefore } from '#domain/time/berlin-day.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import { metricOn } from '#store/metrics.ts'
import type { StoreDeps } from '#store/store.ts'
import { countOpenSubmissions } from '#store/submissions.ts'

/** The totals above the administrator's table. Removed businesses count nowhere, hidden ones everywhere. */
export async function adminStats({ store, now, overview }: StoreDeps & OverviewDeps): Promise<AdminStats> {
  const totals = await overview.count('totals')
  const yesterday = await metricOn(store.db, dateBefore(berlinDate(now())), 'businesses')
  return {
    totalBusinesses: totals.total,
    totalCities: totals.cities,
    totalCategories: totals.categories,
    avgRating: totals.averageRating === null ? null : totals.averageRating.toFixed(1),
    ratedBusinesses: totals.rated,
    hiddenBusinesses: totals.hidden,
    demonstrationBusinesses: totals.demonstration,
    openSubmissions: await countOpenSubmissions(store.db),
    dueSubmissions: await countOpenSubmissions(store.db, now() + NEAR_DEADLINE_MS),
    businessesSinceYesterday: yesterday === undefined ? null : totals.total - yesterday,
  }
}
