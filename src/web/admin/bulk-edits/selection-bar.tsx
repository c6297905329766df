import { useState } from 'react'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import type { BulkKind } from '#domain/business/bulk-edit.ts'
import type { AdminBusinessesMessages } from '#messages/de/admin/businesses.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { BulkDialog } from '#web/admin/bulk-edits/bulk-dialog.tsx'
import { BulkProgress } from '#web/admin/bulk-edits/bulk-progress.tsx'
import type { Selection } from '#web/admin/ui/list/use-selection.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface SelectionBarProps {
  selection: Selection<number>
  texts: Pick<AdminBusinessesMessages['bulk'], 'selected' | 'selectedAll' | 'selectAll'>
  /** How many the whole list has. */
  total: number
  /** The page that is shown. */
  rows: readonly { readonly id: number }[]
  /** What finds the whole list; undefined: it cannot be chosen at once. */
  filter?: AdminBusinessFilter
  /** The changes that can be made to the chosen ones. */
  kinds: readonly BulkKind[]
  /** What else can be done with them. */
  children?: Elements
}

/** How many businesses are chosen, and what can be done with them. The progress of a change stays when none is chosen. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, texts, total, rows, filter, kinds, children } = props
  const { formats } = usePage()
  const messages = useMessages(adminBusinessesMessages).bulk
  const [asked, setAsked] = useState<BulkKind | null>(null)
  const [change, setChange] = useState<{ readonly kind: BulkKind; readonly jobId: number } | null>(null)
  const { ids, isAll } = selection
  const count = isAll ? total : ids.length
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => selection.has(id))
  return (
    <>
      {change !== null && <BulkProgress key={change.jobId} {...change} onClose={() => setChange(null)} />}
      {count > 0 && (
        <section className="bulk" aria-label={texts.selected(formats.counted(count))}>
          <output className="bulk-count">
            {isAll ? texts.selectedAll(formats.counted(count)) : texts.selected(formats.counted(count))}
          </output>
          {filter !== undefined && !isAll && isPageChosen && total > count && (
            <button type="button" className="btn bare" onClick={selection.chooseAll}>
              {texts.selectAll(formats.counted(total))}
            </button>
          )}
          {kinds.map(kind => (
            <button
              key={kind}
              type="button"
              className={kind === 'remove' ? 'btn danger' : 'btn'}
              onClick={() => setAsked(kind)}
            >
              {messages.actions[kind]}
            </button>
          ))}
          {children}
          <button type="button" className="btn bare" onClick={selection.clear}>
            {messages.clear}
          </button>
        </section>
      )}
      {asked !== null && (
        <BulkDialog
          kind={asked}
          count={count}
          target={isAll && filter !== undefined ? { filter } : { ids }}
          onStarted={jobId => {
            selection.clear()
            setChange({ kind: asked, jobId })
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
