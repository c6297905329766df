import { PRIVACY_REQUEST_DAYS } from '#domain/submission/privacy-request.ts'
import { messages as privacyRequestMessages } from '#translated/pages/privacy-request.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { AnotherButton } from '#web/ui/form/another-button.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'

interface RequestSentProps {
  sent: SentForm
  /** On the page where it was written: an empty form again. */
  onAnother?: () => void
}

/** What is said of a request that was received. */
export function RequestSent({ sent, onAnother }: RequestSentProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(privacyRequestMessages, language).sent
  return (
    <FormSent title={messages.title} sent={sent} isNews={onAnother !== undefined}>
      <p>{messages.text(formats.counted(PRIVACY_REQUEST_DAYS))}</p>
      {sent.isMailed && <p>{inLanguage(formMessages, language).mailed}</p>}
      <div className="form-end">
        <AnotherButton label={messages.another} href={routes.privacyRequest.href()} onAnother={onAnother} />
      </div>
    </FormSent>
  )
}
