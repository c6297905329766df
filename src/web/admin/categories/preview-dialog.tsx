import { isRouteError } from '#api/client/route-error.ts'
import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { CategoryChange, CategoryPreview } from '#web/admin/api/api.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface PreviewDialogProps {
  change: CategoryChange
  preview: CategoryPreview
  /** Counts again, because the number has changed. */
  onRecount: () => Promise<void>
  /** With the job's number; null where there is none. */
  onStarted: (jobId: number | null) => Promise<void>
  onClose: () => void
}

/** Says what a change would do, and makes it when confirmed. */
export function PreviewDialog({ change, preview, onRecount, onStarted, onClose }: PreviewDialogProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminCategoriesMessages, language)
  const { api } = useAdmin()
  const toast = useToast()
  const { kind } = change
  const { from, to, count, locked, examples, alsoMoved } = preview
  const target = kind === 'group' ? inLanguage(groupNamesMessages, language)[to.group] : to.name
  const confirm = async () => {
    try {
      const { jobId } = await api('POST /api/admin/categories/change', {
        body: { change, expectedCount: count },
      })
      toast({ kind: 'done', text: jobId === null ? messages.confirmed(from.name) : messages.started })
      await onStarted(jobId)
    } catch (error) {
      if (isRouteError(error) && error.code === 'bulk_count_changed') await onRecount()
      throw error
    }
  }
  return (
    <ConfirmDialog
      title={messages.previewTitles[kind]}
      action={messages.actions[kind]}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>
        <strong>{messages.rule[kind](from.name, target)}</strong>
      </p>
      <p>{count === 0 ? messages.affectsNone : messages.affects(formats.counted(count))}</p>
      {locked > 0 && <p className="warn">{messages.locked(formats.counted(locked))}</p>}
      {examples.length > 0 && (
        <ul className="category-examples">
          {examples.map(({ id, name, city }) => (
            <li key={id}>{city === '' ? name : `${name}, ${city}`}</li>
          ))}
          {count > examples.length && (
            <li className="quiet">{messages.more(formats.counted(count - examples.length))}</li>
          )}
        </ul>
      )}
      {alsoMoved.length > 0 && <p>{messages.also(alsoMoved.join(', '))}</p>}
      <p className="quiet">
        {kind === 'keep' ? messages.keepFollows : kind === 'group' ? messages.groupFollows : messages.address}
      </p>
    </ConfirmDialog>
  )
}
