import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_PERIODS, type SearchListName } from '#domain/search/search-report.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminSearchMessages } from '#web/admin/search/messages.ts'
import { SearchListPanel } from '#web/admin/search/search-list.tsx'
import { SYNONYMS_KEY } from '#web/admin/search/searches-key.ts'
import { SearchesOverview } from '#web/admin/search/searches-overview.tsx'
import { SynonymDialog } from '#web/admin/search/synonym-dialog.tsx'
import { SynonymsPanel } from '#web/admin/search/synonyms-panel.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'

/** First what something can be done about. */
const ORDER = ['without-results', 'top', 'corrected'] as const satisfies readonly SearchListName[]
const USUAL_PERIOD = 30

/** What visitors search for, what they do not find, and what the operator says that words mean. */
export function Page() {
  const words = adminSearchMessages(usePage().language)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const days = SEARCH_PERIODS.find(period => String(period) === address.get('days')) ?? USUAL_PERIOD
  /** The word that a synonym is being added to; '' is one yet to be typed. */
  const [explained, setExplained] = useState<string | null>(null)
  const report = useQuery({
    queryKey: ['admin', 'searches', days],
    queryFn: () => api('GET /api/admin/searches', { query: { days } }),
    staleTime: 0,
  })
  const synonyms = useQuery({
    queryKey: SYNONYMS_KEY,
    queryFn: () => api('GET /api/admin/synonyms'),
    staleTime: 0,
  })
  const meaningsOf = (query: string) => synonyms.data?.find(({ term }) => term === query)?.means ?? []
  return (
    <Screen title={words.title}>
      <SearchesOverview days={days} onDays={next => address.set({ days: next })} report={report.data} />
      {report.isError && <Failure error={report.error} onRetry={() => void report.refetch()} />}
      {report.isPending && <div className="bone adm-bone" />}
      {report.data !== undefined &&
        ORDER.map(name => (
          <SearchListPanel
            key={name}
            name={name}
            days={days}
            list={report.data.lists[name]}
            meaningsOf={meaningsOf}
            onAdd={setExplained}
          />
        ))}
      {synonyms.isError && <Failure error={synonyms.error} onRetry={() => void synonyms.refetch()} />}
      {synonyms.isPending && <div className="bone adm-bone" />}
      {synonyms.data !== undefined && (
        <SynonymsPanel synonyms={synonyms.data} onAdd={() => setExplained('')} />
      )}
      {explained !== null && <SynonymDialog term={explained} onClose={() => setExplained(null)} />}
    </Screen>
  )
}
