import { type FormEvent, type ReactNode, useState } from 'react'
import { MESSAGE_CATEGORIES, type MessageInput } from '#domain/message/message.ts'
import { type Mail, mailtoUrl } from '#web/mailto.ts'
import { contactWords } from '#web/messages/contact/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { usePage } from '#web/page-context.ts'
import { FaultSummary, type ShownFault } from '#web/ui/form/fault-summary.tsx'
import { type ControlProps, Field } from '#web/ui/form/field.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useTitle } from '#web/ui/use-title.ts'

type MessageField = keyof MessageInput

interface ContactFormProps {
  /** The operator's address. */
  to: string
  /** What an address such as ?topic=correction fills in. */
  start: MessageInput
}

/** The written mail, and what shows it: loaded when there is something to show. */
interface Ready {
  readonly mail: Mail
  readonly MailReady: typeof import('#web/ui/form/mail-ready.tsx').MailReady
}

/** The contact form; what it leads to is an e-mail in the visitor's own mail program. Needs script. */
export function ContactForm({ to, start }: ContactFormProps) {
  const context = usePage()
  const { language, messages } = context
  const words = contactWords(language)
  const form = formWords(language)
  const toast = useToast()
  const [input, setInput] = useState(start)
  const [faults, setFaults] = useState<readonly ShownFault[]>([])
  const [attempt, setAttempt] = useState(0)
  const [ready, setReady] = useState<Ready | null>(null)
  useTitle(faults.length > 0 ? `${form.faultMark} ${words.title}` : words.title)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    try {
      const { completeMessage } = await import('#web/ui/contact/complete-message.ts')
      const completed = completeMessage(to, input, context)
      setFaults(completed.faults ?? [])
      setAttempt(attempt + 1)
      if (completed.faults !== undefined) return
      const { MailReady } = await import('#web/ui/form/mail-ready.tsx')
      setReady({ mail: completed.mail, MailReady })
      location.assign(mailtoUrl(completed.mail))
    } catch {
      // The rest of the page's code could not be loaded.
      toast({ kind: 'failed', text: messages.failure.text })
    }
  }
  const field = (name: MessageField, control: (control: ControlProps) => ReactNode, hint?: string) => (
    <Field
      id={name}
      label={words.labels[name]}
      fault={faults.find(({ id }) => id === name)?.text}
      hint={hint}
    >
      {control}
    </Field>
  )
  const bound = (name: MessageField) => ({
    value: input[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setInput({ ...input, [name]: event.currentTarget.value }),
  })

  if (ready !== null) return <ready.MailReady mail={ready.mail} onChange={() => setReady(null)} />
  return (
    <form noValidate onSubmit={send} aria-labelledby="form">
      <h2 id="form">{words.form}</h2>
      <p className="hint form-intro">
        {words.howItSends} {words.allRequired}
      </p>
      <FaultSummary attempt={attempt} faults={faults} />
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
