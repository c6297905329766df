import { useEffect, useRef } from 'react'
import type { Account, OwnAccount } from '#domain/account/account.ts'
import { messages as adminSessionMessages } from '#translated/admin/session.ts'
import type { AdminApi } from '#web/admin/api/api.ts'
import { LoginForm } from '#web/admin/session/login-form.tsx'
import { useMessages } from '#web/messages.ts'

interface LoginAgainProps {
  api: AdminApi
  account: Account
  onLogin: (account: OwnAccount) => void
}

/** A login over the screen, for a session that ended during work. The screen keeps what was typed. */
export function LoginAgain({ api, account, onLogin }: LoginAgainProps) {
  const messages = useMessages(adminSessionMessages)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      className="dialog"
      ref={dialog}
      aria-labelledby="again"
      onCancel={event => event.preventDefault()}
    >
      <h2 id="again">{messages.againTitle}</h2>
      <p>{messages.againText(account.username)}</p>
      <LoginForm api={api} username={account.username} onLogin={onLogin} />
    </dialog>
  )
}
