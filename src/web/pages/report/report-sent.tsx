import { Link } from 'wouter'
import { messages as reportMessages } from '#translated/pages/report.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { AnotherButton } from '#web/ui/form/another-button.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'

interface ReportSentProps {
  sent: SentForm
  /** On the page where it was written: an empty form again. */
  onAnother?: () => void
}

/** What is said of a report that was received. */
export function ReportSent({ sent, onAnother }: ReportSentProps) {
  const { language, messages } = usePage()
  const texts = inLanguage(reportMessages, language).sent
  return (
    <FormSent title={texts.title} sent={sent} isNews={onAnother !== undefined}>
      <p>{texts.text}</p>
      {sent.isMailed && <p>{inLanguage(formMessages, language).mailed}</p>}
      <div className="form-end">
        <Link className="btn go" href={routes.home.href()}>
          {messages.notFound.backHome}
        </Link>
        <AnotherButton label={texts.another} href={routes.report.href()} onAnother={onAnother} />
      </div>
    </FormSent>
  )
}
