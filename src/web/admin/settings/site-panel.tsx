import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'

/** The title and description of the site. */
export function SitePanel({ draft, change, faultOf }: SettingsPart) {
  const { site: messages } = useMessages(adminSettingsMessages)
  return (
    <Panel title={messages.title}>
      <TextField
        path="site_title"
        label={messages.site_title}
        hint={messages.site_titleHint}
        fault={faultOf('site_title')}
        value={draft.site_title}
        onChange={site_title => change({ site_title })}
      />
      <TextField
        path="site_description"
        label={messages.site_description}
        hint={messages.site_descriptionHint}
        fault={faultOf('site_description')}
        value={draft.site_description}
        rows={3}
        onChange={site_description => change({ site_description })}
      />
    </Panel>
  )
}
