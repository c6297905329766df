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
import { isListingCategory, LISTING_CATEGORIES, type ListingInput } from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { usePage } from '#web/page-context.ts'
import { comparable } from '#web/pages/add-business/comparable.ts'
import { proposalOf, TradeProposal } from '#web/pages/add-business/trade-proposal.tsx'
import { isComposing, moved, optionsOf, withGroups } from '#web/ui/suggest/active-option.ts'
import { CLOSED, type OpenList, type Suggester } from '#web/ui/suggest/combobox.ts'
import { OptionList } from '#web/ui/suggest/option-list.tsx'
import type { Option, OptionAction } from '#web/ui/suggest/options.ts'

/** Whoever types on does not wait for what the letter before would have found. */
const PAUSE_MS = 120
const MOST = 8
/** Of a shorter text nobody knows what it will become. */
const TRADE_LIKE = /\p{L}.*\p{L}.*\p{L}/u

interface CategorySuggestionsProps {
  ref: Ref<Suggester>
  /** Of the listbox. */
  id: string
  list: OpenList
  onList: Dispatch<OpenList | ((before: OpenList) => OpenList)>
  /** The slug of a group, or what was typed. */
  category: string
  onChoice: (text: string) => void
  /** The owner proposes a trade that is none of them. */
  onPropose: (part: Partial<ListingInput>) => void
}

/** What the field for the trade suggests: groups, and categories of the whole taxonomy. Loaded with its first focus. */
function CategorySuggestions({
  ref,
  id,
  list,
  onList,
  category,
  onChoice,
  onPropose,
}: CategorySuggestionsProps) {
  const { api, language, messages, formats } = usePage()
  const texts = inLanguage(addBusinessMessages, language)
  const [said, setSaid] = useState('')
  const asking = useRef(new AbortController())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const newest = useRef(category)
  useEffect(() => {
    newest.current = category
  })
  const stop = () => {
    clearTimeout(timer.current)
    asking.current.abort()
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      asking.current.abort()
    },
    [],
  )
  const close = () => {
    stop()
    onList(CLOSED)
  }
  /** @param missing a typed trade that is none of the known ones: it can be proposed, below all others */
  const show = (found: readonly Option[], missing = '') => {
    const proposal: Option = {
      text: inLanguage(addBusinessStepsMessages, language).trade.propose(missing),
      aside: '',
      sign: 'right',
      action: { kind: 'propose', trade: missing },
    }
    const options = missing === '' ? found : [...found, proposal]
    onList(before => withGroups(before, options.length === 0 ? [] : [{ heading: '', options }]))
    const said = found.length === 0 ? texts.categoryNone : texts.categoryFound(formats.counted(found.length))
    setSaid(missing === '' ? said : `${said}. ${proposal.text}`)
  }
  const groupsFor = (typed: string): readonly Option[] =>
    LISTING_CATEGORIES.filter(slug => comparable(messages.groups[slug]).includes(comparable(typed))).map(
      slug => optionOf(messages.groups[slug], typed, texts.categoryGroup),
    )
  const find = async () => {
    // Where a group is chosen, all of them can be.
    const typed = isListingCategory(newest.current) ? '' : newest.current
    const groups = groupsFor(typed)
    if (typed.trim() === '') return show(groups)
    asking.current = new AbortController()
    const { signal } = asking.current
    try {
      const { trades, isKnown } = await api('GET /api/trades', {
        query: { q: typed.slice(0, 80), limit: MOST },
        signal,
      })
      if (signal.aborted) return
      const known = new Set(groups.map(({ text }) => text))
      const others = trades.filter(({ name }) => !known.has(name))
      const isMissing = !isKnown && TRADE_LIKE.test(typed)
      show(
        [...groups, ...others.map(({ name, group }) => optionOf(name, typed, messages.groups[group]))],
        isMissing ? typed.trim() : '',
      )
    } catch {
      // The groups can be chosen without an answer, and what is typed is checked when it is sent.
      if (!signal.aborted) show(groups)
    }
  }
  const choose = (action: OptionAction) => {
    if (action.kind !== 'fill' && action.kind !== 'propose') return
    close()
    setSaid('')
    if (action.kind === 'fill') onChoice(action.text)
    else onPropose(proposalOf(action.trade))
  }
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return
    const isOpen = list.groups.length > 0
    const action = optionsOf(list.groups)[list.active]?.action
    if (event.key === 'Enter' && action !== undefined) choose(action)
    else if (event.key === 'ArrowDown' && !isOpen) void find()
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      onList(moved(list, event.key === 'ArrowDown' ? 1 : -1))
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  useImperativeHandle(ref, () => ({
    enter: () => {
      if (list.groups.length === 0) void find()
    },
    type: () => {
      stop()
      timer.current = setTimeout(() => void find(), PAUSE_MS)
    },
    press,
    close,
  }))
  // The field had the focus, and perhaps a text, before this was there.
  const first = useRef(find)
  useEffect(() => {
    if (document.activeElement?.getAttribute('aria-controls') === id) void first.current()
  }, [id])
  return (
    <>
      <OptionList id={id} label={texts.categoryList} list={list} onAction={choose} />
      <output className="vh">{said}</output>
    </>
  )
}

function optionOf(text: string, typed: string, aside: string): Option {
  return { text, typed, aside, sign: 'grid', action: { kind: 'fill', text } }
}

export { CategorySuggestions, TradeProposal }
