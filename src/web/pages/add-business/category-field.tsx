import '#web/styles/suggest.css'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isListingCategory, LISTING_CATEGORIES } from '#domain/listing/listing.ts'
import { usePage } from '#web/page-context.ts'
import { addBusinessMessages } from '#web/pages/add-business/messages.ts'
import { fieldId } from '#web/pages/add-business/step-props.ts'
import { Field } from '#web/ui/form/field.tsx'
import { CLOSED, moved, optionId, optionsOf, withGroups } from '#web/ui/suggest/combobox.ts'
import { OptionList } from '#web/ui/suggest/option-list.tsx'
import type { Option, OptionAction } from '#web/ui/suggest/options.ts'

/** Whoever types on does not wait for what the letter before would have found. */
const PAUSE_MS = 120
const MOST = 8

interface CategoryFieldProps {
  /** The slug of a group, or what was typed. */
  category: string
  onCategory: (category: string) => void
  fault: string | undefined
}

/**
 * The trade of a business: a combobox that searches the whole taxonomy and the groups (ARIA authoring practices: list
 * autocomplete with manual selection). What is typed counts as it is; the list only helps.
 */
export function CategoryField({ category, onCategory, fault }: CategoryFieldProps) {
  const { api, language, messages, formats } = usePage()
  const texts = addBusinessMessages(language)
  const [list, setList] = useState(CLOSED)
  const [said, setSaid] = useState('')
  const asking = useRef(new AbortController())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listId = 'category-list'
  const shown = isListingCategory(category) ? messages.groups[category] : category

  const close = () => {
    clearTimeout(timer.current)
    asking.current.abort()
    setList(CLOSED)
  }
  const show = (found: readonly Option[]) => {
    setList(before => withGroups(before, found.length === 0 ? [] : [{ heading: '', options: found }]))
    setSaid(found.length === 0 ? texts.categoryNone : texts.categoryFound(formats.counted(found.length)))
  }
  const groupsFor = (typed: string): readonly Option[] =>
    LISTING_CATEGORIES.filter(slug => simple(messages.groups[slug]).includes(simple(typed))).map(slug =>
      optionOf(messages.groups[slug], typed, texts.categoryGroup),
    )
  const find = async (typed: string) => {
    const groups = groupsFor(typed)
    if (typed.trim() === '') return show(groups)
    asking.current = new AbortController()
    const { signal } = asking.current
    try {
      const { trades } = await api('GET /api/trades', {
        query: { q: typed.slice(0, 80), limit: MOST },
        signal,
      })
      if (signal.aborted) return
      const known = new Set(groups.map(({ text }) => text))
      const others = trades.filter(({ name }) => !known.has(name))
      show([...groups, ...others.map(({ name, group }) => optionOf(name, typed, messages.groups[group]))])
    } catch {
      // The groups can be chosen without an answer, and what is typed is checked when it is sent.
      if (!signal.aborted) show(groups)
    }
  }
  const type = (typed: string) => {
    onCategory(typed)
    clearTimeout(timer.current)
    asking.current.abort()
    timer.current = setTimeout(() => void find(typed), PAUSE_MS)
  }
  const choose = (action: OptionAction) => {
    if (action.kind !== 'fill') return
    close()
    setSaid('')
    onCategory(slugOrText(action.text, messages.groups))
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    const isOpen = list.groups.length > 0
    const action = optionsOf(list.groups)[list.active]?.action
    if (event.key === 'Enter' && action !== undefined) choose(action)
    else if (event.key === 'ArrowDown' && !isOpen) void find(isListingCategory(category) ? '' : category)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setList(moved(list, event.key === 'ArrowDown' ? 1 : -1))
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }
  return (
    <Field
      id={fieldId('category')}
      label={texts.labels.category}
      hint={texts.hints.category}
      fault={fault}
      below={<output className="vh">{said}</output>}
    >
      {control => (
        <div className="category-choice">
          <input
            {...control}
            value={shown}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.groups.length > 0}
            aria-controls={listId}
            aria-activedescendant={list.active < 0 ? undefined : optionId(listId, list.active)}
            autoComplete="off"
            maxLength={80}
            onClick={() => list.groups.length === 0 && void find(isListingCategory(category) ? '' : category)}
            onChange={event => type(event.currentTarget.value)}
            onKeyDown={press}
            onBlur={() => {
              close()
              onCategory(slugOrText(category, messages.groups))
            }}
          />
          <OptionList id={listId} label={texts.categoryList} list={list} onAction={choose} />
        </div>
      )}
    </Field>
  )
}

function optionOf(text: string, typed: string, aside: string): Option {
  return { text, typed, aside, sign: 'grid', action: { kind: 'fill', text } }
}

/** The slug of a group that is named so; else the text itself. */
function slugOrText(text: string, groups: Readonly<Record<string, string>>): string {
  return LISTING_CATEGORIES.find(slug => simple(groups[slug] ?? '') === simple(text)) ?? text
}

/** For comparing what is typed with the name of a group. */
function simple(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim()
}
