import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { SESSIONS_KEY } from '#web/admin/accounts/sessions-panel.tsx'
import { useAdmin } from '#web/admin/admin-context.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { PASSWORD_LIMITS, TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Changes the own password, which ends every other session. */
export function PasswordPanel() {
  const { language, formats } = usePage()
  const { api, account } = useAdmin()
  const { password: messages } = inLanguage(adminAccountsMessages, language)
  const toast = useToast()
  const queries = useQueryClient()
  const change = useAction()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const newPassword = textIn(given, 'next')
    if (newPassword !== textIn(given, 'again')) return change.refuse(messages.different)
    await change.run(async () => {
      await api('POST /api/admin/password', { body: { password: textIn(given, 'password'), newPassword } })
      form.reset()
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY })
      toast({ kind: 'done', text: messages.saved })
    })
  }
  return (
    <Panel title={messages.title}>
      <form className="login" onSubmit={event => void submit(event)}>
        <input type="hidden" name="username" autoComplete="username" value={account.username} readOnly />
        <TextInput name="password" label={messages.present} type="password" autoComplete="current-password" />
        <TextInput
          name="next"
          label={messages.next}
          hint={messages.hint(formats.counted(PASSWORD_MIN_LENGTH))}
          type="password"
          autoComplete="new-password"
          {...PASSWORD_LIMITS}
        />
        <TextInput
          name="again"
          label={messages.again}
          type="password"
          autoComplete="new-password"
          {...PASSWORD_LIMITS}
        />
        <FaultNote text={change.failure} />
        <div>
          <button type="submit" className="btn go" disabled={change.isBusy}>
            {change.isBusy ? inLanguage(adminAreaMessages, language).working : messages.save}
          </button>
        </div>
      </form>
    </Panel>
  )
}
