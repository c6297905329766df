import { Link } from 'wouter'
import { hasBlankedTokens } from '#domain/mail/blank-tokens.ts'
import type { OutboxMail } from '#domain/mail/outbox-mail.ts'
import { submissionNumber } from '#domain/submission/submission.ts'
import { messages as adminMailMessages } from '#translated/admin/mail.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const TINT_OF = { waiting: 'tint contour', sent: 'tint wood', failed: 'tint road' } as const

interface MailItemProps {
  mail: OutboxMail
  /** Shown without its submission, which it therefore links to. */
  isAlone: boolean
  /** Whether there is a mail server to send it. */
  hasServer: boolean
}

/** One mail: recipient, state, text, and a retry where it was not sent. */
export function MailItem({ mail, isAlone, hasServer }: MailItemProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminMailMessages, language)
  const { moment } = dateFormat(language)
  const { state, attempts, failure, sentAt } = mail
  const facts = [
    messages.kinds[mail.kind],
    messages.written(moment(mail.createdAt)),
    ...(sentAt === null ? [] : [messages.sentAt(moment(sentAt))]),
    ...(state !== 'sent' && attempts > 0 ? [messages.attempts(formats.counted(attempts))] : []),
    ...(state === 'waiting' ? [waitsFor()] : []),
    ...(state === 'failed' ? [messages.givenUp] : []),
  ]
  return (
    <li>
      <p className="mail-line">
        <span className={TINT_OF[state]}>{messages.states[state]}</span> <b>{mail.subject}</b>
      </p>
      <p className="small">{messages.to(mail.to)}</p>
      <p className="small quiet">{facts.join(' · ')}</p>
      {failure !== null && (
        <p className="small">
          <b>{messages.failure}</b> <span>{failure}</span>
        </p>
      )}
      <details>
        <summary>
          {messages.read}
          <span className="vh">{`: ${mail.subject}`}</span>
        </summary>
        {mail.text === null ? (
          <p className="small">{messages.unreadable}</p>
        ) : (
          <>
            <pre className="mail-text" lang={mail.language}>
              {mail.text}
            </pre>
            {hasBlankedTokens(mail.text) && <p className="small quiet">{messages.linkRemoved}</p>}
            <p className="small quiet">{messages.body}</p>
          </>
        )}
      </details>
      {state !== 'sent' && !hasServer && (
        <p className="small">
          {messages.withoutServer} <Link href={adminPaths.server()}>{messages.toServer}</Link>
        </p>
      )}
      <div className="row-end">
        {isAlone && mail.submissionId !== null && (
          <Link href={adminPaths.submission(mail.submissionId)}>
            {messages.submission(submissionNumber(mail.submissionId))}
          </Link>
        )}
        {state !== 'sent' && (hasServer ? <RetryButton mail={mail} /> : <CopyButton mail={mail} />)}
      </div>
    </li>
  )

  function waitsFor(): string {
    if (!hasServer) return messages.untilServer
    return attempts === 0 ? messages.soon : messages.nextTry(moment(mail.dueAt))
  }
}

/** Copies a mail that nothing can send, for the administrator's own mail program. */
function CopyButton({ mail: { subject, text } }: { mail: OutboxMail }) {
  const messages = useMessages(adminMailMessages)
  const toast = useToast()
  if (text === null) return null
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ kind: 'done', text: messages.copied })
    } catch {
      // The browser or the administrator does not allow it; the text can still be read and selected.
      toast({ kind: 'failed', text: messages.copyFailed })
    }
  }
  return (
    <button type="button" className="btn" onClick={() => void copy()}>
      {messages.copy}
      <span className="vh">{`: ${subject}`}</span>
    </button>
  )
}

function RetryButton({ mail }: { mail: OutboxMail }) {
  const messages = useMessages(adminMailMessages)
  const { api } = useAdmin()
  const trying = useToastedAction(['admin', 'outbox'], ['admin', 'submission'])
  const retry = () =>
    trying.run(() => api('POST /api/admin/outbox/:id/retry', { params: { id: mail.id } }), messages.retried)
  return (
    <button type="button" className="btn" disabled={trying.isBusy} onClick={() => void retry()}>
      <span>{mail.attempts === 0 ? messages.sendNow : messages.retry}</span>
      <span className="vh">{`: ${mail.subject}`}</span>
    </button>
  )
}
