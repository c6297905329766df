import { useQuery } from '@tanstack/react-query'
import { IMPORT_CHANGES } from '#domain/business/admin-business.ts'
import { searchName } from '#domain/import/import-search.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { importQuery } from '#web/admin/imports/import-outcome.tsx'
import type { AddressQuery } from '#web/admin/routing/address-query.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Filters that a link sets and no field shows: businesses of an import, and what a search no longer found. */
export function ChosenFilters({ address }: { address: AddressQuery }) {
  const messages = useMessages(adminBusinessesMessages).filter
  const { importId, staleSearch } = address.filter({ importId: 'number', staleSearch: 'number' })
  if (importId === undefined && staleSearch === undefined) return null
  return (
    <fieldset className="chips" aria-label={messages.chosen}>
      {importId !== undefined && <ImportFilter id={importId} address={address} />}
      {staleSearch !== undefined && <StaleFilter id={staleSearch} address={address} />}
    </fieldset>
  )
}

function ImportFilter({ id, address }: { id: number; address: AddressQuery }) {
  const { formats } = usePage()
  const { api } = useAdmin()
  const { fromImport: messages } = useMessages(adminBusinessesMessages).filter
  const file = useQuery(importQuery(api, id)).data?.run.fileName ?? messages.number(formats.counted(id))
  const change = IMPORT_CHANGES.find(one => one === address.get('importChange')) ?? 'both'
  return (
    <>
      <Chip text={messages[change](file)} onRemove={() => address.set({ importId: '', importChange: '' })} />
      <select
        aria-label={messages.which}
        value={change === 'both' ? '' : change}
        onChange={event => address.set({ importChange: event.target.value })}
      >
        <option value="">{messages.choices.both}</option>
        {IMPORT_CHANGES.map(one => (
          <option key={one} value={one}>
            {messages.choices[one]}
          </option>
        ))}
      </select>
    </>
  )
}

function StaleFilter({ id, address }: { id: number; address: AddressQuery }) {
  const { api } = useAdmin()
  const messages = useMessages(adminBusinessesMessages).filter
  const search = useQuery({
    queryKey: ['admin', 'stale', 'search', id, 1],
    queryFn: () => api('GET /api/admin/import-searches/:id', { params: { id }, query: { page: 1 } }),
    staleTime: 0,
  }).data?.search
  return (
    <Chip
      text={messages.stale(search === undefined ? String(id) : searchName(search))}
      onRemove={() => address.set({ staleSearch: '' })}
    />
  )
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  const messages = useMessages(adminBusinessesMessages).filter
  return (
    <button type="button" className="chip on ic ic-x" aria-label={messages.remove(text)} onClick={onRemove}>
      {text}
    </button>
  )
}
