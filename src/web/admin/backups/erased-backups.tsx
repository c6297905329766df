import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages as adminBackupsMessages } from '#translated/admin/backups.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Says which backups hold what was erased on request since, and offers to delete them; nothing without any. */
export function ErasedBackups() {
  const { language, formats } = usePage()
  const { erased: messages, remove } = inLanguage(adminBackupsMessages, language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [isRemoving, setRemoving] = useState(false)
  const backups = useQuery({
    // Below the key of all backups, so that both lists are read again together.
    queryKey: ['admin', 'backups', 'erased'],
    queryFn: () => api('GET /api/admin/erasures/backups'),
    staleTime: 0,
  })
  const { files = [], goneBy = null } = backups.data ?? {}
  if (files.length === 0) return null
  const count = formats.counted(files.length)
  return (
    <section className="warn adm-gap" aria-labelledby="erased-backups">
      <h2 id="erased-backups">{messages.title(count)}</h2>
      {goneBy !== null && <p>{messages.text(dateFormat(language).day(goneBy))}</p>}
      <button type="button" className="btn" onClick={() => setRemoving(true)}>
        {messages.remove}
      </button>
      {isRemoving && (
        <ConfirmDialog
          title={messages.remove}
          action={remove.action}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/erasures/backups/remove')
            await queries.invalidateQueries({ queryKey: ['admin', 'backups'] })
            toast({ kind: 'done', text: remove.removed })
          }}
          onClose={() => setRemoving(false)}
        >
          <p>{messages.removeText(count)}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}
