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
  const words = adminBackupsMessages(language)
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
      toast({ kind: 'done', text: words.started })
    },
    onError: error => toast({ kind: 'failed', text: errorText(error) }),
  })
  return (
    <Screen
      title={words.title}
      actions={
        <button
          type="button"
          className="btn go"
          disabled={start.isPending || isActive}
          onClick={() => start.mutate()}
        >
          {words.now}
        </button>
      }
    >
      <p className="prose">{words.text}</p>
      <p className="prose quiet adm-gap">{words.restore}</p>
      <Panel title={words.list} isFlush>
        <FollowedJob job={job} />
        <DataTable
          query={backups}
          empty={words.none}
          label={words.list}
          idOf={backup => backup.file}
          columns={[
            { head: words.file, isRowHead: true, cell: backup => backup.file },
            { head: words.at, kind: 'short', cell: backup => moment(backup.createdAt) },
            { head: words.size, kind: 'number', cell: backup => size(backup.size) },
            {
              head: words.actions,
              isHeadHidden: true,
              kind: 'short',
              cell: ({ file }) => (
                <>
                  <a href={addressOf('GET /api/admin/backups/:file', { params: { file } })} download>
                    {words.download}
                    <span className="vh"> {file}</span>
                  </a>{' '}
                  <button type="button" className="btn bare" onClick={() => setRemoving(file)}>
                    {words.remove}
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
          title={words.removeTitle}
          action={words.remove}
          isDangerous
          onConfirm={async () => {
            await api('POST /api/admin/backups/:file/remove', { params: { file: removing } })
            await queries.invalidateQueries({ queryKey: BACKUPS_KEY })
            toast({ kind: 'done', text: words.removed })
          }}
          onClose={() => setRemoving(null)}
        >
          <p>{words.removeText(removing)}</p>
        </ConfirmDialog>
      )}
    </Screen>
  )
}
