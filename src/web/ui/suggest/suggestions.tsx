import { inLanguage } from '#web/messages.ts'
import '#web/styles/suggest.css'
import {
  type Dispatch,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import type { Suggestions as Suggested } from '#domain/search/search.ts'
import { messages as suggestMessages } from '#translated/ui/suggest.ts'
import { SLOW_MS } from '#web/api/use-read.ts'
import { usePage } from '#web/page-context.ts'
import { isComposing, moved, optionsOf, withGroups } from '#web/ui/suggest/active-option.ts'
import { CLOSED, type OpenList, type Suggester } from '#web/ui/suggest/combobox.ts'
import { fetchSuggestions } from '#web/ui/suggest/fetch-suggestions.ts'
import { locate, type RoughPosition } from '#web/ui/suggest/locate.ts'
import { OptionList } from '#web/ui/suggest/option-list.tsx'
import {
  emptyOptions,
  nearby,
  type OptionAction,
  type OptionGroup,
  whatOptions,
  whereOptions,
  withSearch,
} from '#web/ui/suggest/options.ts'
import { recentSearches, removeRecentSearch, setRecentSearches } from '#web/ui/suggest/recent-searches.ts'
import { useBackCloses } from '#web/ui/use-back-closes.ts'

/** Whoever types on does not wait for what the letter before would have suggested. */
const PAUSE_MS = 80
/** Of each kind. */
const MOST_OF_A_KIND = 5
const MOST_PLACES = 8
const MOST_POPULAR = 6
/** The list covers the screen below this width (styles/suggest.css). */
const NARROW = '(max-width: 43.99rem)'

export interface SuggestionsProps {
  ref: Ref<Suggester>
  /** Of the listbox. */
  id: string
  /** What is suggested: everything, or places only. */
  kind: 'what' | 'where'
  input: HTMLInputElement
  /** Whether its text was searched already. */
  isSent: { readonly current: boolean }
  /** The text of the other field. */
  other: () => string
  /** Where the present search is, if it is around a position. */
  near: { readonly lat?: number; readonly lon?: number }
  list: OpenList
  onList: Dispatch<OpenList | ((before: OpenList) => OpenList)>
  onGo: (path: string) => void
  onNear: (position: RoughPosition) => void
  /** The text was taken away by a key. */
  onClear: () => void
  /** An option became the text. */
  onFilled: () => void
}

/** A sentence beside the list. */
interface Said {
  readonly text: string
  /** How many there are; that there are none for now; that a position is looked for; why there is none. */
  readonly about: 'list' | 'trouble' | 'position' | 'fault'
}

const NOTHING: Said = { text: '', about: 'list' }
const LOOK = {
  list: 'vh',
  trouble: 'suggest-note',
  position: 'suggest-note',
  fault: 'suggest-fault',
} as const

/**
 * The suggestions of a search field: a list below it and a sentence for who does not see it (ARIA authoring practices:
 * combobox with list autocomplete and manual selection). Loaded with the field's first focus.
 */
export function Suggestions({
  ref,
  id,
  kind,
  input,
  isSent,
  other,
  near,
  list,
  onList,
  onGo,
  onNear,
  onClear,
  onFilled,
}: SuggestionsProps) {
  const { api, language, formats, messages: site } = usePage()
  const messages = inLanguage(suggestMessages, language)
  const [said, setSaid] = useState<Said>(NOTHING)
  const asking = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const slow = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The text that the list belongs to. */
  const shownFor = useRef<string>(undefined)
  const isShown = list.groups.length > 0

  const say = (text: string, about: Said['about'] = 'list') => setSaid({ text, about })
  const stop = () => {
    clearTimeout(timer.current)
    clearTimeout(slow.current)
    asking.current?.abort()
  }
  const close = () => {
    stop()
    shownFor.current = undefined
    // What is said of the position stays.
    setSaid(before => (['list', 'trouble'].includes(before.about) ? NOTHING : before))
    onList(CLOSED)
  }
  const show = (groups: readonly OptionGroup[]) => onList(before => withGroups(before, groups))
  const sayCount = (groups: readonly OptionGroup[]) => {
    const options = optionsOf(groups)
    const found = options.length === 0 ? messages.none : messages.found(formats.counted(options.length))
    say(options.some(({ removal }) => removal !== undefined) ? `${found}. ${messages.removable}` : found)
  }
  /** @param meanwhile what is suggested where the answer takes long */
  const ask = async (question: Parameters<typeof fetchSuggestions>[1], meanwhile: readonly OptionGroup[]) => {
    asking.current = new AbortController()
    const { signal } = asking.current
    slow.current = setTimeout(() => {
      show(meanwhile)
      say(site.reading.slow, 'trouble')
    }, SLOW_MS)
    const answer = await fetchSuggestions(api, question, signal)
    if (!signal.aborted) clearTimeout(slow.current)
    return signal.aborted || document.activeElement !== input ? 'late' : answer
  }
  const openEmpty = async () => {
    const place = other()
    onList(before => ({ ...before, isOpen: true }))
    const groups = (popular: Suggested['categories']) =>
      kind === 'where'
        ? [nearby(messages)]
        : emptyOptions(recentSearches(), popular, place, messages, formats)
    show(groups([]))
    if (kind === 'where') return sayCount(groups([]))
    const question = { q: '', limit: MOST_POPULAR, ...(place !== '' && { location: place }) }
    const answer = await ask(question, groups([]))
    if (answer === 'late') return
    // Without an answer the list stays as it is.
    const all = groups(answer?.categories ?? [])
    show(all)
    sayCount(all)
  }
  const openFor = async (q: string) => {
    const place = other()
    // On a narrow screen the list covers the button that searches.
    const offered = (groups: readonly OptionGroup[]) =>
      matchMedia(NARROW).matches ? withSearch(groups, kind, q, messages) : groups
    onList(before => ({ ...before, isOpen: true }))
    const answer = await ask(
      kind === 'where'
        ? { q, limit: MOST_PLACES, kind: 'place' }
        : { q, limit: MOST_OF_A_KIND, ...near, ...(place !== '' && { location: place }) },
      offered([]),
    )
    if (answer === 'late') return
    if (answer === null) {
      show(offered([]))
      return say(messages.failed, 'trouble')
    }
    const groups = offered(
      kind === 'where'
        ? whereOptions(answer, q, messages, formats)
        : whatOptions(answer, { typed: q, place }, messages, formats),
    )
    show(groups)
    sayCount(groups)
  }
  const open = async () => {
    stop()
    const q = input.value.trim()
    shownFor.current = q
    await (q === '' ? openEmpty() : openFor(q))
  }
  const goNear = async () => {
    close()
    say(messages.locating, 'position')
    const position = await locate()
    if (typeof position === 'string') return say(messages[position], 'fault')
    say('')
    if (input.isConnected) onNear(position)
  }
  const act = (action: OptionAction) => {
    if (action.kind === 'locate') return void goNear()
    if (action.kind === 'forget') removeRecentSearch(action.search)
    if (action.kind === 'keep') setRecentSearches(action.searches)
    if (action.kind === 'forget' || action.kind === 'keep') return void open()
    close()
    say('')
    if (action.kind === 'go') return onGo(action.path)
    if (action.kind === 'search') return input.form?.requestSubmit()
    if (action.kind !== 'fill') return
    input.value = action.text
    onFilled()
  }
  const step = async (by: 1 | -1) => {
    const opening = isShown ? undefined : open()
    // An empty field has options before the answer comes.
    if (input.value.trim() !== '') await opening
    onList(before => moved(before, by))
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const { key } = event
    if (key === 'Home' || key === 'End') return onList({ ...list, active: -1 })
    const option = optionsOf(list.groups)[list.active]
    const action = key === 'Enter' ? option?.action : key === 'Delete' ? option?.removal?.action : undefined
    if (action !== undefined) act(action)
    else if (key === 'ArrowDown') void step(1)
    else if (key === 'ArrowUp') void step(-1)
    else if (key === 'Escape' && list.isOpen) close()
    else if (key === 'Escape' && input.value !== '') clear()
    // The form is sent.
    else if (key === 'Enter') return close()
    else return
    event.preventDefault()
  }
  const clear = () => {
    input.value = ''
    onClear()
  }

  const enter = () => {
    if (!isShown && (input.value.trim() === '' || matchMedia(NARROW).matches)) void open()
  }
  useImperativeHandle(ref, () => ({
    enter,
    type: () => {
      if (input.value.trim() === shownFor.current) return
      stop()
      timer.current = setTimeout(() => void open(), input.value.trim() === '' ? 0 : PAUSE_MS)
    },
    press,
    close,
  }))
  // The field had the focus, and perhaps a text, before this was there.
  const first = useRef(open)
  useEffect(() => {
    if (document.activeElement === input && !isSent.current) void first.current()
    return () => {
      clearTimeout(timer.current)
      clearTimeout(slow.current)
      asking.current?.abort()
    }
  }, [input, isSent])

  // The keyboard of a phone covers the screen's lower part, which only the visual viewport says.
  useEffect(() => {
    const box = input.closest<HTMLElement>('.search-in')
    const viewport = window.visualViewport
    if (!list.isOpen || box === null || viewport === null) return
    const follow = () => box.style.setProperty('--visible', `${viewport.height}px`)
    follow()
    viewport.addEventListener('resize', follow)
    return () => viewport.removeEventListener('resize', follow)
  }, [input, list.isOpen])

  const closeAndBlur = () => {
    close()
    input.blur()
  }
  useBackCloses(list.isOpen && matchMedia(NARROW).matches, closeAndBlur)
  return (
    <>
      {list.isOpen && (
        <button
          type="button"
          tabIndex={-1}
          className="search-back ic ic-left"
          aria-label={messages.back}
          onMouseDown={event => event.preventDefault()}
          onClick={closeAndBlur}
        />
      )}
      <OptionList id={id} label={messages.list} list={list} onAction={act} />
      <output className={LOOK[said.about]}>{said.text}</output>
    </>
  )
}
