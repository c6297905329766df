import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messages as adminBackupsMessages } from '#translated/admin/backups.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { BackupHelp } from '#web/admin/backups/backup-help.tsx'
import { BACKUPS_KEY, BackupTable } from '#web/admin/backups/backup-table.tsx'
import { EncryptDialog } from '#web/admin/backups/encrypt-dialog.tsx'
import { ErasedBackups } from '#web/admin/backups/erased-backups.tsx'
import { FollowedJob } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Backups: make, download and delete them, and what is in them. */
export function Page() {
  const messages = useMessages(adminBackupsMessages)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [jobId, setJobId] = useState<number | null>(null)
  const [isEncrypting, setEncrypting] = useState(false)
  const { job, isActive } = useJob(jobId, () => queries.invalidateQueries({ queryKey: BACKUPS_KEY }))
  const query = {
    queryKey: BACKUPS_KEY,
    queryFn: () => api('GET /api/admin/backups'),
    staleTime: 0,
  }
  const backups = useQuery({ ...query, select: ({ entries }) => entries })
  const { data: encryptsAll = false } = useQuery({ ...query, select: answer => answer.encryptsAll })
  const started = (id: number) => {
    setJobId(id)
    toast({ kind: 'done', text: messages.started })
  }
  const starting = useToastedAction()
  const start = () =>
    starting.run(async () => started((await api('POST /api/admin/jobs', { body: { kind: 'backup' } })).jobId))
  const isBusy = starting.isBusy || isActive
  return (
    <Screen
      title={messages.title}
      actions={
        <>
          <button type="button" className="btn go" disabled={isBusy} onClick={() => void start()}>
            {messages.now}
          </button>
          <button type="button" className="btn" disabled={isBusy} onClick={() => setEncrypting(true)}>
            {messages.encrypt.open}
          </button>
        </>
      }
    >
      <p className="prose adm-gap">
        {encryptsAll ? `${messages.text} ${messages.encryptsAll}` : messages.text}
      </p>
      <ErasedBackups />
      <BackupTable query={backups} above={<FollowedJob job={job} />} />
      <BackupHelp />
      {isEncrypting && <EncryptDialog onStarted={started} onClose={() => setEncrypting(false)} />}
    </Screen>
  )
}
