import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { adminBackupsMessages } from '#web/admin/backups/messages.ts'
import { FollowedJob } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { DataTable } from '#web/admin/ui/data-table.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const BACKUPS_KEY = ['admin', 'backups'] as const

/** Backups: make, download and delete them. */
export function Page() {
  const { language } = usePage()
  const messages = adminBackupsMessages(language)
  const { moment, size } = dateFormat(language)
  const { api, addressOf } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [jobId, setJobId] = useState<number | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const { job, isActive } = useJob(jobId, () => queries.invalidateQueries({ queryKey: BACKUPS_KEY }))
  const backups = useQuery({
    queryKey: BACKUPS_KEY,
    queryFn: () => api('GET /api/admin/backups'),
    staleTime: 0,
  })
  const start = useMutation({
    mutationFn: () => api('POST /api/admin/jobs', { body: { kind: 'backup' } }),
    onSuccess: started => {
      setJobId(started.jobId)
      toast({ kind: 'done', text: messages.started })
    },
    onError: error => toast({ kind: 'failed', text: errorText(error) }),
  })
  return (
    <Screen
      title={messages.title}
      actions={
        <button
          type="button"
          className="btn go"
          disabled={start.isPending || isActive}
          onClick={() => start.mutate()}
        >
          {messages.now}
        </button>
      }
    >
      <p className="prose">{messages.text}</p>
      <p className="prose quiet adm-gap">{messages.restore}</p>
      <Panel title={messages.list} isFlush>
        <FollowedJob job={job} />
        <DataTable
          query={backups}
          empty={messages.none}
          label={messages.list}
          idOf={backup => backup.file}
          columns={[
            { head: messages.file, isRowHead: true, cell: backup => backup.file },
            { head: messages.at, kind: 'short', cell: backup => moment(backup.createdAt) },
            { head: messages.size, kind: 'number', cell: backup => size(backup.size) },
            {
              head: messages.actions,
              isHeadHidden: true,
              kind: 'short',
              cell: ({ file }) => (
                <>
                  <a href={addressOf('GET /api/admin/backups/:file', { params: { file } })} download>
                    {messages.download}
                    <span className="vh"> {file}</span>
                  </a>{' '}
                  <button type="button" className="btn bare" onClick={() => setRemoving(file)}>
                    {messages.remove}
                    <span className="vh"> {file}</span>
                  </button>
                </>
              ),
            },
          ]}
        />
      </Panel>
      {removing !== null && (
        <ConfirmDialog
          title={messages.removeTitle}
          action={messages.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/backups/:file/remove', { params: { file: removing } })
            await queries.invalidateQueries({ queryKey: BACKUPS_KEY })
            toast({ kind: 'done', text: messages.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{messages.removeText(removing)}</p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
