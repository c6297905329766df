import { messages as adminStaleMessages } from '#translated/admin/imports/stale.ts'
import type { Selection } from '#web/admin/ui/list/use-selection.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface SelectionBarProps {
  selection: Selection<number>
  /** How many are chosen, and how many the whole list has. */
  count: number
  total: number
  /** The page that is shown. */
  rows: readonly { readonly id: number }[]
  /** The whole list cannot be chosen at once. */
  isPageOnly?: boolean
  /** What can be done with them. */
  children: Elements
}

/** How many rows are chosen, and what can be done with them. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, count, total, rows, isPageOnly = false, children } = props
  const { formats } = usePage()
  const messages = useMessages(adminStaleMessages)
  const text = messages.selected(formats.counted(count))
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <section className="bulk" aria-label={text}>
      <output className="bulk-count">{text}</output>
      {!isPageOnly && !selection.isAll && isPageChosen && total > count && (
        <button type="button" className="btn bare" onClick={selection.chooseAll}>
          {messages.selectAll(formats.counted(total))}
        </button>
      )}
      {children}
      <button type="button" className="btn bare" onClick={selection.clear}>
        {messages.clear}
      </button>
    </section>
  )
}
