import { NO_OPERATOR, type Operator } from '#domain/settings/settings.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

const FIELDS = Object.keys(NO_OPERATOR) as (keyof Operator)[]
const TYPES: Partial<Record<keyof Operator, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

/** Who runs the site, for imprint, privacy and contact. */
export function OperatorPanel({ draft, change, faultOf }: SettingsPart) {
  const { operator: messages } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      <p className="prose" id="operator">
        {messages.intro}
      </p>
      <div className="fields">
        {FIELDS.map(field => (
          <TextField
            key={field}
            path={`operator.${field}`}
            label={messages.fields[field]}
            fault={faultOf(`operator.${field}`)}
            type={TYPES[field] ?? 'text'}
            value={draft.operator[field]}
            onChange={text => change({ operator: { ...draft.operator, [field]: text } })}
          />
        ))}
      </div>
    </Panel>
  )
}
