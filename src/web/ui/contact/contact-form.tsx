import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { MESSAGE_CATEGORIES, type MessageInput } from '#domain/message/message.ts'
import { type Mail, mailtoUrl } from '#web/mailto.ts'
import { contactWords } from '#web/messages/contact/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { usePage } from '#web/page-context.ts'
import { messageMail } from '#web/ui/contact/message-mail.ts'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'
import { faultText } from '#web/ui/form/fault-text.ts'
import { type ControlProps, Field } from '#web/ui/form/field.tsx'
import { MailReady } from '#web/ui/form/mail-ready.tsx'
import { useTitle } from '#web/ui/use-title.ts'

type MessageField = keyof MessageInput

interface ContactFormProps {
  /** The operator's address. */
  to: string
  /** What an address such as ?topic=correction fills in. */
  start: MessageInput
}

/** The contact form; what it leads to is an e-mail in the visitor's own mail program. Needs script. */
export function ContactForm({ to, start }: ContactFormProps) {
  const { language, formats } = usePage()
  const words = contactWords(language)
  const form = formWords(language)
  const [input, setInput] = useState(start)
  const [faults, setFaults] = useState<readonly FieldFault<MessageField>[]>([])
  const [attempt, setAttempt] = useState(0)
  const [mail, setMail] = useState<Mail | null>(null)
  useTitle(faults.length > 0 ? `${form.faultMark} ${words.title}` : words.title)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const { validateMessage } = await import('#domain/message/validate-message.ts')
    const found = validateMessage(input)
    setFaults(found)
    setAttempt(attempt + 1)
    if (found.length > 0) return
    const written = messageMail(to, input, words)
    setMail(written)
    location.assign(mailtoUrl(written))
  }
  const faultOf = (field: MessageField) => {
    const fault = faults.find(known => known.field === field)
    return fault && faultText(fault, form, formats)
  }
  const field = (name: MessageField, control: (control: ControlProps) => ReactNode, hint?: string) => (
    <Field id={name} label={words.labels[name]} fault={faultOf(name)} hint={hint}>
      {control}
    </Field>
  )
  const bound = (name: MessageField) => ({
    value: input[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setInput({ ...input, [name]: event.currentTarget.value }),
  })

  if (mail !== null) return <MailReady mail={mail} onChange={() => setMail(null)} />
  return (
    <form noValidate onSubmit={send} aria-labelledby="form">
      <h2 id="form">{words.form}</h2>
      <p className="hint form-intro">
        {words.howItSends} {words.allRequired}
      </p>
      <FaultSummary
        attempt={attempt}
        faults={faults.map(fault => ({
          id: fault.field,
          label: words.labels[fault.field],
          text: faultText(fault, form, formats),
        }))}
      />
      {field('name', control => (
        <input {...control} {...bound('name')} autoComplete="name" />
      ))}
      {field(
        'email',
        control => (
          <input {...control} {...bound('email')} type="email" autoComplete="email" />
        ),
        words.emailHint,
      )}
      {field('category', control => (
        <select {...control} {...bound('category')}>
          <option value="">{form.choose}</option>
          {MESSAGE_CATEGORIES.map(category => (
            <option key={category} value={category}>
              {words.categories[category]}
            </option>
          ))}
        </select>
      ))}
      {field('subject', control => (
        <input {...control} {...bound('subject')} />
      ))}
      {field('message', control => (
        <textarea {...control} {...bound('message')} rows={8} />
      ))}
      <div className="form-end">
        <button type="submit" className="btn go">
          {words.submit}
        </button>
      </div>
    </form>
  )
}
