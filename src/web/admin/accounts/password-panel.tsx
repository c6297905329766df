import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { SESSIONS_KEY } from '#web/admin/accounts/sessions-panel.tsx'
import { useAdmin } from '#web/admin/admin-context.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
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
    const text = (name: string) => String(given.get(name) ?? '')
    if (text('next') !== text('again')) return change.refuse(messages.different)
    await change.run(async () => {
      await api('POST /api/admin/password', {
        body: { password: text('password'), newPassword: text('next') },
      })
      form.reset()
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY })
      toast({ kind: 'done', text: messages.saved })
    })
  }
  const limits = { minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH, required: true }
  return (
    <Panel title={messages.title}>
      <form className="login" onSubmit={event => void submit(event)}>
        <input type="hidden" name="username" autoComplete="username" value={account.username} readOnly />
        <label>
          {messages.present}
          <input className="input" type="password" name="password" autoComplete="current-password" required />
        </label>
        <label>
          {messages.next}
          <span className="hint" id="password-hint">
            {messages.hint(formats.counted(PASSWORD_MIN_LENGTH))}
          </span>
          <input
            className="input"
            type="password"
            name="next"
            autoComplete="new-password"
            aria-describedby="password-hint"
            {...limits}
          />
        </label>
        <label>
          {messages.again}
          <input className="input" type="password" name="again" autoComplete="new-password" {...limits} />
        </label>
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
