import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { INDEXABLE_LIST_FROM } from '#domain/quality/indexable.ts'
import { messages as adminIndexingMessages } from '#translated/admin/indexing.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ScoreChart } from '#web/admin/pages/score-chart.tsx'
import { ThresholdForm } from '#web/admin/pages/threshold-form.tsx'
import { Table } from '#web/admin/ui/list/data-table.tsx'
import { EmptyList } from '#web/admin/ui/list/paged-list.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const KEY = ['admin', 'indexing']

/** Which businesses search engines may index, what the others lack, and the threshold between them. */
export function Page() {
  const { formats } = usePage()
  const messages = useMessages(adminIndexingMessages)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [moved, setMoved] = useState<number | null>(null)
  const asked = useDebounced(moved)
  const status = useQuery({
    queryKey: [...KEY, asked],
    queryFn: () => api('GET /api/admin/indexing', { query: { threshold: asked ?? undefined } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const data = status.data
  return (
    <Screen title={messages.title}>
      <Tabs of="indexing" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <p className="quiet adm-gap">{messages.lists(formats.counted(INDEXABLE_LIST_FROM))}</p>
      <Loaded query={status} />
      {data?.hasDemonstration === true && <p className="warn adm-gap">{messages.demonstration}</p>}
      {data !== undefined && (
        <>
          <dl className="stats">
            <Metric name={messages.total} value={data.total} />
            <Metric name={messages.indexable} value={data.scores.slice(data.saved).reduce(sum, 0)} />
            <Metric name={messages.hidden} value={data.scores.slice(0, data.saved).reduce(sum, 0)} />
          </dl>
          <Panel title={messages.thresholdTitle}>
            <ThresholdForm
              threshold={moved ?? data.saved}
              saved={data.saved}
              scores={data.scores}
              onMove={setMoved}
              onSaved={async () => {
                await queries.invalidateQueries({ queryKey: KEY })
                setMoved(null)
              }}
            />
          </Panel>
          <Panel title={messages.distribution}>
            {data.total === 0 ? (
              <p>{messages.empty}</p>
            ) : (
              <ScoreChart scores={data.scores} threshold={moved ?? data.saved} />
            )}
          </Panel>
          <Panel title={messages.lackedTitle} isFlush>
            {data.indexable === data.total ? (
              <EmptyList>{messages.noneBelow}</EmptyList>
            ) : (
              <>
                <p className="panel-empty">{messages.lackedText}</p>
                <Table
                  label={messages.lackedTitle}
                  rows={data.lacked}
                  idOf={({ part }) => part}
                  columns={[
                    { head: messages.part, isRowHead: true, cell: ({ part }) => messages.parts[part] },
                    { head: messages.weight, kind: 'number', cell: ({ weight }) => formats.count(weight) },
                    { head: messages.lacking, kind: 'number', cell: ({ lacking }) => formats.count(lacking) },
                    { head: messages.lifts, kind: 'number', cell: ({ lifts }) => formats.count(lifts) },
                  ]}
                />
              </>
            )}
          </Panel>
        </>
      )}
    </Screen>
  )
}

function Metric({ name, value }: { name: string; value: number }) {
  const { formats } = usePage()
  return (
    <div className="stat">
      <dt>{name}</dt>
      <dd>{formats.count(value)}</dd>
    </div>
  )
}

function sum(one: number, other: number): number {
  return one + other
}

/** The server is asked this long after the last move of the slider. */
const SETTLE_MS = 250

/** A value as it is once it has not changed for a moment. */
function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
