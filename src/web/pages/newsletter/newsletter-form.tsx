import { Link } from 'wouter'
import { SUBSCRIPTION_FORM } from '#domain/newsletter/subscription.ts'
import { messages as newsletterConsentMessages } from '#translated/newsletter-consent.ts'
import { messages as newsletterMessages } from '#translated/pages/newsletter.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'

/** The newsletter's form. @param sentBefore what the address says was sent without script */
export function NewsletterForm({ sentBefore }: { sentBefore: SentForm | null }) {
  const { language, site } = usePage()
  const messages = inLanguage(newsletterMessages, language)
  const form = usePublicForm('newsletter', SUBSCRIPTION_FORM, {
    title: messages.title,
    labels: { email: messages.email },
  })
  const sent = form.sent ?? sentBefore
  if (sent !== null) {
    return (
      <FormSent title={messages.sent.title} sent={sent} isNews={form.sent !== null}>
        <p>{messages.sent.text}</p>
      </FormSent>
    )
  }
  if (!site.sendsMail) {
    return (
      <section className="note" aria-labelledby="off">
        <h2 id="off">{messages.off.title}</h2>
        <p>{messages.off.text}</p>
      </section>
    )
  }
  return (
    <>
      <h2 id="form">{messages.form}</h2>
      <p className="hint form-intro">{messages.how}</p>
      <FormFrame form={form} action={routes.newsletter.href()} labelledBy="form" submit={messages.submit}>
        <FormField form={form} name="email" />
        <div className="field">
          <h3>{messages.consent}</h3>
          <p>{inLanguage(newsletterConsentMessages, language).consent}</p>
          <p className="hint">
            <Link href={routes.privacy.href()}>{messages.privacy}</Link>
          </p>
        </div>
      </FormFrame>
    </>
  )
}
