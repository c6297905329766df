import { MESSAGE_CATEGORIES, type MessageInput } from '#domain/submission/message.ts'
import { messages as contactMessages } from '#translated/pages/contact.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { useForm } from '#web/forms/use-form.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { MessageSent } from '#web/pages/contact/message-sent.tsx'
import { routes } from '#web/routing/routes.ts'
import { ChoiceField, TextField } from '#web/ui/form/form-fields.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface ContactFormProps {
  /** What an address such as ?topic=correction fills in. */
  start: MessageInput
  /** The address's query part, which tells one start from another. */
  scope: string
  /** '24 Stunden'; '' where the operator promises none. */
  replyTime: string
}

/** The contact form, and what is said once it was sent. */
export function ContactForm({ start, scope, replyTime }: ContactFormProps) {
  const { language } = usePage()
  const messages = inLanguage(contactMessages, language)
  const form = useForm({
    path: 'contact',
    scope,
    start: { ...start },
    labels: messages.labels,
    validate: check,
  })
  useTitle(
    form.faults.length > 0
      ? `${inLanguage(formMessages, language).faultMark} ${messages.title}`
      : messages.title,
  )

  if (form.sent !== null) return <MessageSent sent={form.sent} onAnother={form.again} replyTime={replyTime} />
  return (
    <>
      <h2 id="form">{messages.form}</h2>
      <p className="hint form-intro">{messages.allRequired}</p>
      <FormFrame form={form} action={routes.contact.href()} labelledBy="form" submit={messages.submit}>
        <TextField form={form} name="name" autoComplete="name" />
        <TextField form={form} name="email" type="email" autoComplete="email" hint={messages.emailHint} />
        <ChoiceField
          form={form}
          name="category"
          choices={MESSAGE_CATEGORIES.map(category => [category, messages.categories[category]])}
        />
        <TextField form={form} name="subject" />
        <TextField form={form} name="message" rows={8} />
      </FormFrame>
    </>
  )
}

/** Loaded when somebody sends the form. */
async function check(values: Readonly<Record<string, string>>) {
  const [{ validateMessage }, { EMPTY_MESSAGE }] = await Promise.all([
    loadCode(() => import('#domain/submission/validate-message.ts')),
    loadCode(() => import('#domain/submission/message.ts')),
  ])
  return validateMessage({ ...EMPTY_MESSAGE, ...values })
}
