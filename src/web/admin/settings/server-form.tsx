import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ServerSettings } from '#web/admin/api/api.ts'
import { AddressPanel } from '#web/admin/settings/address-panel.tsx'
import { MailServerPanel } from '#web/admin/settings/mail-server-panel.tsx'
import {
  changedServerSettings,
  SERVER_SETTINGS_KEY,
  type ServerPart,
  serverDraftOf,
} from '#web/admin/settings/server-draft.ts'
import { faultAt } from '#web/admin/settings/settings-draft.ts'
import { TestMailPanel } from '#web/admin/settings/test-mail-panel.tsx'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { SaveBar } from '#web/admin/ui/save-bar.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

const NO_FAULTS: readonly FieldFault[] = []

/** The form of the address and the mail server; saving asks for the own password. */
export function ServerForm({ settings }: { settings: ServerSettings }) {
  const { language, formats } = usePage()
  const messages = inLanguage(serverSettingsMessages, language)
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => serverDraftOf(settings))
  const [isAsking, setIsAsking] = useState(false)
  const [faults, setFaults] = useState(NO_FAULTS)
  const changed = changedServerSettings(settings, draft)
  const isChanged = Object.keys(changed).length > 0
  const firstFault = faults[0]
  useEffect(() => {
    if (firstFault !== undefined) document.getElementById(firstFault.field)?.focus()
  }, [firstFault])
  const save = async (password: string) => {
    setFaults(NO_FAULTS)
    try {
      const saved = await api('POST /api/admin/settings/server', { body: { ...changed, password } })
      queries.setQueryData(SERVER_SETTINGS_KEY, saved)
      setDraft(serverDraftOf(saved))
      void queries.invalidateQueries({ queryKey: ['admin', 'setup'] })
      toast({ kind: 'done', text: messages.saved })
    } catch (error) {
      // The dialog closes, so that the field can be corrected.
      if (!isRouteError(error) || error.faults.length === 0) throw error
      setFaults(error.faults)
    }
  }
  const part: ServerPart = {
    settings,
    draft,
    change: parts => setDraft(before => ({ ...before, ...parts })),
    faultOf: field => {
      const fault = faultAt(faults, field)
      return fault === undefined
        ? undefined
        : faultText(fault, inLanguage(formOutcomeMessages, language), formats)
    },
  }
  return (
    <>
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          if (isChanged) setIsAsking(true)
        }}
      >
        <AddressPanel {...part} />
        <MailServerPanel {...part} />
        <SaveBar
          isChanged={isChanged}
          state={isChanged ? messages.unsaved : messages.nothing}
          texts={messages}
          onDiscard={() => setDraft(serverDraftOf(settings))}
        />
      </form>
      <TestMailPanel hasMailServer={settings.mailServer !== null} isChanged={isChanged} />
      {isAsking && (
        <ConfirmDialog
          title={messages.passwordTitle}
          action={messages.save}
          needsPassword
          onConfirm={form => save(String(form.get('password') ?? ''))}
          onClose={() => setIsAsking(false)}
        >
          <p>{messages.passwordText}</p>
        </ConfirmDialog>
      )}
      <LeaveGuard isNeeded={isChanged} />
    </>
  )
}
