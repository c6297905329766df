import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { BulkDialog } from '#web/admin/bulk-edits/bulk-dialog.tsx'
import { type BulkKind, bulkKindsFor } from '#web/admin/bulk-edits/bulk-kinds.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import type { Selection } from '#web/admin/ui/list/use-selection.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface BulkBarProps {
  selection: Selection<number>
  filter: AdminBusinessFilter
  /** How many the filter finds. */
  total: number
  /** Every row of the page is chosen: then the rest is offered. */
  isPageChosen: boolean
  /** The change runs as this job. */
  onStarted: (kind: BulkKind, jobId: number) => void
}

/** The bulk changes for the chosen businesses. */
export function BulkBar({ selection, filter, total, isPageChosen, onStarted }: BulkBarProps) {
  const { formats } = usePage()
  const messages = useMessages(adminBusinessesMessages).bulk
  const [asked, setAsked] = useState<BulkKind | null>(null)
  const { ids, isAll } = selection
  const [first, second] = ids
  return (
    <section className="bulk" aria-label={messages.selected(formats.counted(isAll ? total : ids.length))}>
      <output className="bulk-count">
        {isAll
          ? messages.selectedAll(formats.counted(total))
          : messages.selected(formats.counted(ids.length))}
      </output>
      {!isAll && isPageChosen && total > ids.length && (
        <button type="button" className="btn bare" onClick={selection.chooseAll}>
          {messages.selectAll(formats.counted(total))}
        </button>
      )}
      {bulkKindsFor(filter.state).map(kind => (
        <button
          key={kind}
          type="button"
          className={kind === 'remove' ? 'btn danger' : 'btn'}
          onClick={() => setAsked(kind)}
        >
          {messages.actions[kind]}
        </button>
      ))}
      {ids.length === 2 && filter.state !== 'removed' && (
        <Link className="btn ic ic-pair" href={`${adminPaths.duplicates()}?a=${first}&b=${second}`}>
          {messages.merge}
        </Link>
      )}
      <button type="button" className="btn bare" onClick={selection.clear}>
        {messages.clear}
      </button>
      {asked !== null && (
        <BulkDialog
          kind={asked}
          count={isAll ? total : ids.length}
          target={isAll ? { filter } : { ids }}
          onStarted={jobId => onStarted(asked, jobId)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}
