import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { NOTE_FORM } from '#domain/submission/decision.ts'
import type { Submission } from '#domain/submission/submission.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { type SetUnsaved, useReportUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAdminForm } from '#web/admin/ui/use-admin-form.ts'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The administrator's own note, and the state that he sets. */
export function NotePanel({ submission, setUnsaved }: { submission: Submission; setUnsaved: SetUnsaved }) {
  const messages = useMessages(adminSubmissionsMessages)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const { id, state, note } = submission
  const form = useAdminForm({
    fields: NOTE_FORM,
    start: { state, note },
    labels: { state: messages.state, note: messages.note },
    prefix: 'note-',
    store: async ({ values, change }) => {
      await api('PATCH /api/admin/submissions/:id', { params: { id }, body: change })
      await Promise.all(
        [
          ['admin', 'submission', id],
          ['admin', 'submissions'],
          ['admin', 'stats'],
        ].map(queryKey => queries.invalidateQueries({ queryKey })),
      )
      toast({ kind: 'done', text: messages.saved })
      return values
    },
  })
  // A decision changes the state.
  const follow = useEffectEvent(form.rebase)
  useEffect(() => follow({ state, note }), [state, note])
  const isChanged = form.changeCount > 0
  useReportUnsaved(setUnsaved, 'note', isChanged)
  return (
    <Panel title={messages.noteTitle}>
      <form noValidate onSubmit={form.submit}>
        <FormField form={form} name="state" choices={messages.states} />
        <FormField form={form} name="note" rows={3} />
        <FaultNote text={form.refused} />
        <button type="submit" className="btn" disabled={!isChanged || form.isSending}>
          {form.isSending ? messages.saving : messages.save}
        </button>
      </form>
    </Panel>
  )
}
