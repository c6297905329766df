import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { ImportChange } from '#domain/business/admin-business.ts'
import { reportedCounts } from '#domain/import/reported-counts.ts'
import type { Job } from '#domain/job/job.ts'
import { messages as adminColumnMappingMessages } from '#translated/admin/imports/column-mapping.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminApi, ShownImport } from '#web/admin/api/api.ts'
import { FileNotes, ReasonCounts, UnreadColumns } from '#web/admin/imports/reason-counts.tsx'
import { RowReports } from '#web/admin/imports/row-reports.tsx'
import { RunCounts } from '#web/admin/imports/run-counts.tsx'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ImportOutcomeProps {
  runId: number
  job: Pick<Job, 'state'>
  /** The import of the dry run's file was started, or a stopped import goes on. */
  onStarted: (run: { runId: number; jobId: number }) => void
  /** On the import's own screen, which needs no link to itself. */
  isOwnScreen?: boolean
}

/** What an import did or would do, and the next step. */
export function ImportOutcome({ runId, job, onStarted, isOwnScreen = false }: ImportOutcomeProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { api, addressOf } = useAdmin()
  const queries = useQueryClient()
  const starting = useToastedAction()
  const query = useQuery(importQuery(api, runId))
  if (query.isError || query.data === undefined) return <Loaded query={query} />
  const { run, result, reasonCounts, unreadColumns, fileNotes, leftOutReport, stale } = query.data
  const counts = reportedCounts(run, run.leftOut)
  const isCancelled = job.state === 'cancelled'
  const hasFailed = job.state === 'failed' || (!isCancelled && result?.success === false)
  const start = () =>
    starting.run(async () =>
      onStarted(await api('POST /api/admin/imports/:id/start', { params: { id: runId } })),
    )
  const goOn = () =>
    starting.run(async () => {
      const { jobId } = await api('POST /api/admin/jobs/:id/retry', { params: { id: run.jobId ?? 0 } })
      onStarted({ runId, jobId })
      await queries.invalidateQueries({ queryKey: ['admin'] })
    })
  const stored = run.imported + run.updated
  // Row 0 stands for the file as a whole (specification, section 8).
  const refusal = result?.errorReport.find(({ row_number }) => row_number === 0)
  const cancelledText = [
    run.isDryRun ? '' : messages.storedUntilThen(formats.counted(stored)),
    run.canContinue ? messages.canGoOn : '',
    query.data.canUndo && stored > 0 ? messages.canBeUndone : '',
  ]
    .filter(sentence => sentence !== '')
    .join(' ')
  return (
    <section className="outcome" aria-live="polite">
      <h3 className={hasFailed ? 'ic ic-warn bad' : isCancelled ? undefined : 'ic ic-check'}>
        {hasFailed
          ? messages.failure
          : isCancelled
            ? messages.cancelled
            : run.isDryRun
              ? messages.dryRunDone
              : messages.success}
      </h3>
      {isCancelled && <p>{cancelledText}</p>}
      {hasFailed && <p>{refusal?.error ?? messages.failedUnknown}</p>}
      <RunCounts counts={counts} />
      {!run.isDryRun && <FoundLinks run={run} stale={stale} reasonCounts={reasonCounts} />}
      <ReasonCounts reasonCounts={reasonCounts} />
      {result !== null && (
        <RowReports
          result={{ ...result, errors: counts.errors }}
          leftOut={{ rows: leftOutReport, count: counts.skipped }}
        />
      )}
      <UnreadColumns columns={unreadColumns} />
      <FileNotes notes={fileNotes} />
      <div className="row-end">
        {run.isDryRun && run.canStart && !hasFailed && (
          <button
            type="button"
            className="btn go"
            disabled={starting.isBusy || starting.isDone}
            onClick={() => void start()}
          >
            {messages.toImport}
          </button>
        )}
        {run.canContinue && isOwnScreen && (
          <button type="button" className="btn go" disabled={starting.isBusy} onClick={() => void goOn()}>
            {messages.goOn}
          </button>
        )}
        {!isOwnScreen && (
          <Link className="btn" href={adminPaths.import(runId)}>
            {run.canMap && hasFailed
              ? inLanguage(adminColumnMappingMessages, language).title
              : messages.details}
          </Link>
        )}
        {!hasFailed && (
          <a href={addressOf('GET /api/admin/imports/:id/report', { params: { id: runId } })} download>
            {run.isDryRun ? messages.dryRunReport : messages.report}
          </a>
        )}
      </div>
    </section>
  )
}

/**
 * Leads to the businesses that an import created and changed, to those that its searches no longer found, and to categories
 * that no list has.
 */
function FoundLinks({ run, stale, reasonCounts }: Pick<ShownImport, 'run' | 'stale' | 'reasonCounts'>) {
  const { formats } = usePage()
  const messages = useMessages(adminImportsMessages)
  const found = (change: ImportChange) => adminPaths.businesses(`?importId=${run.id}&importChange=${change}`)
  // Of an undone import, these numbers are no longer true.
  const isUndone = run.undoneAt !== null || run.partlyUndone !== null
  const hasUnknownCategory = reasonCounts.some(({ code }) => code === 'category_unknown')
  const hasNone = run.imported + run.updated === 0 && stale === null && !hasUnknownCategory
  if (isUndone || hasNone) return null
  return (
    <ul className="found-links">
      {run.imported > 0 && (
        <li>
          <Link href={found('new')}>{messages.seeNew(formats.counted(run.imported))}</Link>
        </li>
      )}
      {run.updated > 0 && (
        <li>
          <Link href={found('changed')}>{messages.seeChanged(formats.counted(run.updated))}</Link>
        </li>
      )}
      {stale !== null && (
        <li>
          {stale.businesses === 0 ? (
            messages.noneStale
          ) : stale.searchId === null ? (
            <Link href={adminPaths.staleSearches(`?import=${run.id}`)}>
              {messages.staleOfSeveral(formats.counted(stale.businesses))}
            </Link>
          ) : (
            <Link href={adminPaths.staleSearch(stale.searchId)}>
              {messages.stale(formats.counted(stale.businesses))}
            </Link>
          )}
        </li>
      )}
      {hasUnknownCategory && (
        <li>
          <Link href={adminPaths.categories('?known=unknown')}>{messages.seeUnknownCategories}</Link>
        </li>
      )}
    </ul>
  )
}

/** An import with its result; it may still change while it runs or is undone. */
export const importQuery = (api: AdminApi, id: number) =>
  queryOptions({
    queryKey: ['admin', 'import', id],
    queryFn: () => api('GET /api/admin/imports/:id', { params: { id } }),
    staleTime: 0,
  })
