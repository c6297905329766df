import type { FormPath } from '#web/forms/send-form.ts'
import { formMessages } from '#web/messages/form.ts'
import { usePage } from '#web/page-context.ts'

interface CarriedFieldsProps {
  path: FormPath
  ticket: string
  /** Further fields that nobody types. */
  fields?: Readonly<Record<string, string>>
}

/** What a form carries besides what people type: which one it is, its ticket, and a field for machines. */
export function CarriedFields({ path, ticket, fields = {} }: CarriedFieldsProps) {
  const words = formMessages(usePage().language)
  return (
    <>
      <input type="hidden" name="form" value={path} />
      <input type="hidden" name="ticket" value={ticket} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <p className="vh" aria-hidden="true">
        <label>
          {words.trap} <input name="homepage" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  )
}
