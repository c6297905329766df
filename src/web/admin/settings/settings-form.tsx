import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminSettings } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { AboutPanel } from '#web/admin/settings/about-panel.tsx'
import { CodePanel } from '#web/admin/settings/code-panel.tsx'
import { DataPanel } from '#web/admin/settings/data-panel.tsx'
import { OperatorPanel } from '#web/admin/settings/operator-panel.tsx'
import {
  changedSettings,
  countChanges,
  faultAt,
  idOfPath,
  SETTINGS_KEY,
  type SettingsPart,
} from '#web/admin/settings/settings-draft.ts'
import { SitePanel } from '#web/admin/settings/site-panel.tsx'
import { SupportPanel } from '#web/admin/settings/support-panel.tsx'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { SaveBar } from '#web/admin/ui/save-bar.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Every setting in one form. Only changes are sent; they are stored all or not at all. */
export function SettingsForm({ settings }: { settings: AdminSettings }) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminSettingsMessages, language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(settings)
  const [isAsking, setIsAsking] = useState(false)
  const changed = changedSettings(settings, draft)
  const count = countChanges(settings, draft)

  const store = (saved: AdminSettings) => {
    queries.setQueryData(SETTINGS_KEY, saved)
    void queries.invalidateQueries({ queryKey: ['admin', 'code-versions'] })
    void queries.invalidateQueries({ queryKey: ['admin', 'setup'] })
    setDraft(saved)
    toast({ kind: 'done', text: messages.saved })
  }
  const save = useMutation({
    mutationFn: (password?: string) =>
      api('POST /api/admin/settings/bulk', {
        body: { ...changed, ...(password !== undefined && { password }) },
      }),
    onSuccess: store,
    onError: error => {
      const status = isRouteError(error) && error.status > 0 ? `HTTP ${error.status}: ` : ''
      toast({ kind: 'failed', text: messages.saveFailed(status + errorText(error, language)) })
    },
  })
  const faults = isRouteError(save.error) ? save.error.faults : []
  const firstFault = faults[0]
  // The dialog gives the focus back when it closes, so the field gets it afterwards.
  useEffect(() => {
    if (firstFault !== undefined && !isAsking) document.getElementById(idOfPath(firstFault.field))?.focus()
  }, [firstFault, isAsking])
  const part: SettingsPart = {
    draft,
    change: parts => setDraft(before => ({ ...before, ...parts })),
    faultOf: path => {
      const fault = faultAt(faults, path)
      return fault === undefined
        ? undefined
        : faultText(fault, inLanguage(formOutcomeMessages, language), formats)
    },
  }
  const hasOtherCode = 'head_code' in changed || 'footer_code' in changed
  return (
    <Screen title={messages.title}>
      <Tabs of="settings" />
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          if (count === 0) return
          if (hasOtherCode) setIsAsking(true)
          else save.mutate(undefined)
        }}
      >
        <SitePanel {...part} />
        <OperatorPanel {...part} />
        <SupportPanel {...part} />
        <AboutPanel {...part} />
        <DataPanel {...part} />
        <CodePanel {...part} stored={settings} onSwitchedOff={store} />
        <SaveBar
          isChanged={count > 0}
          isSaving={save.isPending}
          state={count === 0 ? messages.nothing : messages.unsaved(formats.counted(count))}
          texts={{ save: save.isPending ? messages.saving : messages.save, discard: messages.discard }}
          onDiscard={() => setDraft(settings)}
        />
      </form>
      {isAsking && (
        <ConfirmDialog
          title={messages.code.passwordTitle}
          action={messages.save}
          needsPassword
          onConfirm={async form => {
            try {
              await save.mutateAsync(String(form.get('password') ?? ''))
            } catch (error) {
              // The dialog closes, so that the fields can be corrected.
              if (!isRouteError(error) || error.faults.length === 0) throw error
            }
          }}
          onClose={() => setIsAsking(false)}
        >
          <p>{messages.code.passwordText}</p>
        </ConfirmDialog>
      )}
      <LeaveGuard isNeeded={count > 0} />
    </Screen>
  )
}
