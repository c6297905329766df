import { useState } from 'react'
import { Link } from 'wouter'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { HistoryEntry } from '#domain/business/history.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { FactDiff, shownChanges } from '#web/admin/businesses/fields/fact-diff.tsx'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { factName } from '#web/admin/businesses/fields/value-text.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface HistoryItemProps {
  entry: HistoryEntry
  /** Shows its facts at once. */
  isOpen: boolean
  onUndone: (business: AdminBusiness) => void
}

/** One entry of a history: what, when, by whom, the facts, and a button that undoes it. */
export function HistoryItem({ entry, isOpen, onUndone }: HistoryItemProps) {
  const { language } = usePage()
  const { api } = useAdmin()
  const messages = adminBusinessMessages(language)
  const { moment } = dateFormat(language)
  const toast = useToast()
  const [isAsking, setIsAsking] = useState(false)
  const what = messages.history.kinds[entry.kind]
  const changes = shownChanges(entry.changes)
  const undo = async () => {
    const business = await api('POST /api/admin/businesses/:id/history/:entry/undo', {
      params: { id: entry.businessId, entry: entry.id },
    })
    toast({ kind: 'done', text: messages.history.undone })
    onUndone(business)
  }
  return (
    <li>
      <p className="history-head">
        <b>{what}</b> <time dateTime={new Date(entry.at).toISOString()}>{moment(entry.at)}</time>
        <span className="quiet">
          {entry.account === null ? messages.sources[entry.source] : messages.history.by(entry.account)}
          {entry.runId !== null && (
            <>
              {', '}
              <Link href={adminPaths.import(entry.runId)}>
                {messages.history.byImport(String(entry.runId))}
              </Link>
            </>
          )}
        </span>
      </p>
      {changes.length > 0 && (
        <details open={isOpen}>
          <summary>{changes.map(({ field }) => factName(field, messages)).join(', ')}</summary>
          <FactDiff changes={changes} caption={`${what}, ${moment(entry.at)}`} />
        </details>
      )}
      {entry.isUndoable && (
        <button type="button" className="btn ic ic-undo" onClick={() => setIsAsking(true)}>
          {messages.history.undo}
          <span className="vh">
            : {what}, {moment(entry.at)}
          </span>
        </button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.history.undoTitle}
          action={messages.history.undo}
          onConfirm={undo}
          onClose={() => setIsAsking(false)}
        >
          <p>{messages.history.undoText(what, moment(entry.at))}</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
