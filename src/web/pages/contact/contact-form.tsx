import { MESSAGE_FORM, type MessageInput } from '#domain/submission/message.ts'
import { messages as contactMessages } from '#translated/pages/contact.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { useMessages } from '#web/messages.ts'
import { MessageSent } from '#web/pages/contact/message-sent.tsx'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'

interface ContactFormProps {
  /** What an address such as ?topic=correction fills in. */
  start: Partial<MessageInput>
  /** The address's query part, which tells one start from another. */
  scope: string
  /** '24 Stunden'; '' where the operator promises none. */
  replyTime: string
}

/** The contact form, and what is said once it was sent. */
export function ContactForm({ start, scope, replyTime }: ContactFormProps) {
  const messages = useMessages(contactMessages)
  const form = usePublicForm('contact', MESSAGE_FORM, {
    scope,
    start,
    title: messages.title,
    labels: messages.labels,
  })

  if (form.sent !== null) return <MessageSent sent={form.sent} onAnother={form.again} replyTime={replyTime} />
  return (
    <>
      <h2 id="form">{messages.form}</h2>
      <p className="hint form-intro">{messages.allRequired}</p>
      <FormFrame form={form} action={routes.contact.href()} labelledBy="form" submit={messages.submit}>
        <FormField form={form} name="name" />
        <FormField form={form} name="email" hint={messages.emailHint} />
        <FormField form={form} name="category" choices={messages.categories} />
        <FormField form={form} name="subject" />
        <FormField form={form} name="message" rows={8} />
      </FormFrame>
    </>
  )
}
