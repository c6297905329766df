import { Link } from 'wouter'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { formMessages } from '#web/messages/form.ts'
import { usePage } from '#web/page-context.ts'
import { newsletterConsentMessages, newsletterMessages } from '#web/pages/newsletter/messages.ts'
import { routes } from '#web/routing/routes.ts'
import { TextField } from '#web/ui/form/form-fields.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** The newsletter's form. @param sentBefore what the address says was sent without script */
export function NewsletterForm({ sentBefore }: { sentBefore: SentForm | null }) {
  const { language } = usePage()
  const words = newsletterMessages(language)
  const form = useForm({ path: 'newsletter', labels: { email: words.email } })
  useTitle(form.faults.length > 0 ? `${formMessages(language).faultMark} ${words.title}` : words.title)
  const sent = form.sent ?? sentBefore
  if (sent !== null) {
    return (
      <FormSent title={words.sent.title} sent={sent} isNews={form.sent !== null}>
        <p>{words.sent.text}</p>
      </FormSent>
    )
  }
  return (
    <>
      <h2 id="form">{words.form}</h2>
      <p className="hint form-intro">{words.how}</p>
      <FormFrame form={form} action={routes.newsletter.href()} labelledBy="form" submit={words.submit}>
        <TextField form={form} name="email" type="email" autoComplete="email" />
        <div className="field">
          <h3>{words.consent}</h3>
          <p>{newsletterConsentMessages(language).consent}</p>
          <p className="hint">
            <Link href={routes.privacy.href()}>{words.privacy}</Link>
          </p>
        </div>
      </FormFrame>
    </>
  )
}
