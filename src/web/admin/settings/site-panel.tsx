import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** The title and description of the site. */
export function SitePanel({ form }: SettingsPart) {
  const { site: messages, hints } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      <FormField form={form} name="title" hint={hints.title} />
      <FormField form={form} name="description" rows={3} hint={hints.description} />
    </Panel>
  )
}
