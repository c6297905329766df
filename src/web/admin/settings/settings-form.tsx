import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { bodyOf } from '#domain/form/form-body.ts'
import { SETTINGS_FORM, type SiteSettings } from '#domain/settings/settings.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminSettings } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { AboutPanel } from '#web/admin/settings/about-panel.tsx'
import { CodePanel } from '#web/admin/settings/code-panel.tsx'
import { DataPanel } from '#web/admin/settings/data-panel.tsx'
import { OperatorPanel } from '#web/admin/settings/operator-panel.tsx'
import { PasswordDialog } from '#web/admin/settings/password-dialog.tsx'
import { SETTINGS_KEY, type SettingsPart, settingsOf } from '#web/admin/settings/settings-part.ts'
import { SitePanel } from '#web/admin/settings/site-panel.tsx'
import { SupportPanel } from '#web/admin/settings/support-panel.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { SaveBar } from '#web/admin/ui/save-bar.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { type Store, useAdminForm } from '#web/admin/ui/use-admin-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Every setting in one form. Only changes are sent; they are stored all or not at all. */
export function SettingsForm({ settings }: { settings: SiteSettings }) {
  const { language } = usePage()
  const messages = inLanguage(adminSettingsMessages, language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)

  const show = (saved: AdminSettings) => {
    queries.setQueryData(SETTINGS_KEY, saved)
    void queries.invalidateQueries({ queryKey: ['admin', 'code-versions'] })
    void queries.invalidateQueries({ queryKey: ['admin', 'setup'] })
    toast({ kind: 'done', text: messages.saved })
    return settingsOf(saved)
  }
  const saveWith =
    (password?: string): Store<typeof SETTINGS_FORM> =>
    async ({ change }) => {
      const body = {
        ...bodyOf(SETTINGS_FORM, change),
        ...(password !== undefined && { password }),
      }
      try {
        return show(await api('POST /api/admin/settings/bulk', { body }))
      } catch (error) {
        const status = isRouteError(error) && error.status > 0 ? `HTTP ${error.status}: ` : ''
        toast({ kind: 'failed', text: messages.saveFailed(status + errorText(error, language)) })
        throw error
      }
    }
  const form = useAdminForm({
    fields: SETTINGS_FORM,
    start: settings,
    labels: {
      ...messages.labels,
      ...Object.fromEntries(
        Object.entries(messages.operator.fields).map(([name, label]) => [`operator.${name}`, label]),
      ),
    },
    isCovered: isAsking,
    // The server looks at what has changed; what was stored before the rules of today stays until it is changed.
    check: async () => [],
    store: saveWith(),
  })
  const { change, changeCount: count } = form
  const hasOtherCode = change.headCode !== undefined || change.footerCode !== undefined
  const part: SettingsPart = { form }
  return (
    <Screen title={messages.title}>
      <Tabs of="settings" />
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (count === 0) return
          if (hasOtherCode) setIsAsking(true)
          else form.submit(event)
        }}
      >
        <SitePanel {...part} />
        <OperatorPanel {...part} />
        <SupportPanel {...part} />
        <AboutPanel {...part} />
        <DataPanel {...part} />
        <CodePanel {...part} stored={settings} onSwitchedOff={saved => form.rebase(show(saved))} />
        <SaveBar
          form={form}
          texts={{ ...messages, none: messages.nothing, changes: messages.unsaved }}
          onDiscard={() => form.discard()}
        />
      </form>
      {isAsking && (
        <PasswordDialog
          title={messages.code.passwordTitle}
          text={messages.code.passwordText}
          action={messages.save}
          save={password => form.storeBy(saveWith(password))}
          onClose={() => setIsAsking(false)}
        />
      )}
      <LeaveGuard isNeeded={count > 0} />
    </Screen>
  )
}
