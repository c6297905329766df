import { useQuery } from '@tanstack/react-query'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { type AdminApi, type AdminSettings, SESSION_ENDED } from '#web/admin/api/api.ts'
import { SettingsForm } from '#web/admin/settings/settings-form.tsx'
import { SETTINGS_KEY, settingsOf } from '#web/admin/settings/settings-part.ts'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** The settings of the site. */
export function Page() {
  const messages = useMessages(adminSettingsMessages)
  const { api } = useAdmin()
  // Somebody else may have changed them, so they are read again whenever the screen is opened.
  const settings = useQuery({ queryKey: SETTINGS_KEY, queryFn: () => allSettings(api), staleTime: 0 })
  if (settings.data !== undefined) return <SettingsForm settings={settingsOf(settings.data)} />
  return (
    <Screen title={messages.title}>
      <Loaded query={settings} failedTitle={messages.loadFailed} />
      {settings.isError && <p>{messages.loadFailedText}</p>}
    </Screen>
  )
}

/** All of the settings; without a session the server tells only the public ones. */
async function allSettings(api: AdminApi): Promise<AdminSettings> {
  const settings = await api('GET /api/admin/settings')
  if ('operator' in settings) return settings
  window.dispatchEvent(new Event(SESSION_ENDED))
  throw new Error('the session is over')
}
