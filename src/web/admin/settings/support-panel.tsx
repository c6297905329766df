import { adminSettingsMessages } from '#web/admin/settings/messages.ts'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** Support hours and reply time. */
export function SupportPanel({ form }: SettingsPart) {
  const { support: messages } = adminSettingsMessages(usePage().language)
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
