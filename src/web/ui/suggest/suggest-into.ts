import { routes } from '#web/routing/routes.ts'
import '#web/styles/suggest.css'
import { localAddress, splitLanguage } from '#domain/language-path.ts'
import { lazyClient } from '#web/api/lazy-client.ts'
import { suggestWords } from '#web/messages/suggest/words.ts'
import type { PageContext } from '#web/page-context.ts'
import { EMPTY_SEARCH, readSearch } from '#web/routing/search-params.ts'
import { fetchSuggestions } from '#web/ui/suggest/fetch-suggestions.ts'
import { listBox } from '#web/ui/suggest/list-box.ts'
import { locate, NEAR_KM, type RoughPosition } from '#web/ui/suggest/locate.ts'
import {
  nearby,
  type OptionAction,
  type OptionGroup,
  recentOptions,
  whatOptions,
  whereOptions,
} from '#web/ui/suggest/options.ts'
import {
  addRecentSearch,
  recentSearches,
  removeRecentSearch,
  setRecentSearches,
} from '#web/ui/suggest/recent-searches.ts'

/** Whoever types on does not wait for what the letter before would have suggested. */
const PAUSE_MS = 80
/** Of each kind. */
const MOST_OF_THREE_KINDS = 5
const MOST_PLACES = 8

const attached = new WeakSet<HTMLInputElement>()

/**
 * Turns a field of a search box into a combobox with suggestions (ARIA authoring practices: list autocomplete with
 * manual selection). Without it the box searches as ever. Once for each field, whenever it gets the focus.
 */
export function suggestInto(input: HTMLInputElement, { language, formats }: PageContext): void {
  const { form } = input
  const field = input.parentElement
  if (attached.has(input) || form === null || field === null) return
  attached.add(input)
  const api = lazyClient(language)
  const words = suggestWords(language)
  const isPlace = input.name === 'location'
  const box = listBox(input, words.list)
  const said = document.createElement('output')
  said.className = 'vh'
  // A field that came in place of another one finds that one's list there.
  for (const old of field.querySelectorAll(':scope > .suggest, :scope > output')) old.remove()
  field.append(box.element, said)
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  /** The form is sent to end what it is waiting for, not to search. */
  let isPassing = false

  const typedIn = (name: string) => {
    const other = form.elements.namedItem(name)
    return other instanceof HTMLInputElement ? other.value.trim() : ''
  }
  const say = (text: string, isFault = false) => {
    said.className = isFault ? 'suggest-fault' : 'vh'
    said.textContent = text
  }
  const show = (groups: readonly OptionGroup[]) => {
    box.show(groups)
    const count = groups.reduce((sum, { options }) => sum + options.length, 0)
    const removable = groups.some(({ options }) => options.some(({ removal }) => removal !== undefined))
    const found = count === 0 ? words.none : words.found(formats.count(count), formats.isOne(count))
    say(removable ? `${found}. ${words.removable}` : found)
  }
  const stop = () => {
    clearTimeout(timer)
    asking.abort()
  }
  const close = () => {
    stop()
    box.hide()
  }
  const open = async () => {
    stop()
    const q = input.value.trim()
    if (q === '') return show(isPlace ? [nearby(words)] : recentOptions(recentSearches(), words))
    asking = new AbortController()
    const { signal } = asking
    const { lat, lon } = readSearch(location.search)
    const near = lat === null || lon === null ? {} : { lat, lon }
    const answer = await fetchSuggestions(
      api,
      isPlace ? { q, limit: MOST_PLACES, kind: 'place' } : { q, limit: MOST_OF_THREE_KINDS, ...near },
      signal,
    )
    if (signal.aborted || document.activeElement !== input) return
    if (answer === null) return close()
    show(
      isPlace
        ? whereOptions(answer, words, formats)
        : whatOptions(answer, typedIn('location'), words, formats),
    )
  }
  const go = (path: string) => {
    // A search that waits for a pause in typing would come after this and take its place; sending ends the wait.
    isPassing = true
    form.requestSubmit()
    isPassing = false
    history.replaceState(null, '', localAddress(language, path))
  }
  const goNear = async () => {
    close()
    say(words.locating)
    const position = await locate()
    if (typeof position === 'string') say(words[position], true)
    else if (input.isConnected) go(pathNear(position, typedIn('query')))
  }
  const act = (deed: OptionAction) => {
    if (deed.kind === 'locate') return void goNear()
    if (deed.kind === 'forget') removeRecentSearch(deed.search)
    if (deed.kind === 'keep') setRecentSearches(deed.searches)
    if (deed.kind === 'forget' || deed.kind === 'keep') return void open()
    close()
    say('')
    if (deed.kind === 'fill') input.value = deed.text
    else go(deed.path)
  }

  input.addEventListener('input', () => {
    stop()
    timer = setTimeout(() => void open(), input.value.trim() === '' ? 0 : PAUSE_MS)
  })
  input.addEventListener('focus', () => input.value.trim() === '' && void open())
  input.addEventListener('click', () => input.value.trim() === '' && !box.isShown() && void open())
  input.addEventListener('keydown', event => {
    if (event.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (box.isShown()) box.move(step)
      else void open().then(() => box.move(step))
    }
    if (event.key === 'Home' || event.key === 'End') box.leave()
    if (event.key === 'Escape' && box.isShown()) {
      event.preventDefault()
      close()
    }
    const option = box.active()
    const deed =
      event.key === 'Enter' ? option?.deed : event.key === 'Delete' ? option?.removal?.deed : undefined
    if (deed === undefined) return
    event.preventDefault()
    act(deed)
  })
  // The focus stays in the box, whatever is pressed in the list.
  box.element.addEventListener('mousedown', event => event.preventDefault())
  box.element.addEventListener('click', ({ target }) => {
    const deed = box.actionAt(target)
    if (deed !== null) act(deed)
  })
  input.addEventListener('blur', close)
  form.addEventListener('submit', () => {
    close()
    if (!isPassing) addRecentSearch({ query: typedIn('query'), place: typedIn('location') })
  })
  if (document.activeElement === input) void open()
}

/** The page with everything of the present search but its place, around a position. */
function pathNear({ lat, lon }: RoughPosition, query: string): string {
  const isResults = splitLanguage(location.pathname).path === routes.businesses.href()
  const search = isResults ? readSearch(location.search) : EMPTY_SEARCH
  const radiusKm = search.radiusKm ?? NEAR_KM
  const around = { location: '', cities: '', lat, lon, radiusKm }
  return routes.businesses.href({ ...search, query, ...around, page: 1, verbatim: false })
}
