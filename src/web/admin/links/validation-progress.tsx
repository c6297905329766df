import type { ValidationStatus } from '#domain/link/validation-status.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminLinksMessages } from '#web/admin/links/messages.ts'
import { Counts } from '#web/admin/ui/counts.tsx'
import { usePage } from '#web/page-context.ts'

/** How far the validation is; at its end a link to the report, or why there is none. */
export function ValidationProgress({ status }: { status: ValidationStatus }) {
  const { language, formats } = usePage()
  const { addressOf } = useAdmin()
  const messages = adminLinksMessages(language)
  const { processed, total, valid, invalid, currentBusiness, isComplete, reportFile, jobId, state } = status
  const percent = total === 0 ? 100 : (processed / total) * 100
  return (
    <>
      <p>{messages.processed(formats.counted(processed), formats.counted(total), formats.rating(percent))}</p>
      <progress max={100} value={percent} aria-label={messages.progress} />
      <Counts
        counts={[
          [messages.valid, formats.count(valid)],
          [messages.invalid, formats.count(invalid)],
        ]}
      />
      {!isComplete && currentBusiness !== null && (
        <p className="quiet">{messages.current(currentBusiness)}</p>
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
