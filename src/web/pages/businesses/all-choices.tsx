import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChoicesQuery } from '#domain/search/search.ts'
import { slugsOf } from '#domain/text/slug-list.ts'
import { keepPreviousData } from '#web/api/read.ts'
import { reads } from '#web/api/reads.ts'
import { usePage } from '#web/page-context.ts'
import { Choice } from '#web/pages/businesses/choice.tsx'
import { businessesMessages } from '#web/pages/businesses/messages.ts'
import { type PageSearch, toSearchParams } from '#web/routing/search-params.ts'

export interface AllChoicesProps {
  of: ChoicesQuery['of']
  /** The name of the filter in the address. */
  name: 'category' | 'cities'
  search: PageSearch
  /** Values that stand above already. */
  shown: readonly string[]
}

const MOST = 50
const PAUSE_MS = 200

/** All values of a filter with a search in them. Loaded when somebody opens them. */
export function AllChoices({ of, name, search, shown }: AllChoicesProps) {
  const { api, language, formats } = usePage()
  const texts = businessesMessages(language)
  const [typed, setTyped] = useState('')
  const begins = usePaused(typed)
  const { data, isError } = useQuery({
    ...reads.choices(api, toSearchParams(search, MOST), of, begins),
    placeholderData: keepPreviousData,
  })
  const values = (data?.values ?? []).filter(({ value }) => !shown.includes(value))
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
      {values.map(({ value, label, count }) => (
        <Choice
          key={value}
          type="checkbox"
          name={name}
          value={value}
          label={label}
          count={count}
          isChosen={slugsOf(search[name]).includes(value)}
        />
      ))}
      <p className="quiet small" role="status">
        {isError ? texts.choicesFailed : data && choicesNote(values.length, data.total - shown.length)}
      </p>
    </>
  )

  function choicesNote(listed: number, all: number): string {
    if (listed === 0) return texts.noChoices
    return all > listed ? texts.someChoices(formats.count(listed), formats.count(all)) : ''
  }
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
