import { useQuery } from '@tanstack/react-query'
import { messages as adminDashboardMessages } from '#translated/admin/dashboard.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { MetricChart } from '#web/admin/dashboard/metric-chart.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

const SHOWN = ['businesses', 'imports', 'searches', 'dead-links'] as const
const DAYS = 365

/** Four metrics over the last year. */
export function ChartsPanel() {
  const { figures: messages } = useMessages(adminDashboardMessages)
  const { api } = useAdmin()
  const series = useQuery({
    queryKey: ['admin', 'metrics', DAYS],
    queryFn: () => api('GET /api/admin/figures', { query: { days: DAYS } }),
    staleTime: 0,
  })
  return (
    <Panel title={messages.title}>
      {series.isError && <Failure error={series.error} onRetry={() => void series.refetch()} />}
      <div className="charts">
        {SHOWN.map(name => (
          <MetricChart
            key={name}
            name={name}
            days={series.data?.find(one => one.name === name)?.days ?? []}
          />
        ))}
      </div>
    </Panel>
  )
}
