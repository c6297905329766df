import { useId } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { BulkAction } from '#web/admin/api/api.ts'
import type { BulkKind, BulkTarget } from '#web/admin/businesses/bulk-kinds.ts'
import { CategoryDatalist } from '#web/admin/businesses/category-datalist.tsx'
import { adminBusinessesMessages } from '#web/admin/businesses/messages.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { usePage } from '#web/page-context.ts'

interface BulkDialogProps {
  kind: BulkKind
  /** How many will be changed. */
  count: number
  target: BulkTarget
  /** Counts again, because the number has changed. */
  onRecount: () => Promise<void>
  onStarted: (jobId: number) => void
  onClose: () => void
}

/** Asks, with the number, before many businesses change; starts the change as a job. */
export function BulkDialog({ kind, count, target, onRecount, onStarted, onClose }: BulkDialogProps) {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const messages = adminBusinessesMessages(language).bulk
  const confirm = async (form: FormData) => {
    try {
      const { jobId } = await api('POST /api/admin/businesses/bulk', {
        body: {
          action: actionOf(kind, form),
          ...target,
          expectedCount: count,
        },
      })
      onStarted(jobId)
    } catch (error) {
      if (isRouteError(error) && error.code === 'bulk_count_changed') await onRecount()
      throw error
    }
  }
  return (
    <ConfirmDialog
      title={messages.titles[kind](formats.counted(count))}
      action={messages.actions[kind]}
      isDangerous={kind === 'remove'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{messages.texts[kind]}</p>
      {kind === 'remove' && <ReasonField />}
      {kind === 'set-category' && <CategoryField />}
    </ConfirmDialog>
  )
}

/** Why businesses are removed; the form's 'reason'. */
export function ReasonField() {
  const messages = adminBusinessesMessages(usePage().language).bulk
  const hint = useId()
  return (
    <div className="field">
      <label>
        {messages.reason}
        <textarea
          className="input"
          name="reason"
          rows={2}
          maxLength={REASON_LENGTH}
          required
          aria-describedby={hint}
        />
      </label>
      <p className="hint" id={hint}>
        {messages.reasonHint}
      </p>
    </div>
  )
}

const REASON_LENGTH = 500

function CategoryField() {
  const messages = adminBusinessesMessages(usePage().language).bulk
  const list = useId()
  return (
    <label>
      {messages.category}
      <input className="input" name="category" list={list} maxLength={80} required autoComplete="off" />
      <CategoryDatalist id={list} />
    </label>
  )
}

function actionOf(kind: BulkKind, form: FormData): BulkAction {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  if (kind === 'remove') return { kind, reason: text('reason') }
  if (kind === 'set-category') return { kind, category: text('category') }
  return { kind }
}
