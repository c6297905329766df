import { type FocusEvent, type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useRouter } from 'wouter'
import { plainHome } from '#domain/language-path.ts'
import { loadEventually } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { entryState, TYPING, TYPING_NOTE } from '#web/routing/entry-state.ts'
import { routes } from '#web/routing/routes.ts'
import { EMPTY_SEARCH, NEAR_KM, type PageSearch, writeSearch } from '#web/routing/search-params.ts'
import { HiddenFields } from '#web/ui/search/hidden-fields.tsx'
import { SearchField } from '#web/ui/search/search-field.tsx'
import type { RoughPosition } from '#web/ui/suggest/locate.ts'

interface SearchBoxProps {
  /** Path of the page that shows the results. */
  action: string
  search?: PageSearch
  /** The place as people write it, where the address carries its slug: 'Köln' for 'koeln'. */
  placeLabel?: string | undefined
  /** The trade whose list the page shows, as a filter has it: searched where no words are typed. */
  trade?: string
  /** Slim: above a list. */
  size?: 'large' | 'slim'
  /** The search as it was understood, once that is known: the address says it as soon as nobody is typing. */
  understood?: PageSearch
  onUnderstood?: () => void
  /** Search while typing, after a pause (specification, section 2: 300 ms). */
  isLive?: boolean
}

/** Pause in typing before a live search starts (specification, section 9). */
const PAUSE_MS = 300

/** Was? Wo? and one button; a plain GET form that also works without script. */
export function SearchBox({
  action,
  search = EMPTY_SEARCH,
  understood = search,
  onUnderstood,
  placeLabel = search.location,
  trade = '',
  size = 'large',
  isLive = false,
}: SearchBoxProps) {
  const { search: texts } = usePage().messages
  const { base } = useRouter()
  const [, navigate] = useLocation()
  const address = writeSearch(search)
  const [query, sentQuery] = useFollowingField(search.query, address)
  const [location, sentPlace] = useFollowingField(placeLabel, address)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Of the newest address: filters may be chosen in the pause before a live search. */
  const shown = useRef(search)

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    shown.current = search
  }, [search])

  const [isTyping, setTyping] = useState(false)
  const ownAddress = writeSearch(understood)
  const isElsewhere = ownAddress !== address
  const sayUnderstood = useEffectEvent(() => {
    onUnderstood?.()
    navigate(`${action}${ownAddress}`, { replace: true, state: history.state })
  })
  useEffect(() => {
    if (isElsewhere && !isTyping) sayUnderstood()
  }, [isElsewhere, isTyping])

  const typedIn = (field: typeof query) => field.current?.value.trim() ?? ''
  const go = (path: string, options?: Parameters<typeof navigate>[1]) => {
    clearTimeout(timer.current)
    timer.current = undefined
    navigate(path, options)
  }
  /** Since the first letter an entry of the history is that of what is being typed: as long as it is shown, it is written anew. */
  const hasEntry = useRef(false)
  const searchTyped = (isFinished: boolean) => {
    const [typed, written] = [typedIn(query), typedIn(location)]
    const place = written === placeLabel ? shown.current.location : written
    sentQuery.current = typed
    sentPlace.current = written
    const position = place === shown.current.location ? {} : { lat: null, lon: null, cities: '' }
    const next = {
      ...shown.current,
      ...position,
      ...(typed === '' && trade !== '' && { category: trade }),
      query: typed,
      location: place,
      page: 1,
      verbatim: false,
    }
    go(`${action}${writeSearch(next)}`, {
      replace: hasEntry.current && entryState(TYPING_NOTE) === true,
      ...(!isFinished && { state: TYPING }),
    })
    hasEntry.current = !isFinished
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    setTyping(false)
    // Whoever leaves a search has typed all of it; what covers a phone goes away in this moment, and with it its entry in the
    // browser's history.
    if (currentTarget.contains(relatedTarget)) return
    if (timer.current !== undefined) searchTyped(false)
    hasEntry.current = false
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyping(false)
    searchTyped(true)
    const made = { query: typedIn(query), place: typedIn(location) }
    void loadEventually(() => import('#web/ui/suggest/recent-searches.ts')).then(({ addRecentSearch }) =>
      addRecentSearch(made),
    )
  }
  // The results with everything of the present search but its place, around the visitor's position.
  const searchNear = ({ lat, lon }: RoughPosition) => {
    const present = action === routes.businesses.href() ? search : EMPTY_SEARCH
    const around = {
      location: '',
      cities: '',
      lat,
      lon,
      section: false,
      radiusKm: present.radiusKm ?? NEAR_KM,
    }
    go(
      routes.businesses.href({
        ...present,
        query: typedIn(query),
        ...around,
        page: 1,
        verbatim: false,
      }),
    )
  }
  const { lat, lon } = search
  const shared = {
    near: lat === null || lon === null ? {} : { lat, lon },
    onGo: go,
    onNear: searchNear,
  }
  return (
    <search>
      <form
        className={`search ${size}`}
        aria-label={texts.label}
        action={plainHome(base + action)}
        onSubmit={submit}
        onBlur={onBlur}
      >
        <HiddenFields search={search} omit={['query', 'location', 'page', 'verbatim', 'lat', 'lon']} />
        <SearchField
          {...shared}
          kind="what"
          label={texts.what}
          name="query"
          type="search"
          maxLength={200}
          placeholder={texts.whatHint}
          autoComplete="off"
          input={query}
          defaultValue={search.query}
          other={() => typedIn(location)}
          onTyped={() => {
            clearTimeout(timer.current)
            setTyping(isLive)
            timer.current = isLive ? setTimeout(() => searchTyped(false), PAUSE_MS) : undefined
          }}
        />
        <SearchField
          {...shared}
          kind="where"
          label={texts.where}
          name="location"
          maxLength={200}
          placeholder={texts.whereHint}
          autoComplete="postal-code"
          input={location}
          defaultValue={placeLabel}
          other={() => typedIn(query)}
          onFilled={() => {
            // Elsewhere the place alone is no question yet.
            if (size === 'slim' || typedIn(query) !== '') searchTyped(true)
          }}
        />
        <button type="submit" className="btn go ic ic-search">
          {texts.submit}
        </button>
      </form>
    </search>
  )
}

/**
 * A field that follows the address where that changes by other means (back button, a link, a filter), but not while somebody
 * types in it. It stays the same, and with it the focus of whoever searched by Enter.
 * @param said what the address says
 * @param address all of it: what was typed and not searched goes with the next change
 * @returns the field, and what was sent of it
 */
function useFollowingField(said: string, address: string) {
  const field = useRef<HTMLInputElement>(null)
  const sent = useRef(said)
  const last = useRef(address)
  useEffect(() => {
    const follow = () => {
      const input = field.current
      const isLeft = last.current !== address && document.activeElement !== input
      if ((said !== sent.current || isLeft) && input !== null) input.value = said
      sent.current = said
      last.current = address
    }
    follow()
    // Whoever goes back at once has left what was sent before it is shown: nothing else changes then.
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [said, address])
  return [field, sent] as const
}
