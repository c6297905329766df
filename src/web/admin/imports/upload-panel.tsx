import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isFinished } from '#domain/job/job-kinds.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { FileChoice, fileFault } from '#web/admin/imports/file-choice.tsx'
import { FileList } from '#web/admin/imports/file-list.tsx'
import { optionsFault, USUAL_OPTIONS } from '#web/admin/imports/import-options.ts'
import { ImportOutcome } from '#web/admin/imports/import-outcome.tsx'
import { ImportProgress } from '#web/admin/imports/import-progress.tsx'
import { OptionsForm } from '#web/admin/imports/options-form.tsx'
import { UploadProgress } from '#web/admin/imports/upload-progress.tsx'
import { useFileQueue } from '#web/admin/imports/use-file-queue.ts'
import { importRunOf } from '#web/admin/jobs/job-text.ts'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useNow } from '#web/ui/now.tsx'

/** The server's limit unless its operator has set another one (specification, section 9). */
const DEFAULT_LIMIT_BYTES = 20 * 1024 * 1024

/** Links lead here by it. */
const UPLOAD_ID = 'upload'

/** Takes spreadsheets in: choosing them, the dry run, the import, its progress and its result. */
export function UploadPanel() {
  const { language } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { size } = dateFormat(language)
  const queries = useQueryClient()
  const now = useNow()
  const [options, setOptions] = useState(USUAL_OPTIONS)
  /** Started from what is shown here. */
  const [started, setStarted] = useState<StartedImport | null>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => showWhenAsked(panel.current), [])

  const { limitBytes, newestDataDate } = useUploadFacts()
  const { running, waitingCount } = useRunningImport()
  const faultOf = (file: File) => {
    const wrong = fileFault(file, limitBytes)
    if (wrong === null) return ''
    return wrong === 'tooLarge' ? messages.tooLarge(size(limitBytes)) : messages[wrong]
  }
  const refresh = () => queries.invalidateQueries({ queryKey: ['admin'], predicate: touchesData })
  const queue = useFileQueue(faultOf, refresh)
  const { files } = queue
  const only = files.length === 1 ? files[0] : undefined
  const state = only?.state
  const own = started ?? (state?.kind === 'sent' ? state : null)
  const current = own ?? running
  const { job, isOver } = useJob(current?.jobId ?? null, () => {
    void refresh()
    if (own === null && waitingCount > 0)
      void queries.invalidateQueries({ queryKey: ['admin', 'running-import'] })
  })
  const isRunning = current !== null && !isOver
  const choose = (chosen: readonly File[]) => {
    setStarted(null)
    queries.setQueryData(['admin', 'running-import'], NOTHING_RUNS)
    queue.choose(chosen)
    // The date was proposed by, or chosen for, the files before.
    setOptions({ ...options, date: null })
  }
  const send = async (isDryRun: boolean) => {
    setStarted(null)
    if (only !== undefined) queue.retry(only.key)
    await queue.send(isDryRun, options)
    void queries.invalidateQueries({ queryKey: ['admin', 'jobs'] })
  }
  const isReady = optionsFault(options, now) === null
  const optionsForm = (
    <OptionsForm
      options={options}
      files={files.map(({ file }) => file)}
      newestDataDate={newestDataDate}
      onChange={setOptions}
    />
  )
  return (
    <div id={UPLOAD_ID} ref={panel}>
      <Panel title={messages.upload} aside={messages.limits(size(limitBytes))}>
        {only !== undefined && state?.kind === 'uploading' ? (
          <UploadProgress file={only.file} {...state} onCancel={() => void queue.cancel(only.key)} />
        ) : (
          <>
            {isRunning && (
              <ImportProgress
                jobId={current.jobId}
                job={job}
                waitingCount={own === null ? waitingCount : 0}
              />
            )}
            <FileChoice
              file={isRunning ? null : (only?.file ?? null)}
              fault={state?.kind === 'refused' ? state.text : ''}
              isReady={!isRunning && only !== undefined && faultOf(only.file) === ''}
              canSend={isReady}
              onChoose={choose}
              onSend={isDryRun => void send(isDryRun)}
            >
              {optionsForm}
            </FileChoice>
            {files.length > 1 && (
              <>
                {files.some(file => file.state.kind === 'chosen') && optionsForm}
                <FileList queue={queue} isReady={isReady} onSend={isDryRun => void send(isDryRun)} />
              </>
            )}
            {current !== null && job !== null && isOver && (
              <ImportOutcome
                runId={current.runId}
                job={job}
                onStarted={next => {
                  setStarted(next)
                  void queries.invalidateQueries({ queryKey: ['admin', 'jobs'] })
                }}
              />
            )}
          </>
        )}
      </Panel>
      <LeaveGuard isNeeded={queue.isUploading} texts={messages.queue.leave} />
    </div>
  )
}

/** The largest file that the server takes, and the date of the newest data that it has. */
function useUploadFacts() {
  const { api } = useAdmin()
  const { data } = useQuery({
    queryKey: ['admin', 'upload-facts'],
    queryFn: async () => {
      const { uploadLimitBytes, newestDataDate } = await api('GET /api/admin/imports', { query: { page: 1 } })
      return { uploadLimitBytes, newestDataDate }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return {
    limitBytes: data?.uploadLimitBytes ?? DEFAULT_LIMIT_BYTES,
    newestDataDate: data?.newestDataDate ?? null,
  }
}

interface StartedImport {
  readonly runId: number
  readonly jobId: number
}

interface RunningImport {
  readonly running: StartedImport | null
  /** How many others wait. */
  readonly waitingCount: number
}

/** An import that is running already, started before a reload or by somebody else. */
function useRunningImport(): RunningImport {
  const { api } = useAdmin()
  const { data } = useQuery({
    queryKey: ['admin', 'running-import'],
    queryFn: async (): Promise<RunningImport> => {
      const { entries } = await api('GET /api/admin/jobs', { query: { page: 1, kind: 'import' } })
      // The newest stand first, and are done last.
      const unfinished = entries.filter(entry => !isFinished(entry))
      const first = unfinished.findLast(({ state }) => state === 'running') ?? unfinished.at(-1)
      const runId = first === undefined ? null : importRunOf(first)
      return {
        running: first === undefined || runId === null ? null : { runId, jobId: first.id },
        waitingCount: Math.max(0, unfinished.length - 1),
      }
    },
    staleTime: 0,
  })
  return data ?? NOTHING_RUNS
}

const NOTHING_RUNS: RunningImport = { running: null, waitingCount: 0 }

/** An import may change everything but who is logged in and which import is shown here. */
function touchesData({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== 'session' && queryKey[1] !== 'running-import'
}

/** Brings the panel into view and gives the focus to its button when the address asks for it. */
function showWhenAsked(panel: HTMLElement | null): void {
  if (location.hash !== `#${UPLOAD_ID}`) return
  panel?.scrollIntoView()
  panel?.querySelector<HTMLElement>('input[type="file"]')?.focus({ preventScroll: true })
}
