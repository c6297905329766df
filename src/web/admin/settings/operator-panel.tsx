import { OPERATOR_FIELDS, type Operator } from '#domain/settings/settings.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

// The keys of an object written out.
const FIELDS = Object.keys(OPERATOR_FIELDS) as (keyof Operator)[]

/** Who runs the site, for imprint, privacy and contact. */
export function OperatorPanel({ form }: SettingsPart) {
  const { operator: messages } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      <p className="prose" id="operator">
        {messages.intro}
      </p>
      <div className="fields">
        {FIELDS.map(field => (
          <FormField key={field} form={form} name={`operator.${field}`} />
        ))}
      </div>
    </Panel>
  )
}
