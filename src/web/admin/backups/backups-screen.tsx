import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isFinished } from '#domain/job/job.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { BackupTable } from '#web/admin/backups/backup-table.tsx'
import { adminBackupsMessages } from '#web/admin/backups/messages.ts'
import { JobRow } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Failure } from '#web/admin/ui/failure.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const BACKUPS_KEY = ['admin', 'backups'] as const

/** Backups: make one, take one away, delete one. */
export function Page() {
  const words = adminBackupsMessages(usePage().language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [jobId, setJobId] = useState<number | null>(null)
  const [removing, setRemoving] = useState<string | null>(null)
  const job = useJob(jobId)
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
  const isOver = job !== null && isFinished(job)
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: BACKUPS_KEY })
  }, [isOver, queries])
  return (
    <Screen
      title={words.title}
      actions={
        <button
          type="button"
          className="btn go"
          disabled={start.isPending || (job !== null && !isOver)}
          onClick={() => start.mutate()}
        >
          {words.now}
        </button>
      }
    >
      <p className="prose">{words.text}</p>
      <p className="prose quiet adm-gap">{words.restore}</p>
      <Panel title={words.list} isFlush>
        <ul aria-live="polite">{job !== null && <JobRow job={job} />}</ul>
        {backups.isError && <Failure error={backups.error} onRetry={() => void backups.refetch()} />}
        {backups.isPending && <div className="bone adm-bone" />}
        {backups.data?.length === 0 && <p className="panel-empty">{words.none}</p>}
        {backups.data !== undefined && backups.data.length > 0 && (
          <BackupTable backups={backups.data} onRemove={setRemoving} />
        )}
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
