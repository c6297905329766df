import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { serverSettingsMessages } from '#web/admin/settings/messages.ts'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { usePage } from '#web/page-context.ts'

/** The screens of the settings: the site's own, and its address and mail server. */
export function SettingsTabs() {
  const { tabs } = serverSettingsMessages(usePage().language)
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
