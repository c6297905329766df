import { type ReactNode, useEffect, useRef } from 'react'
import { isLongMail, type Mail, mailtoUrl } from '#web/mailto.ts'
import { formOutcomeWords } from '#web/messages/form-outcome/words.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast.tsx'

interface MailReadyProps {
  mail: Mail
  /** Leads back to what was typed. */
  onChange: () => void
  children?: ReactNode
}

/** A written e-mail that its sender still has to send: says so, and offers other ways than the mail program. */
export function MailReady({ mail, onChange, children }: MailReadyProps) {
  const words = formOutcomeWords(usePage().language).mail
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(mail.body)
      toast({ kind: 'done', text: words.copied })
    } catch {
      text.current?.focus()
      text.current?.select()
      toast({ kind: 'failed', text: words.copyFailed })
    }
  }
  return (
    <div className="mail-ready">
      <h2 tabIndex={-1} ref={heading}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      {isLongMail(mail) && <p className="note">{words.long}</p>}
      <p>
        {words.nothing} <a href={`mailto:${mail.to}`}>{mail.to}</a>
      </p>
      <div className="form-end">
        <a className="btn go" href={mailtoUrl(mail)}>
          {words.again}
        </a>
        <button type="button" className="btn" onClick={copy}>
          {words.copy}
        </button>
        <button type="button" className="btn bare" onClick={onChange}>
          {words.change}
        </button>
      </div>
      {children}
      <dl className="mail-head">
        <dt>{words.to}</dt>
        <dd>{mail.to}</dd>
        <dt>{words.subject}</dt>
        <dd>{mail.subject}</dd>
      </dl>
      <div className="field">
        <label htmlFor="mail-body">{words.body}</label>
        <textarea className="input" id="mail-body" rows={12} readOnly value={mail.body} ref={text} />
      </div>
    </div>
  )
}
