import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

/** Support hours and reply time. */
export function SupportPanel({ draft, change, faultOf }: SettingsPart) {
  const { support: messages } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      <p className="quiet">{messages.hint}</p>
      <div className="fields">
        <TextField
          path="support_hours"
          label={messages.support_hours}
          fault={faultOf('support_hours')}
          value={draft.support_hours}
          onChange={support_hours => change({ support_hours })}
        />
        <TextField
          path="reply_hours"
          label={messages.reply_hours}
          fault={faultOf('reply_hours')}
          type="number"
          value={String(draft.reply_hours)}
          onChange={text => change({ reply_hours: Number(text) })}
        />
      </div>
    </Panel>
  )
}
