import type { BusinessField } from '#domain/business/fields.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface FieldOriginProps {
  field: BusinessField
  form: BusinessForm
}

/** The source of a field's value, whether it is changed, and its lock against imports. */
export function FieldOrigin({ field, form }: FieldOriginProps) {
  const { formats } = usePage()
  const messages = useMessages(adminBusinessMessages)
  const source = form.base.sources[field]
  return (
    <div className="origin">
      {form.changed.includes(field) ? (
        <span className="tint water">{messages.changed}</span>
      ) : (
        source !== undefined && (
          <span className="quiet">
            {messages.provenance(messages.sources[source.source], formats.date(source.date))}
          </span>
        )
      )}
      <label className="pick">
        <input
          type="checkbox"
          checked={form.isLocked(field)}
          onChange={event => form.setLock(field, event.target.checked)}
        />
        <span>
          {messages.lock}
          <span className="vh">{`: ${messages.fields[field]}`}</span>
        </span>
      </label>
    </div>
  )
}
