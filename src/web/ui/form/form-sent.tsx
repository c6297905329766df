import { useEffect, useRef } from 'react'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { Elements } from '#web/elements.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface FormSentProps {
  title: string
  sent: SentForm
  /** The visitor sent it just now, on this page: the heading takes the focus. */
  isNews: boolean
  /** What happens next, and where to go. */
  children: Elements
}

/** In place of a form that was received: its number, and what happens next. */
export function FormSent({ title, sent, isNews, children }: FormSentProps) {
  const { site } = usePage()
  const messages = useMessages(formMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews && !sent.isShownAgain) heading.current?.focus()
  }, [isNews, sent.isShownAgain])
  return (
    <section className="sent" aria-labelledby="sent">
      <h2 id="sent" className="ic ic-check" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {sent.number !== '' && (
        <p>
          {messages.number} <b className="num">{sent.number}</b>. {messages.numberUse}
        </p>
      )}
      {!site.sendsMail && <p>{messages.notMailed}</p>}
      {children}
    </section>
  )
}
