import { type FormEvent, useEffect, useId, useRef } from 'react'
import { useLocation, useRouter } from 'wouter'
import { plainHome } from '#domain/language-path.ts'
import { usePage } from '#web/page-context.ts'
import { EMPTY_SEARCH, type PageSearch, writeSearch } from '#web/routing/search-params.ts'
import { HiddenFields } from '#web/ui/search/hidden-fields.tsx'

interface SearchBoxProps {
  /** Path of the page that shows the results. */
  action: string
  search?: PageSearch
  /** The place as people write it, where the address carries its slug: 'Köln' for 'koeln'. */
  placeLabel?: string | undefined
  size?: 'large' | 'slim'
  /** Search while typing, after a pause (specification, section 2: 300 ms). */
  isLive?: boolean
}

/** Pause in typing before a live search starts (specification, section 9). */
const PAUSE_MS = 300

/** Was? Wo? and one button; a plain GET form that also works without script. */
export function SearchBox({
  action,
  search = EMPTY_SEARCH,
  placeLabel = search.location,
  size = 'large',
  isLive = false,
}: SearchBoxProps) {
  const { search: words } = usePage().messages
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const id = useId()
  const query = useRef<HTMLInputElement>(null)
  const location = useRef<HTMLInputElement>(null)
  const sent = useRef(search.query)
  const shown = useRef(placeLabel)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // The address changed by other means (back button, a link): the field follows. While typing it leads.
  useEffect(() => {
    if (search.query !== sent.current && query.current !== null) query.current.value = search.query
    sent.current = search.query
  }, [search.query])
  // The same field stays, and with it the focus of whoever searched by Enter.
  useEffect(() => {
    if (placeLabel !== shown.current && location.current !== null) location.current.value = placeLabel
    shown.current = placeLabel
  }, [placeLabel])
  useEffect(() => () => clearTimeout(timer.current), [])

  const go = (replace: boolean) => {
    clearTimeout(timer.current)
    const typed = query.current?.value.trim() ?? ''
    const written = location.current?.value.trim() ?? ''
    const place = written === placeLabel ? search.location : written
    sent.current = typed
    const position = place === search.location ? {} : { lat: null, lon: null, cities: '' }
    const next = { ...search, ...position, query: typed, location: place, page: 1, verbatim: false }
    navigate(`${action}${writeSearch(next)}`, { replace })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    go(false)
  }
  return (
    <search>
      <form
        className={`search ${size}`}
        aria-label={words.label}
        action={plainHome(base + action)}
        onSubmit={submit}
      >
        <HiddenFields search={search} omit={['query', 'location', 'page', 'verbatim', 'lat', 'lon']} />
        <div className="search-f ic ic-search">
          <label htmlFor={`${id}w`}>{words.what}</label>
          <input
            id={`${id}w`}
            name="query"
            type="search"
            maxLength={200}
            placeholder={words.whatHint}
            autoComplete="off"
            enterKeyHint="search"
            ref={query}
            defaultValue={search.query}
            onChange={() => {
              clearTimeout(timer.current)
              if (isLive) timer.current = setTimeout(() => go(true), PAUSE_MS)
            }}
          />
        </div>
        <div className="search-f ic ic-place">
          <label htmlFor={`${id}o`}>{words.where}</label>
          <input
            id={`${id}o`}
            name="location"
            maxLength={200}
            placeholder={words.whereHint}
            autoComplete="postal-code"
            enterKeyHint="search"
            ref={location}
            defaultValue={placeLabel}
          />
        </div>
        <button type="submit" className="btn go">
          {words.submit}
        </button>
      </form>
    </search>
  )
}
