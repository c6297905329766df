import { useEffect } from 'react'
import { messages as contactMessages } from '#translated/pages/contact.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { AnotherButton } from '#web/ui/form/another-button.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface MessageSentProps {
  sent: SentForm
  /** On the page where it was written: an empty form again. */
  onAnother?: () => void
  /** '24 Stunden'; '' where the operator promises none. */
  replyTime: string
}

/** What is said of a message that was received. */
export function MessageSent({ sent, onAnother, replyTime }: MessageSentProps) {
  const { language } = usePage()
  const messages = inLanguage(contactMessages, language).sent
  const toast = useToast()
  const reply = replyTime === '' ? '' : messages.reply(replyTime)
  const isNews = onAnother !== undefined
  const said = isNews && !sent.isShownAgain ? `${messages.title} ${reply}`.trim() : ''
  useEffect(() => {
    if (said !== '') toast({ kind: 'done', text: said })
  }, [said, toast])
  return (
    <FormSent title={messages.title} sent={sent} isNews={isNews}>
      {sent.isMailed && <p>{inLanguage(formMessages, language).mailed}</p>}
      {reply !== '' && <p>{reply}</p>}
      <div className="form-end">
        <AnotherButton label={messages.another} href={routes.contact.href()} onAnother={onAnother} />
      </div>
    </FormSent>
  )
}
