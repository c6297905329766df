import { useId, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { HistoryEntry, UndoConflict } from '#domain/business/history.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { useValueFormat } from '#web/admin/businesses/fields/use-value-format.ts'
import { factName, valueText } from '#web/admin/businesses/fields/value-text.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { PickOne } from '#web/ui/form/field-group.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface UndoDialogProps {
  entry: HistoryEntry
  /** The history of its business. */
  entries: readonly HistoryEntry[]
  /** The version of the business that is shown. */
  version: number
  onUndone: (business: AdminBusiness) => void
  /** The business was changed meanwhile. */
  onStale: () => void
  onClose: () => void
}

/** Asks before an entry is undone; where something newer changed its facts, which of them go back. */
export function UndoDialog({ entry, entries, version, onUndone, onStale, onClose }: UndoDialogProps) {
  const { language } = usePage()
  const { api } = useAdmin()
  const { history: messages } = inLanguage(adminBusinessMessages, language)
  const { moment } = dateFormat(language)
  const toast = useToast()
  const [goingBack, setGoingBack] = useState<ReadonlySet<string>>(new Set())
  const { conflicts } = entry
  const undo = async () => {
    const overwrite = conflicts
      .filter(({ facts }) => goingBack.has(keyOf(facts)))
      .flatMap(({ facts }) => facts)
    try {
      const business = await api('POST /api/admin/businesses/:id/history/:entry/undo', {
        params: { id: entry.businessId, entry: entry.id },
        body: { version, ...(conflicts.length > 0 && { overwrite }) },
      })
      toast({ kind: 'done', text: messages.undone })
      onUndone(business)
    } catch (error) {
      if (isRouteError(error) && error.code === 'business_changed') onStale()
      throw error
    }
  }
  const decide = (facts: readonly string[], isBack: boolean) => {
    const next = new Set(goingBack)
    if (isBack) next.add(keyOf(facts))
    else next.delete(keyOf(facts))
    setGoingBack(next)
  }
  return (
    <ConfirmDialog
      title={entry.kind === 'merged' ? messages.undoMergeTitle : messages.undoTitle}
      action={messages.undo}
      onConfirm={undo}
      onClose={onClose}
    >
      <p>{messages.undoText(messages.kinds[entry.kind], moment(entry.at))}</p>
      {conflicts.length > 0 && (
        <div className="conflict">
          <p>{entry.kind === 'merged' ? messages.conflict.mergeText : messages.conflict.text}</p>
          {conflicts.map(conflict => (
            <ConflictChoice
              key={keyOf(conflict.facts)}
              conflict={conflict}
              newer={entries.find(({ id }) => id === conflict.entryId)}
              isBack={goingBack.has(keyOf(conflict.facts))}
              onChoice={isBack => decide(conflict.facts, isBack)}
            />
          ))}
        </div>
      )}
    </ConfirmDialog>
  )
}

interface ConflictChoiceProps {
  conflict: UndoConflict
  /** What changed it since. */
  newer: HistoryEntry | undefined
  isBack: boolean
  onChoice: (isBack: boolean) => void
}

function ConflictChoice({ conflict, newer, isBack, onChoice }: ConflictChoiceProps) {
  const format = useValueFormat()
  const { moment } = dateFormat(usePage().language)
  const { texts } = format
  const messages = texts.history
  // A lock goes with its field and is named only where nothing else differs.
  const values = conflict.changes.filter(({ field }) => field !== 'locks')
  const changes = values.length > 0 ? values : conflict.changes
  const name = changes.map(({ field }) => factName(field, texts)).join(', ')
  const sideOf = (side: 'before' | 'after') =>
    changes.map(change => valueText(change.field, change[side], format) || texts.empty).join(' · ')
  return (
    <PickOne
      id={useId()}
      legend={messages.conflict.choose(name)}
      hint={newer && messages.conflict.since(messages.kinds[newer.kind], moment(newer.at))}
      choices={(['now', 'before'] as const).map(choice => [
        choice,
        <span key={choice}>
          <b>{`${messages.conflict[choice]}:`}</b>{' '}
          <span>{sideOf(choice === 'before' ? 'after' : 'before')}</span>
        </span>,
      ])}
      value={isBack ? 'before' : 'now'}
      onPick={choice => onChoice(choice === 'before')}
    />
  )
}

function keyOf(facts: readonly string[]): string {
  return facts.join(' ')
}
