import { useQuery } from '@tanstack/react-query'
import { messages as adminDashboardMessages } from '#translated/admin/dashboard.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { statsQuery } from '#web/admin/dashboard/stats-query.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The four metrics of the directory, each with a note. */
export function StatsBar() {
  const { formats } = usePage()
  const { stats: messages } = useMessages(adminDashboardMessages)
  const { api } = useAdmin()
  const query = useQuery(statsQuery(api))
  const stats = query.data
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  const signed = (change: number) =>
    change > 0 ? `+ ${formats.count(change)}` : `− ${formats.count(-change)}`
  const since = stats?.businessesSinceYesterday ?? null
  const metrics = [
    {
      label: messages.businesses,
      value: stats && formats.count(stats.totalBusinesses),
      note: since === null ? '' : since === 0 ? messages.same : messages.since(signed(since)),
    },
    {
      label: messages.cities,
      value: stats && formats.count(stats.totalCities),
      note: '',
    },
    {
      label: messages.categories,
      value: stats && formats.count(stats.totalCategories),
      note:
        stats && stats.hiddenBusinesses > 0 ? messages.hidden(formats.counted(stats.hiddenBusinesses)) : '',
    },
    {
      label: messages.rating,
      value: stats && (stats.avgRating === null ? messages.unknown : formats.rating(Number(stats.avgRating))),
      note:
        stats &&
        (stats.avgRating === null
          ? messages.unrated
          : messages.rated(formats.counted(stats.ratedBusinesses))),
    },
  ]
  return (
    <dl className="stats" aria-label={messages.label}>
      {metrics.map(({ label, value, note }) => (
        <div key={label} className="stat">
          <dt>{label}</dt>
          <dd>
            {value === undefined ? <span className="skeleton stat-skeleton" /> : <span>{value}</span>}
            <span className="delta">{note || '\u00a0'}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
