import { PRIVACY_REQUEST_DAYS } from '#domain/submission/privacy-request.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { formWords } from '#web/messages/form/words.ts'
import { privacyRequestWords } from '#web/messages/privacy-request/words.ts'
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
  const words = privacyRequestWords(language).sent
  return (
    <FormSent title={words.title} sent={sent} isNews={onAnother !== undefined}>
      <p>{words.text(formats.count(PRIVACY_REQUEST_DAYS))}</p>
      {sent.isMailed && <p>{formWords(language).mailed}</p>}
      <div className="form-end">
        <AnotherButton label={words.another} href={routes.privacyRequest.href()} onAnother={onAnother} />
      </div>
    </FormSent>
  )
}
