import { useState } from 'react'
import { messages as adminStaleMessages } from '#translated/admin/imports/stale.ts'
import { BulkDialog } from '#web/admin/bulk-edits/bulk-dialog.tsx'
import type { BulkTarget } from '#web/admin/bulk-edits/bulk-kinds.ts'
import { BulkProgress } from '#web/admin/bulk-edits/bulk-progress.tsx'
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
  /** The chosen ones, to be hidden. */
  target: BulkTarget
  /** What else can be done with them. */
  children: Elements
}

/** How many rows are chosen, and what can be done with them: they can be hidden, whose progress stays when none is chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, count, total, rows, isPageOnly = false, target, children } = props
  const { formats } = usePage()
  const messages = useMessages(adminStaleMessages)
  const [isHiding, setIsHiding] = useState(false)
  const [hidingJob, setHidingJob] = useState<number | null>(null)
  const text = messages.selected(formats.counted(count))
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <>
      {hidingJob !== null && (
        <BulkProgress key={hidingJob} kind="hide" jobId={hidingJob} onClose={() => setHidingJob(null)} />
      )}
      {count > 0 && (
        <section className="bulk" aria-label={text}>
          <output className="bulk-count">{text}</output>
          {!isPageOnly && !selection.isAll && isPageChosen && total > count && (
            <button type="button" className="btn bare" onClick={selection.chooseAll}>
              {messages.selectAll(formats.counted(total))}
            </button>
          )}
          <button type="button" className="btn" onClick={() => setIsHiding(true)}>
            {messages.hide}
          </button>
          {children}
          <button type="button" className="btn bare" onClick={selection.clear}>
            {messages.clear}
          </button>
        </section>
      )}
      {isHiding && (
        <BulkDialog
          kind="hide"
          count={count}
          target={target}
          onStarted={jobId => {
            selection.clear()
            setHidingJob(jobId)
          }}
          onClose={() => setIsHiding(false)}
        />
      )}
    </>
  )
}
