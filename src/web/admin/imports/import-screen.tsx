import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { Differences } from '#web/admin/imports/differences.tsx'
import { ImportChoices } from '#web/admin/imports/import-choices.tsx'
import { ImportOutcome, importQuery } from '#web/admin/imports/import-outcome.tsx'
import { ImportProgress } from '#web/admin/imports/import-progress.tsx'
import { MappingPanel } from '#web/admin/imports/mapping-panel.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import type { AdminPageProps } from '#web/admin/routing/admin-paths.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { UndoPanel } from '#web/admin/undo/undo-panel.tsx'
import { undoStateText } from '#web/admin/undo/undo-state-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** One import: what it did or would do, and its undo. */
export function Page({ id }: AdminPageProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { moment, size } = dateFormat(language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const query = useQuery(importQuery(api, id))
  const [isFollowed, setIsFollowed] = useState(false)
  const run = query.data?.run
  const title =
    run?.isDryRun === true ? messages.dryRunOf(formats.counted(id)) : messages.run(formats.counted(id))
  const undoState = run === undefined ? '' : undoStateText(run, language, formats)
  const isRunning = run?.state === 'running' || run?.state === 'queued'
  const { job, isOver } = useJob(isRunning || isFollowed ? (run?.jobId ?? null) : null, () =>
    queries.invalidateQueries({ queryKey: ['admin'] }),
  )
  useEffect(() => {
    if (isRunning) setIsFollowed(true)
  }, [isRunning])
  return (
    <Screen title={run?.fileName ?? title}>
      <Loaded query={query} />
      {query.data !== undefined && run !== undefined && (
        <>
          <Panel
            title={title}
            aside={
              <>
                {run.isDryRun && <span className="tint">{messages.isDryRun}</span>}
                <span>
                  {[
                    ...(run.fileSize > 0 ? [size(run.fileSize)] : []),
                    moment(run.startedAt),
                    run.account ?? messages.commandLine,
                  ].join(' · ')}
                </span>
                {undoState !== '' && <b>{undoState}</b>}
              </>
            }
          >
            <ImportChoices shown={query.data} />
            {isRunning && run.jobId !== null && !isOver ? (
              <ImportProgress jobId={run.jobId} job={job} />
            ) : (
              <ImportOutcome
                runId={id}
                job={{ state: run.state }}
                onStarted={started => {
                  // The job is followed again from its beginning.
                  if (started.runId === id) setIsFollowed(false)
                  else navigate(adminPaths.import(started.runId))
                }}
                isOwnScreen
              />
            )}
          </Panel>
          {run.canMap && (
            <MappingPanel
              key={id}
              runId={id}
              isNeeded={run.state === 'failed'}
              onStarted={runId => navigate(adminPaths.import(runId))}
            />
          )}
          <Differences differences={query.data.differences} />
          {query.data.canUndo && (
            <UndoPanel
              queryKey={['admin', 'import-undo', id]}
              read={page => api('GET /api/admin/imports/:id/undo', { params: { id }, query: { page } })}
              start={() => api('POST /api/admin/imports/:id/undo', { params: { id } })}
              texts={messages.undo}
              isPartlyUndone={run.partlyUndone !== null}
            />
          )}
        </>
      )}
    </Screen>
  )
}
