import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { SUBMISSION_STATES, type Submission, type SubmissionState } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { type SetUnsaved, useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The administrator's own note, and the state that he sets. */
export function NotePanel({ submission, setUnsaved }: { submission: Submission; setUnsaved: SetUnsaved }) {
  const messages = useMessages(adminSubmissionsMessages)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const id = useId()
  const [typed, setTyped] = useState<{ note?: string; state?: SubmissionState }>({})
  const note = typed.note ?? submission.note
  const state = typed.state ?? submission.state
  const isChanged = note !== submission.note || state !== submission.state
  useReportUnsaved(setUnsaved, 'note', isChanged)
  const saving = useAction()
  const save = () =>
    saving.run(async () => {
      await api('PATCH /api/admin/submissions/:id', {
        params: { id: submission.id },
        body: {
          ...(note !== submission.note && { note }),
          ...(state !== submission.state && { state }),
        },
      })
      await Promise.all(
        [
          ['admin', 'submission', submission.id],
          ['admin', 'submissions'],
          ['admin', 'stats'],
        ].map(queryKey => queries.invalidateQueries({ queryKey })),
      )
      // What was typed while the request was running is not saved yet, so it stays.
      setTyped(now => ({
        ...(now.note !== undefined && now.note !== note && { note: now.note }),
        ...(now.state !== undefined && now.state !== state && { state: now.state }),
      }))
      toast({ kind: 'done', text: messages.saved })
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) void save()
  }
  return (
    <Panel title={messages.noteTitle}>
      <form className="sub-form" onSubmit={submit}>
        <label htmlFor={`${id}-state`}>{messages.state}</label>
        <select
          id={`${id}-state`}
          value={state}
          onChange={event => {
            const chosen = SUBMISSION_STATES.find(known => known === event.target.value)
            if (chosen !== undefined) setTyped(now => ({ ...now, state: chosen }))
          }}
        >
          {SUBMISSION_STATES.map(known => (
            <option key={known} value={known}>
              {messages.states[known]}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}-note`}>{messages.note}</label>
        <textarea
          className="input"
          id={`${id}-note`}
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          value={note}
          onChange={event => setTyped(now => ({ ...now, note: event.target.value }))}
        />
        <FaultNote text={saving.failure} />
        <button type="submit" className="btn" disabled={!isChanged || saving.isBusy}>
          {saving.isBusy ? messages.saving : messages.save}
        </button>
      </form>
    </Panel>
  )
}

/** The server's limit. */
const MAX_NOTE_LENGTH = 5000
