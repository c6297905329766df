import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SEARCH_PERIODS, type SearchListName } from '#domain/search/search-report.ts'
import { messages as adminSearchMessages } from '#translated/admin/search.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { SearchListPanel } from '#web/admin/search/search-list.tsx'
import { SearchesOverview } from '#web/admin/search/searches-overview.tsx'
import { SYNONYMS_KEY, SynonymDialog } from '#web/admin/search/synonym-dialog.tsx'
import { SynonymsPanel } from '#web/admin/search/synonyms-panel.tsx'
import { useTradeMeaning } from '#web/admin/search/use-trade-meaning.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** The list that calls for action comes first. */
const ORDER = ['without-results', 'top', 'corrected'] as const satisfies readonly SearchListName[]
const USUAL_PERIOD = 30

/** What visitors search for, what they do not find, and the operator's synonyms. */
export function Page() {
  const messages = useMessages(adminSearchMessages)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const days = SEARCH_PERIODS.find(period => String(period) === address.get('days')) ?? USUAL_PERIOD
  /** The term that gets a synonym; '' for one still to be typed, null while the dialog is closed. */
  const [synonymTerm, setSynonymTerm] = useState<string | null>(null)
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
  const meanTrade = useTradeMeaning(synonyms.data ?? [])
  const meaningsOf = (query: string) => synonyms.data?.find(({ term }) => term === query)?.means ?? []
  return (
    <Screen title={messages.title}>
      <SearchesOverview days={days} onDays={next => address.set({ days: next })} report={report.data} />
      <Loaded query={report}>
        {({ lists }) =>
          ORDER.map(name => (
            <SearchListPanel
              key={name}
              name={name}
              days={days}
              list={lists[name]}
              meaningsOf={meaningsOf}
              onAdd={setSynonymTerm}
              onTrade={meanTrade}
            />
          ))
        }
      </Loaded>
      <SynonymsPanel synonyms={synonyms} onAdd={() => setSynonymTerm('')} />
      {synonymTerm !== null && <SynonymDialog term={synonymTerm} onClose={() => setSynonymTerm(null)} />}
    </Screen>
  )
}
