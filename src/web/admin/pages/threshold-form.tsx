import { type FormEvent, useId } from 'react'
import { isIndexableBusiness } from '#domain/quality/indexable.ts'
import { messages as adminIndexingMessages } from '#translated/admin/indexing.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface ThresholdFormProps {
  threshold: number
  saved: number
  scores: readonly number[]
  onMove: (threshold: number) => void
  onSaved: () => Promise<unknown>
}

/** Sets the threshold; shows what it would change before it is saved. */
export function ThresholdForm({ threshold, saved, scores, onMove, onSaved }: ThresholdFormProps) {
  const { formats } = usePage()
  const messages = useMessages(adminIndexingMessages)
  const { api } = useAdmin()
  const toast = useToast()
  const id = useId()
  const saving = useAction()
  const total = scores.reduce((sum, count) => sum + count, 0)
  const indexable = scores.reduce(
    (sum, count, score) => (isIndexableBusiness(score, threshold) ? sum + count : sum),
    0,
  )
  const percent = formats.count(total === 0 ? 0 : Math.round((100 * indexable) / total))
  const preview = messages.preview(formats.counted(indexable), formats.counted(total - indexable), percent)
  const save = (event: FormEvent) => {
    event.preventDefault()
    void saving.run(async () => {
      await api('POST /api/admin/settings/bulk', { body: { indexable_from: threshold } })
      await onSaved()
      toast({ kind: 'done', text: messages.saved })
    })
  }
  return (
    <form onSubmit={save}>
      <div className="field">
        <label htmlFor={id}>{messages.threshold}</label>
        <div className="slider">
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={1}
            value={threshold}
            aria-describedby={`${id}-preview`}
            onChange={event => onMove(Number(event.target.value))}
          />
          <output htmlFor={id}>{threshold}</output>
        </div>
      </div>
      <p id={`${id}-preview`} className="adm-gap">
        {`${preview} ${messages.now(formats.counted(saved))}`}
      </p>
      <FaultNote text={saving.failure} hasGap />
      <button type="submit" className="btn go" disabled={saving.isBusy || threshold === saved}>
        {saving.isBusy ? messages.saving : messages.save}
      </button>
      <LeaveGuard isNeeded={threshold !== saved} />
    </form>
  )
}
