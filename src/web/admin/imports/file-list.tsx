import { Link } from 'wouter'
import { reportedCounts } from '#domain/import/reported-counts.ts'
import { messages as adminColumnMappingMessages } from '#translated/admin/imports/column-mapping.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { SendButtons } from '#web/admin/imports/file-choice.tsx'
import { type FileInQueue, type FileQueue, isFinished } from '#web/admin/imports/use-file-queue.ts'
import { STATE_CLASS } from '#web/admin/jobs/job-text.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { AwayNote } from '#web/admin/ui/away-note.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface FileListProps {
  queue: FileQueue
  /** The options can be used as they are. */
  isReady: boolean
  onSend: (isDryRun: boolean) => void
}

/** Several files with how far each of them is, and what can be done with all. */
export function FileList({ queue, isReady, onSend }: FileListProps) {
  const { formats } = usePage()
  const messages = useMessages(adminImportsMessages)
  const starting = useToastedAction()
  const { files } = queue
  const canSend = files.some(({ state }) => state.kind === 'chosen')
  const startable = files.filter(({ run }) => run?.canStart === true)
  const canStart = startable.length > 0 && files.every(isFinished)
  return (
    <section className="outcome" aria-label={messages.queue.title}>
      <h3>{messages.queue.chosen(formats.counted(files.length))}</h3>
      {files.some(({ state }) => state.kind === 'sent') && !files.every(isFinished) && <AwayNote />}
      <ul className="file-list" aria-live="polite">
        {files.map(file => (
          <FileRow
            key={file.key}
            file={file}
            onCancel={() => queue.cancel(file.key)}
            onRetry={() => queue.retry(file.key)}
          />
        ))}
      </ul>
      {canSend && (
        <SendButtons
          hint={messages.queue.hint}
          dryRun={messages.queue.dryRunAll}
          start={messages.queue.startAll}
          canSend={isReady}
          onSend={onSend}
        />
      )}
      {canStart && (
        <div>
          <button
            type="button"
            className="btn go"
            disabled={starting.isBusy}
            onClick={() => void starting.run(queue.startAll)}
          >
            {messages.queue.importAll}
          </button>
        </div>
      )}
    </section>
  )
}

interface FileRowProps {
  file: FileInQueue
  onCancel: () => Promise<void>
  onRetry: () => void
}

function FileRow({ file, onCancel, onRetry }: FileRowProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { size } = dateFormat(language)
  const cancel = useToastedAction()
  const { state, run } = file
  const name = file.file.name
  const failure = state.kind === 'refused' ? state.text : (run?.failure ?? '')
  const counts = run === undefined || run.failure !== null ? undefined : reportedCounts(run, run.leftOut)
  const countTexts = (['imported', 'updated', 'unchanged', 'skipped', 'errors'] as const).flatMap(name =>
    counts === undefined || counts[name] === 0
      ? []
      : [`${formats.count(counts[name])} ${messages.counts[name]}`],
  )
  const linkText =
    run?.canMap === true && run.failure !== null
      ? inLanguage(adminColumnMappingMessages, language).title
      : messages.details
  const verb = state.kind === 'chosen' ? messages.queue.remove : messages.cancel
  return (
    <li className="job">
      <span className={`mark ${STATE_CLASS[markOf(file)]}`} aria-hidden="true" />
      <div>
        <b>{name}</b> <span className="quiet">{useStateText(file)}</span>
        {failure !== '' && <p className="why">{failure}</p>}
        {state.kind === 'uploading' && (
          <progress max={Math.max(state.total, 1)} value={state.sent} aria-label={name} />
        )}
        <p className="quiet">{[size(file.file.size), ...countTexts].join(' · ')}</p>
      </div>
      <div className="job-end">
        {run !== undefined && (
          <Link href={adminPaths.import(run.id)} aria-label={messages.queue.about(linkText, name)}>
            {linkText}
          </Link>
        )}
        {state.kind === 'refused' && state.canRetry === true && (
          <button
            type="button"
            className="btn bare"
            aria-label={messages.queue.about(messages.queue.again, name)}
            onClick={onRetry}
          >
            {messages.queue.again}
          </button>
        )}
        {!isFinished(file) && (
          <button
            type="button"
            className="btn bare"
            aria-label={messages.queue.about(verb, name)}
            disabled={cancel.isBusy || (state.kind === 'sent' && cancel.isDone)}
            onClick={() => void cancel.run(onCancel)}
          >
            {verb}
          </button>
        )}
      </div>
    </li>
  )
}

function markOf({ state, run }: FileInQueue) {
  if (state.kind === 'sent') return run?.state ?? 'queued'
  if (state.kind === 'uploading') return 'running'
  if (state.kind === 'refused') return 'failed'
  return state.kind === 'cancelled' ? 'cancelled' : 'queued'
}

function useStateText({ state, run }: FileInQueue): string {
  const { language } = usePage()
  const { queue } = inLanguage(adminImportsMessages, language)
  const { states } = queue
  if (state.kind === 'uploading') {
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    return queue.uploading(percent.format(state.total === 0 ? 0 : state.sent / state.total))
  }
  if (state.kind !== 'sent') return states[state.kind]
  switch (run?.state) {
    case 'running':
      return run.isDryRun ? states.dryRunning : states.running
    case 'done':
      return run.isDryRun ? states.dryRunDone : states.done
    case 'failed':
      return states.refused
    case 'cancelled':
      return states.cancelled
    default:
      return states.queued
  }
}
