import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** Support hours and reply time. */
export function SupportPanel({ form }: SettingsPart) {
  const { support: messages } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      <p className="quiet">{messages.hint}</p>
      <div className="fields">
        <FormField form={form} name="supportHours" />
        <FormField form={form} name="replyHours" />
      </div>
    </Panel>
  )
}
