import { messages as serverSettingsMessages } from '#translated/admin/server-settings.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'

/** The screens of the settings: the site's own, and its address and mail server. */
export function SettingsTabs() {
  const { tabs } = useMessages(serverSettingsMessages)
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        [adminPaths.settings(), tabs.site],
        [adminPaths.server(), tabs.server],
      ]}
    />
  )
}
