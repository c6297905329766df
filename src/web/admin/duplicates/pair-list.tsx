import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { adminDuplicatesMessages } from '#web/admin/duplicates/messages.ts'
import { PairCard } from '#web/admin/duplicates/pair-card.tsx'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'
import { Pager } from '#web/ui/list/pager.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The pairs that nobody has decided yet, the surest first. */
export function PairList({ address }: { address: AddressQuery }) {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const words = adminDuplicatesMessages(language)
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
    onSuccess: () => toast({ kind: 'done', text: words.dismissed }),
    onError: error => toast({ kind: 'failed', text: errorText(error) }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: ['admin', 'duplicates'] })
      // The button that had the focus went with its pair.
      list.current?.focus()
    },
  })
  const { data } = pairs
  return (
    <Panel
      title={words.list}
      isFlush
      aside={
        <output>
          {data !== undefined && words.count(formats.count(data.total), formats.isOne(data.total))}
        </output>
      }
    >
      {pairs.isPending && <div className="bone adm-bone" />}
      {pairs.isError && (
        <Failure title={words.failed} error={pairs.error} onRetry={() => void pairs.refetch()} />
      )}
      {data?.entries.length === 0 && (
        <div className="panel-empty">
          <p>{words.none}</p>
          <p>{words.noneHint}</p>
        </div>
      )}
      {data !== undefined && data.entries.length > 0 && (
        <>
          <ul className="pairs" ref={list} tabIndex={-1}>
            {data.entries.map(pair => (
              <PairCard
                key={`${pair.a.id}-${pair.b.id}`}
                pair={pair}
                isBusy={dismissal.isPending}
                onDismiss={() => dismissal.mutate({ a: pair.a.id, b: pair.b.id })}
              />
            ))}
          </ul>
          <div className="tbl-foot">
            <span />
            <Pager
              page={data.page}
              pages={data.totalPages}
              hrefOf={page => address.with({ page: String(page) })}
            />
          </div>
        </>
      )}
    </Panel>
  )
}
