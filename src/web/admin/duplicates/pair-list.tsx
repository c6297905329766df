import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { searchesQuery } from '#web/admin/duplicates/duplicate-search.tsx'
import { PairCard } from '#web/admin/duplicates/pair-card.tsx'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'
import { PagedList } from '#web/admin/ui/paged-list.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The undecided pairs, highest score first. */
export function PairList({ address }: { address: AddressQuery }) {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminDuplicatesMessages, language)
  const toast = useToast()
  const queries = useQueryClient()
  const list = useRef<HTMLUListElement>(null)
  const pairs = useQuery({
    queryKey: ['admin', 'duplicates', address.page],
    queryFn: () => api('GET /api/admin/duplicates', { query: { page: address.page } }),
    staleTime: 0,
  })
  const dismissal = useMutation({
    mutationFn: (pair: { a: number; b: number }) => api('POST /api/admin/duplicates/dismiss', { body: pair }),
    onSuccess: () => toast({ kind: 'done', text: messages.dismissed }),
    onError: error => toast({ kind: 'failed', text: errorText(error, language) }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['admin', 'duplicates'] })
      // The button that had the focus is gone with its pair.
      list.current?.focus()
    },
  })
  const { data } = pairs
  const searches = useQuery(searchesQuery(api)).data?.entries
  const wasNeverSearched = searches?.every(({ finishedAt }) => finishedAt === null) === true
  return (
    <Panel
      title={messages.list}
      isFlush
      aside={<output>{data !== undefined && messages.count(formats.counted(data.total))}</output>}
    >
      <PagedList
        query={pairs}
        address={address}
        failedTitle={messages.failed}
        empty={
          wasNeverSearched ? (
            <p>{messages.noneYet}</p>
          ) : (
            <>
              <p>{messages.none}</p>
              <p>{messages.noneHint}</p>
            </>
          )
        }
      >
        {entries => (
          <ul className="pairs" ref={list} tabIndex={-1}>
            {entries.map(pair => (
              <PairCard
                key={`${pair.a.id}-${pair.b.id}`}
                pair={pair}
                isBusy={dismissal.isPending}
                onDismiss={() => dismissal.mutate({ a: pair.a.id, b: pair.b.id })}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}
