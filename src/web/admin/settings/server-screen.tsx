import { useQuery } from '@tanstack/react-query'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { SERVER_SETTINGS_KEY } from '#web/admin/settings/server-draft.ts'
import { ServerForm } from '#web/admin/settings/server-form.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'

/** The address of the site, its mail server, and a test mail. */
export function Page() {
  const messages = useMessages(serverSettingsMessages)
  const { api } = useAdmin()
  const settings = useQuery({
    queryKey: SERVER_SETTINGS_KEY,
    queryFn: () => api('GET /api/admin/settings/server'),
    staleTime: 0,
  })
  return (
    <Screen title={messages.title}>
      <Tabs of="settings" />
      <Loaded query={settings} failedTitle={messages.loadFailed}>
        {loaded => <ServerForm settings={loaded} />}
      </Loaded>
    </Screen>
  )
}
