import type { ValidationStatus } from '#domain/link/validation-status.ts'
import { messages as adminLinksMessages } from '#translated/admin/links.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { CancelJob } from '#web/admin/jobs/job-progress.tsx'
import { usePace } from '#web/admin/jobs/use-pace.ts'
import { AwayNote } from '#web/admin/ui/away-note.tsx'
import { Counts } from '#web/admin/ui/counts.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The status of the validation in the query cache. */
export const STATUS_KEY = ['admin', 'validation-status'] as const

/** How far the validation is; at its end a link to the report, or why there is none. */
export function ValidationProgress({ status }: { status: ValidationStatus }) {
  const { language, formats } = usePage()
  const { addressOf } = useAdmin()
  const { span } = dateFormat(language)
  const messages = inLanguage(adminLinksMessages, language)
  const { processed, total, valid, invalid, notChecked, notCheckedReasons, currentBusiness } = status
  const { isComplete, reportFile, jobId, state } = status
  const { left } = usePace(processed, total)
  const percent = total === 0 ? 100 : (processed / total) * 100
  return (
    <>
      <p>{messages.processed(formats.counted(processed), formats.counted(total), formats.rating(percent))}</p>
      <progress max={100} value={percent} aria-label={messages.progress} />
      {!isComplete && (
        <p className="quiet">{left === null ? messages.leftUnknown : messages.left(span(left))}</p>
      )}
      {!isComplete && <AwayNote />}
      <Counts
        counts={[
          [messages.valid, formats.count(valid)],
          [messages.invalid, formats.count(invalid)],
          ...(notChecked > 0 ? [[messages.notChecked, formats.count(notChecked)] as const] : []),
        ]}
      />
      {notCheckedReasons.length > 0 && (
        <ul className="quiet">
          {notCheckedReasons.map(({ reason, count }) => (
            <li key={reason}>{messages.notCheckedReasons[reason](formats.counted(count))}</li>
          ))}
        </ul>
      )}
      {!isComplete && currentBusiness !== null && (
        <p className="quiet">{messages.current(currentBusiness)}</p>
      )}
      {!isComplete && (
        <div>
          <CancelJob
            job={{ id: jobId, isCancelRequested: status.isCancelRequested }}
            texts={{ cancel: messages.stop, cancelling: messages.stopping }}
            changed={STATUS_KEY}
          />
        </div>
      )}
      <div aria-live="polite">
        {state === 'cancelled' && <p>{messages.cancelled}</p>}
        {state === 'failed' && <p>{messages.broken}</p>}
        {state === 'done' && (
          <p className="ic ic-check row-end">
            {messages.complete}{' '}
            {reportFile !== null && (
              <a href={addressOf('GET /api/admin/jobs/:id/report', { params: { id: jobId } })} download>
                {messages.report(reportFile)}
              </a>
            )}
          </p>
        )}
      </div>
    </>
  )
}
