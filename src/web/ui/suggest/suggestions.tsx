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
import { suggestMessages } from '#web/messages/suggest.ts'
import { usePage } from '#web/page-context.ts'
import { CLOSED, moved, type OpenList, type Suggester } from '#web/ui/suggest/combobox.ts'
import { fetchSuggestions } from '#web/ui/suggest/fetch-suggestions.ts'
import { locate, type RoughPosition } from '#web/ui/suggest/locate.ts'
import { OptionList } from '#web/ui/suggest/option-list.tsx'
import {
  nearby,
  type OptionAction,
  type OptionGroup,
  recentOptions,
  whatOptions,
  whereOptions,
} from '#web/ui/suggest/options.ts'
import { recentSearches, removeRecentSearch, setRecentSearches } from '#web/ui/suggest/recent-searches.ts'

/** Whoever types on does not wait for what the letter before would have suggested. */
const PAUSE_MS = 80
/** Of each kind. */
const MOST_OF_THREE_KINDS = 5
const MOST_PLACES = 8

export interface SuggestionsProps {
  ref: Ref<Suggester>
  /** Of the listbox. */
  id: string
  /** What is suggested: everything, or places only. */
  kind: 'what' | 'where'
  input: HTMLInputElement
  /** The text of the other field. */
  other: () => string
  /** Where the present search is, if it is around a position. */
  near: { readonly lat?: number; readonly lon?: number }
  list: OpenList
  onList: Dispatch<OpenList | ((before: OpenList) => OpenList)>
  onGo: (path: string) => void
  onNear: (position: RoughPosition) => void
}

/**
 * The suggestions of a search field: a list below it and a sentence for who does not see it (ARIA authoring practices:
 * combobox with list autocomplete and manual selection). Loaded with the field's first focus.
 */
export function Suggestions({
  ref,
  id,
  kind,
  input,
  other,
  near,
  list,
  onList,
  onGo,
  onNear,
}: SuggestionsProps) {
  const { api, language, formats } = usePage()
  const messages = suggestMessages(language)
  const [said, setSaid] = useState({ text: '', isFault: false })
  const asking = useRef<AbortController>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isShown = list.groups.length > 0

  const say = (text: string, isFault = false) => setSaid({ text, isFault })
  const stop = () => {
    clearTimeout(timer.current)
    asking.current?.abort()
  }
  const close = () => {
    stop()
    onList(CLOSED)
  }
  const show = (groups: readonly OptionGroup[]) => {
    onList({ groups, active: -1 })
    const options = groups.flatMap(group => group.options)
    const found = options.length === 0 ? messages.none : messages.found(formats.counted(options.length))
    say(options.some(({ removal }) => removal !== undefined) ? `${found}. ${messages.removable}` : found)
  }
  const open = async () => {
    stop()
    const q = input.value.trim()
    if (q === '')
      return show(kind === 'where' ? [nearby(messages)] : recentOptions(recentSearches(), messages))
    asking.current = new AbortController()
    const { signal } = asking.current
    const answer = await fetchSuggestions(
      api,
      kind === 'where'
        ? { q, limit: MOST_PLACES, kind: 'place' }
        : { q, limit: MOST_OF_THREE_KINDS, ...near },
      signal,
    )
    if (signal.aborted || document.activeElement !== input) return
    if (answer === null) return close()
    show(
      kind === 'where'
        ? whereOptions(answer, messages, formats)
        : whatOptions(answer, other(), messages, formats),
    )
  }
  const goNear = async () => {
    close()
    say(messages.locating)
    const position = await locate()
    if (typeof position === 'string') say(messages[position], true)
    else if (input.isConnected) onNear(position)
  }
  const act = (action: OptionAction) => {
    if (action.kind === 'locate') return void goNear()
    if (action.kind === 'forget') removeRecentSearch(action.search)
    if (action.kind === 'keep') setRecentSearches(action.searches)
    if (action.kind === 'forget' || action.kind === 'keep') return void open()
    close()
    say('')
    if (action.kind === 'fill') input.value = action.text
    else onGo(action.path)
  }
  const step = async (by: 1 | -1) => {
    if (!isShown) await open()
    onList(before => moved(before, by))
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'Home' || key === 'End') return onList({ ...list, active: -1 })
    const option = list.groups.flatMap(({ options }) => options)[list.active]
    const action = key === 'Enter' ? option?.action : key === 'Delete' ? option?.removal?.action : undefined
    if (action !== undefined) act(action)
    else if (key === 'ArrowDown') void step(1)
    else if (key === 'ArrowUp') void step(-1)
    else if (key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }

  const enter = () => {
    if (input.value.trim() === '' && !isShown) void open()
  }
  useImperativeHandle(ref, () => ({
    enter,
    type: () => {
      stop()
      timer.current = setTimeout(() => void open(), input.value.trim() === '' ? 0 : PAUSE_MS)
    },
    press,
    close,
  }))
  // The field had the focus, and perhaps a text, before this was there.
  const first = useRef(open)
  useEffect(() => {
    if (document.activeElement === input) void first.current()
    return () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    }
  }, [input])

  return (
    <>
      <OptionList id={id} label={messages.list} list={list} onAction={act} />
      <output className={said.isFault ? 'suggest-fault' : 'vh'}>{said.text}</output>
    </>
  )
}
