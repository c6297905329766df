import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { UndoCheck } from '#domain/import/import-run.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { FollowedJob } from '#web/admin/jobs/job-row.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

interface UndoPanelProps {
  runId: number
  check: UndoCheck
}

/** Undoes an import, or says why that is no longer possible. */
export function UndoPanel({ runId, check }: UndoPanelProps) {
  const { language, formats } = usePage()
  const messages = adminImportsMessages(language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const [jobId, setJobId] = useState<number | null>(null)
  const { job, isActive } = useJob(jobId, () => queries.invalidateQueries({ queryKey: ['admin'] }))
  const { businesses, touchedSince } = check
  const canUndo = businesses > 0 && touchedSince === 0
  const text =
    businesses === 0
      ? messages.undoNothing
      : canUndo
        ? messages.undoText(formats.counted(businesses))
        : messages.undoImpossible(formats.counted(touchedSince))
  return (
    <Panel title={messages.undoTitle}>
      <p className="prose">{text}</p>
      <FollowedJob job={job} />
      {canUndo && (
        <div>
          <button
            type="button"
            className="btn danger ic ic-undo"
            disabled={isActive}
            onClick={() => setIsAsking(true)}
          >
            {messages.undo}
          </button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.undoConfirm}
          action={messages.undo}
          isDangerous
          onConfirm={async () =>
            setJobId((await api('POST /api/admin/imports/:id/undo', { params: { id: runId } })).jobId)
          }
          onClose={() => setIsAsking(false)}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </Panel>
  )
}
