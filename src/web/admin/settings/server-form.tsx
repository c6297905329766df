import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { formFaults } from '#domain/form/form-faults.ts'
import type { ValuesOf } from '#domain/form/form-fields.ts'
import { SERVER_FORM } from '#domain/settings/server-settings.ts'
import { messages as serverSettingsMessages } from '#translated/admin/settings/server-settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { ServerSettings } from '#web/admin/api/api.ts'
import { AddressPanel } from '#web/admin/settings/address-panel.tsx'
import { MailServerPanel } from '#web/admin/settings/mail-server-panel.tsx'
import { PasswordDialog } from '#web/admin/settings/password-dialog.tsx'
import {
  SERVER_SETTINGS_KEY,
  type ServerPart,
  serverChange,
  serverValuesOf,
} from '#web/admin/settings/server-draft.ts'
import { TestMailPanel } from '#web/admin/settings/test-mail-panel.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { SaveBar } from '#web/admin/ui/save-bar.tsx'
import { type Store, useAdminForm } from '#web/admin/ui/use-admin-form.ts'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The form of the address and the mail server; saving asks for the own password. */
export function ServerForm({ settings }: { settings: ServerSettings }) {
  const messages = useMessages(serverSettingsMessages)
  const { has, host, port, security, user, password, sender } = messages.mail
  const { api } = useAdmin()
  const toast = useToast()
  const queries = useQueryClient()
  const [isAsking, setIsAsking] = useState(false)
  const saveWith =
    (own: string): Store<typeof SERVER_FORM> =>
    async ({ values, change }) => {
      const body = { ...serverChange(settings, values, change), password: own }
      const saved = await api('POST /api/admin/settings/server', { body })
      queries.setQueryData(SERVER_SETTINGS_KEY, saved)
      void queries.invalidateQueries({ queryKey: ['admin', 'setup'] })
      toast({ kind: 'done', text: messages.saved })
      return serverValuesOf(saved)
    }
  const form = useAdminForm({
    fields: SERVER_FORM,
    start: serverValuesOf(settings),
    labels: {
      siteUrl: messages.address.siteUrl,
      hasMailServer: has,
      host,
      port,
      security,
      user,
      password,
      sender,
    },
    check,
    isCovered: isAsking,
    store: saveWith(''),
  })
  const isChanged = Object.keys(serverChange(settings, form.values, form.change)).length > 0
  const part: ServerPart = { settings, form }
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
          form={form}
          isChanged={isChanged}
          texts={{ ...messages, none: messages.nothing, changes: () => messages.unsaved }}
          onDiscard={() => form.discard()}
        />
      </form>
      <TestMailPanel hasMailServer={settings.mailServer !== null} isChanged={isChanged} />
      {isAsking && (
        <PasswordDialog
          title={messages.passwordTitle}
          text={messages.passwordText}
          action={messages.save}
          save={password => form.storeBy(saveWith(password))}
          onClose={() => setIsAsking(false)}
        />
      )}
      <LeaveGuard isNeeded={isChanged} />
    </>
  )
}

/** Without a mail server nothing is said of its fields. */
async function check(values: ValuesOf<typeof SERVER_FORM>) {
  const { siteUrl, sender } = values
  return formFaults(SERVER_FORM, values.hasMailServer ? values : { siteUrl, sender })
}
