import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { routeAddress } from '#api/client/address.ts'
import { isFinished } from '#domain/job/job.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { uploadImport } from '#web/admin/api/upload-import.ts'
import { FileChoice, fileFault } from '#web/admin/imports/file-choice.tsx'
import { ImportOutcome } from '#web/admin/imports/import-outcome.tsx'
import { ImportProgress } from '#web/admin/imports/import-progress.tsx'
import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { UploadProgress } from '#web/admin/imports/upload-progress.tsx'
import { importRunOf } from '#web/admin/jobs/job-text.ts'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'

/** The server's limit unless its operator has set another one (specification, section 9). */
const DEFAULT_LIMIT_BYTES = 20 * 1024 * 1024

/** Takes a spreadsheet in: choosing it, the dry run, the import, its progress and its result. */
export function UploadPanel() {
  const { language } = usePage()
  const messages = adminImportsMessages(language)
  const { size } = dateFormat(language)
  const { api } = useAdmin()
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [fault, setFault] = useState('')
  const [sent, setSent] = useState<{ readonly sent: number; readonly total: number } | null>(null)
  const [run, setRun] = useState<{ readonly runId: number; readonly jobId: number } | null>(null)
  const upload = useRef<AbortController | null>(null)
  useEffect(() => () => upload.current?.abort(), [])

  // An import that is running already, started before a reload or by somebody else.
  const running = useQuery({
    queryKey: ['admin', 'running-import'],
    queryFn: async () => {
      const { entries } = await api('GET /api/admin/jobs', { query: { page: 1, kind: 'import' } })
      return entries.find(entry => !isFinished(entry)) ?? null
    },
    staleTime: 0,
  }).data
  const limit = useQuery({
    queryKey: ['admin', 'upload-limit'],
    queryFn: async () => {
      const { uploadLimitBytes } = await api('GET /api/admin/imports', { query: { page: 1 } })
      return uploadLimitBytes
    },
    staleTime: Number.POSITIVE_INFINITY,
  }).data
  const limitBytes = limit ?? DEFAULT_LIMIT_BYTES
  const runningId = running == null ? null : importRunOf(running)
  const current =
    run ?? (running == null || runningId === null ? null : { runId: runningId, jobId: running.id })
  const { job, isOver } = useJob(current?.jobId ?? null, () =>
    queries.invalidateQueries({ queryKey: ['admin'], predicate: touchesData }),
  )

  const choose = (chosen: File | null) => {
    setRun(null)
    queries.setQueryData(['admin', 'running-import'], null)
    const wrong = chosen === null ? null : fileFault(chosen, limitBytes)
    setFault(
      wrong === null ? '' : wrong === 'tooLarge' ? messages.tooLarge(size(limitBytes)) : messages[wrong],
    )
    setFile(chosen)
  }
  const send = async (isDryRun: boolean) => {
    if (file === null) return
    upload.current = new AbortController()
    setFault('')
    setSent({ sent: 0, total: file.size })
    try {
      setRun(
        await uploadImport(
          routeAddress('POST /api/admin/imports', { query: { dryRun: isDryRun ? 1 : 0, language } }),
          file,
          {
            signal: upload.current.signal,
            onProgress: (sentBytes, total) => setSent({ sent: sentBytes, total }),
            broken: messages.uploadBroken,
          },
        ),
      )
      void queries.invalidateQueries({ queryKey: ['admin', 'jobs'] })
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError'
      if (!isAborted) setFault(errorText(error))
    } finally {
      setSent(null)
    }
  }

  return (
    <div id="upload">
      <Panel title={messages.upload} aside={messages.limits(size(limitBytes))}>
        {sent !== null && file !== null ? (
          <UploadProgress file={file} {...sent} onCancel={() => upload.current?.abort()} />
        ) : current !== null && !isOver ? (
          <ImportProgress
            job={job}
            onCancel={() => api('POST /api/admin/jobs/:id/cancel', { params: { id: current.jobId } })}
          />
        ) : (
          <>
            <FileChoice
              file={file}
              fault={fault}
              isReady={file !== null && fileFault(file, limitBytes) === null}
              onChoose={choose}
              onSend={isDryRun => void send(isDryRun)}
            />
            {current !== null && job !== null && (
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
    </div>
  )
}

/** An import may change everything but who is logged in and which import is shown here. */
function touchesData({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean {
  return queryKey[1] !== 'session' && queryKey[1] !== 'running-import'
}
