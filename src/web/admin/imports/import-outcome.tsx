import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Job } from '#domain/job/job.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { importQuery } from '#web/admin/imports/import-query.ts'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { RowReports } from '#web/admin/imports/row-reports.tsx'
import { RunCounts } from '#web/admin/imports/run-counts.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Failure } from '#web/admin/ui/failure.tsx'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface ImportOutcomeProps {
  runId: number
  job: Pick<Job, 'state'>
  /** The dry run's file is being imported now. */
  onStarted: (run: { runId: number; jobId: number }) => void
  /** On the import's own screen, which needs no link to itself. */
  isOwnScreen?: boolean
}

/** What an import did or would do: the specification's result, and the next step. */
export function ImportOutcome({ runId, job, onStarted, isOwnScreen = false }: ImportOutcomeProps) {
  const words = adminImportsMessages(usePage().language)
  const { api, addressOf } = useAdmin()
  const toast = useToast()
  const [isStarting, setIsStarting] = useState(false)
  const query = useQuery(importQuery(api, runId))
  if (query.isError) return <Failure error={query.error} onRetry={() => void query.refetch()} />
  if (query.data === undefined) return <div className="bone adm-bone" />
  const { run, result } = query.data
  const hasFailed = job.state === 'failed' || result?.success === false
  const start = async () => {
    setIsStarting(true)
    try {
      onStarted(await api('POST /api/admin/imports/:id/start', { params: { id: runId } }))
    } catch (error) {
      toast({ kind: 'failed', text: errorText(error) })
      setIsStarting(false)
    }
  }
  return (
    <section className="outcome" aria-live="polite">
      <h3 className={hasFailed ? 'ic ic-warn bad' : 'ic ic-check'}>
        {hasFailed
          ? words.failure
          : job.state === 'cancelled'
            ? words.cancelled
            : run.isDryRun
              ? words.dryRunDone
              : words.success}
      </h3>
      <RunCounts counts={run} />
      {result !== null && <RowReports result={result} />}
      <div className="row-end">
        {run.isDryRun && run.canStart && !hasFailed && (
          <button type="button" className="btn go" disabled={isStarting} onClick={() => void start()}>
            {words.toImport}
          </button>
        )}
        {!isOwnScreen && (
          <Link className="btn" href={adminPaths.import(runId)}>
            {words.details}
          </Link>
        )}
        {!hasFailed && (
          <a href={addressOf('GET /api/admin/imports/:id/report', { params: { id: runId } })} download>
            {words.report}
          </a>
        )}
      </div>
    </section>
  )
}
