import { useEffect, useState } from 'react'
import type { ChoicesQuery, FacetValue } from '#domain/search/search.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { messages as choicesMessages } from '#translated/ui/all-choices.ts'
import type { Api } from '#web/api/api.ts'
import { keepPreviousData, read } from '#web/api/read.ts'
import { useRead } from '#web/api/use-read.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { type PageSearch, toSearchParams } from '#web/routing/search-params.ts'

export interface AllChoicesProps {
  of: ChoicesQuery['of']
  search: PageSearch
  /** Values that stand above already. */
  shown: readonly string[]
  choice: (value: FacetValue) => Elements
}

const MOST = 50
const PAUSE_MS = 200

/** All values of a filter with a search in them. Loaded when somebody opens them. */
export function AllChoices({ of, search, shown, choice }: AllChoicesProps) {
  const { api, formats } = usePage()
  const texts = useMessages(choicesMessages)
  const [typed, setTyped] = useState('')
  const begins = usePaused(typed)
  const { data, failure } = useRead({
    ...choicesRead(api, search, of, begins),
    placeholderData: keepPreviousData,
  })
  const found = data?.values ?? []
  const values = found.filter(({ value }) => !shown.includes(value))
  return (
    <>
      <input
        type="search"
        aria-label={texts.searchIn[of]}
        placeholder={texts.searchIn[of]}
        value={typed}
        maxLength={100}
        // Not a filter by itself: the form must not be sent for it.
        onChange={event => {
          event.stopPropagation()
          setTyped(event.target.value)
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {values.map(choice)}
      <p className="quiet small" role="status">
        {failure !== null
          ? texts.failed
          : data && choicesNote(values.length, data.total - (found.length - values.length))}
      </p>
    </>
  )

  function choicesNote(listed: number, all: number): string {
    if (listed === 0) return texts.none
    return all > listed ? texts.some(formats.count(listed), formats.count(all)) : ''
  }
}

/** What a search can be narrowed to. */
function choicesRead(api: Api, search: PageSearch, of: ChoicesQuery['of'], begins: string) {
  const query = { ...toSearchParams(search, { pageSize: MOST }), offset: 0, of, begins }
  return read(api, 'GET /api/businesses/search/choices', { query }, { staleTime: 10 * MINUTE_MS })
}

/** A value once it has not changed for a moment. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return paused
}
