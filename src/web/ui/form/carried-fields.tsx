import type { FormPath } from '#domain/submission/public-forms.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { useMessages } from '#web/messages.ts'

interface CarriedFieldsProps {
  path: FormPath
  ticket: string
  /** Further hidden fields. */
  fields?: Readonly<Record<string, string>>
}

/** The hidden fields of a form: its name, its ticket, and one that only robots fill in. */
export function CarriedFields({ path, ticket, fields = {} }: CarriedFieldsProps) {
  const messages = useMessages(formMessages)
  return (
    <>
      <input type="hidden" name="form" value={path} />
      <input type="hidden" name="ticket" value={ticket} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="vh" aria-hidden="true">
        <label>
          {messages.trap} <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}
