import { adminSettingsMessages } from '#web/admin/settings/messages.ts'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { usePage } from '#web/page-context.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

/** The title and description of the site. */
export function SitePanel({ form }: SettingsPart) {
  const { site: messages, hints } = adminSettingsMessages(usePage().language)
  return (
    <Panel title={messages.title}>
      <FormField form={form} name="title" hint={hints.title} />
      <FormField form={form} name="description" rows={3} hint={hints.description} />
    </Panel>
  )
}
