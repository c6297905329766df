import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportOptions } from '#domain/import/import-options.ts'
import { isFinished } from '#domain/job/job.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { FileChoice, fileFault } from '#web/admin/imports/file-choice.tsx'
import { FileList } from '#web/admin/imports/file-list.tsx'
import { optionsFault, USUAL_OPTIONS } from '#web/admin/imports/import-options.ts'
import { ImportOutcome } from '#web/admin/imports/import-outcome.tsx'
import { ImportProgress } from '#web/admin/imports/import-progress.tsx'
import { OptionsForm } from '#web/admin/imports/options-form.tsx'
import { UploadProgress } from '#web/admin/imports/upload-progress.tsx'
import { useFileQueue } from '#web/admin/imports/use-file-queue.ts'
import { isAbort, useUpload } from '#web/admin/imports/use-upload.ts'
import { importRunOf } from '#web/admin/jobs/job-text.ts'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import type { Elements } from '#web/elements.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
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
  const [files, setFiles] = useState<readonly File[]>([])
  /** Rises with every choice, which begins anew. */
  const [choice, setChoice] = useState(0)
  const [options, setOptions] = useState(USUAL_OPTIONS)
  const [fault, setFault] = useState('')
  const [sent, setSent] = useState<{ readonly sent: number; readonly total: number } | null>(null)
  const [run, setRun] = useState<{ readonly runId: number; readonly jobId: number } | null>(null)
  const upload = useUpload()
  const stopUpload = useRef<AbortController | null>(null)
  useEffect(() => () => stopUpload.current?.abort(), [])
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => showWhenAsked(panel.current), [])

  const { limitBytes, newestDataDate } = useUploadFacts()
  const { running, waitingCount } = useRunningImport()
  const current = run ?? running
  const { job, isOver } = useJob(current?.jobId ?? null, () => {
    void queries.invalidateQueries({ queryKey: ['admin'], predicate: touchesData })
    if (run === null && waitingCount > 0)
      void queries.invalidateQueries({ queryKey: ['admin', 'running-import'] })
  })
  const isRunning = current !== null && !isOver
  const [only] = files.length === 1 ? files : []
  const faultOf = (file: File) => {
    const wrong = fileFault(file, limitBytes)
    if (wrong === null) return ''
    return wrong === 'tooLarge' ? messages.tooLarge(size(limitBytes)) : messages[wrong]
  }
  const choose = (chosen: readonly File[]) => {
    setRun(null)
    queries.setQueryData(['admin', 'running-import'], NOTHING_RUNS)
    const [file] = chosen.length === 1 ? chosen : []
    setFault(file === undefined ? '' : faultOf(file))
    setFiles(chosen)
    setChoice(choice + 1)
    // The date was proposed by, or chosen for, the files before.
    setOptions({ ...options, date: null })
  }
  const send = async (isDryRun: boolean) => {
    if (only === undefined) return
    const stop = new AbortController()
    stopUpload.current = stop
    setFault('')
    setSent({ sent: 0, total: only.size })
    try {
      setRun(
        await upload(only, isDryRun, options, {
          signal: stop.signal,
          onProgress: (sentBytes, total) => setSent({ sent: sentBytes, total }),
        }),
      )
      void queries.invalidateQueries({ queryKey: ['admin', 'jobs'] })
    } catch (error) {
      if (!isAbort(error)) setFault(errorText(error, language, messages.failedUnknown))
    } finally {
      setSent(null)
    }
  }
  const isReady = optionsFault(options, now) === null
  const optionsForm = (
    <OptionsForm options={options} files={files} newestDataDate={newestDataDate} onChange={setOptions} />
  )
  return (
    <div id={UPLOAD_ID} ref={panel}>
      <Panel title={messages.upload} aside={messages.limits(size(limitBytes))}>
        {sent !== null && only !== undefined ? (
          <UploadProgress file={only} {...sent} onCancel={() => stopUpload.current?.abort()} />
        ) : (
          <>
            {isRunning && (
              <ImportProgress
                jobId={current.jobId}
                job={job}
                waitingCount={run === null ? waitingCount : 0}
              />
            )}
            <FileChoice
              file={isRunning ? null : (only ?? null)}
              fault={fault}
              isReady={!isRunning && only !== undefined && faultOf(only) === ''}
              canSend={isReady}
              onChoose={choose}
              onSend={isDryRun => void send(isDryRun)}
            >
              {optionsForm}
            </FileChoice>
            {files.length > 1 && (
              <QueuedFiles
                key={choice}
                files={files}
                faultOf={faultOf}
                options={options}
                isReady={isReady}
                onFinished={() => queries.invalidateQueries({ queryKey: ['admin'], predicate: touchesData })}
              >
                {optionsForm}
              </QueuedFiles>
            )}
            {current !== null && job !== null && isOver && (
              <ImportOutcome
                runId={current.runId}
                job={job}
                onStarted={started => {
                  setRun(started)
                  void queries.invalidateQueries({ queryKey: ['admin', 'jobs'] })
                }}
              />
            )}
          </>
        )}
      </Panel>
      <LeaveGuard isNeeded={sent !== null} texts={messages.queue.leave} />
    </div>
  )
}

interface QueuedFilesProps {
  files: readonly File[]
  faultOf: (file: File) => string
  options: ImportOptions
  isReady: boolean
  onFinished: () => unknown
  /** The options, which can be chosen until the first file is sent. */
  children: Elements
}

function QueuedFiles({ files, faultOf, options, isReady, onFinished, children }: QueuedFilesProps) {
  const { queue: messages } = useMessages(adminImportsMessages)
  const queue = useFileQueue(files, faultOf, onFinished)
  return (
    <>
      {queue.files.some(({ state }) => state.kind === 'chosen') && children}
      <FileList queue={queue} options={options} isReady={isReady} />
      <LeaveGuard isNeeded={queue.isUploading} texts={messages.leave} />
    </>
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

interface RunningImport {
  readonly running: { readonly runId: number; readonly jobId: number } | null
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
