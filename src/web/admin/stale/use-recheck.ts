import { messages as adminStaleMessages } from '#translated/admin/imports/stale.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { RecheckRequest } from '#web/admin/api/api.ts'
import type { Selection } from '#web/admin/ui/list/use-selection.ts'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Marks businesses to be checked and has their websites checked; a toast says what began, and none are chosen then. */
export function useRecheck(selection: Pick<Selection<number>, 'clear'>) {
  const { formats } = usePage()
  const messages = useMessages(adminStaleMessages)
  const { api } = useAdmin()
  const toast = useToast()
  const { isBusy, run } = useToastedAction(['admin', 'stale'])
  return {
    isBusy,
    start: (wanted: RecheckRequest) =>
      run(async () => {
        const { marked, jobId } = await api('POST /api/admin/rechecks', { body: wanted })
        const text = jobId === null ? messages.recheckMarked : messages.recheckStarted
        toast({ kind: 'done', text: text(formats.counted(marked)) })
        selection.clear()
      }),
  }
}
