import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import { noteIn, SUBMISSION_FACT } from '#domain/edit/entry-facts.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { UndoDialog } from '#web/admin/businesses/editor/undo-dialog.tsx'
import { FactDiff, shownChanges } from '#web/admin/businesses/fields/fact-diff.tsx'
import { factName } from '#web/admin/businesses/fields/value-text.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface HistoryItemProps {
  entry: HistoryEntry
  /** All of the history. */
  entries: readonly HistoryEntry[]
  /** The version of the business that is shown. */
  version: number
  /** Shows its facts at once. */
  isOpen: boolean
  onUndone: (business: AdminBusiness) => void
  onStale: () => void
}

/** One entry of a history: what, when, by whom, the facts, and a button that undoes it. */
export function HistoryItem({ entry, entries, version, isOpen, onUndone, onStale }: HistoryItemProps) {
  const { language } = usePage()
  const messages = inLanguage(adminBusinessMessages, language)
  const { moment } = dateFormat(language)
  const [isAsking, setIsAsking] = useState(false)
  const what = messages.history.kinds[entry.kind]
  const submissionId = submissionOf(entry)
  const changes = shownChanges(entry.changes)
  const { bulkEditId, runId } = entry
  const { bySubmission, byBulkEdit, byImport } = messages.history
  const causes = [
    ...(submissionId === undefined
      ? []
      : [{ href: adminPaths.submission(submissionId), text: bySubmission(submissionNumber(submissionId)) }]),
    ...(bulkEditId === null
      ? []
      : [{ href: adminPaths.bulkEdit(bulkEditId), text: byBulkEdit(String(bulkEditId)) }]),
    ...(runId === null ? [] : [{ href: adminPaths.import(runId), text: byImport(String(runId)) }]),
  ]
  return (
    <li>
      <p className="history-head">
        <b>{what}</b> <time dateTime={new Date(entry.at).toISOString()}>{moment(entry.at)}</time>
        <span className="quiet">
          <span>
            {entry.account === null ? messages.sources[entry.source] : messages.history.by(entry.account)}
          </span>
          {causes.map(({ href, text }) => (
            <span key={href}>
              {', '}
              <Link href={href}>{text}</Link>
            </span>
          ))}
        </span>
      </p>
      {changes.length > 0 && (
        <details open={isOpen}>
          <summary>{changes.map(({ field }) => factName(field, messages)).join(', ')}</summary>
          <FactDiff changes={changes} caption={`${what}, ${moment(entry.at)}`} />
        </details>
      )}
      {(entry.isUndoable || entry.conflicts.length > 0) && (
        <button type="button" className="btn ic ic-undo" onClick={() => setIsAsking(true)}>
          <span>{entry.kind === 'merged' ? messages.history.undoMerge : messages.history.undo}</span>
          <span className="vh">{`: ${what}, ${moment(entry.at)}`}</span>
        </button>
      )}
      {isAsking && (
        <UndoDialog
          entry={entry}
          entries={entries}
          version={version}
          onUndone={onUndone}
          onStale={onStale}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  )
}

/** The submission that an entry came from. */
function submissionOf(entry: HistoryEntry): number | undefined {
  const id = noteIn(entry, SUBMISSION_FACT)
  return typeof id === 'number' ? id : undefined
}
