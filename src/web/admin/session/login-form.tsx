import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { FIRST_USERNAME, type OwnAccount } from '#domain/account/account.ts'
import { foldRecoveryCode } from '#domain/account/recovery-code.ts'
import { messages as adminSessionMessages } from '#translated/admin/session.ts'
import type { AdminApi } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { whoIsLoggedIn } from '#web/admin/session/who-is-logged-in.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface LoginFormProps {
  api: AdminApi
  /** The account that must log in; unset: any. */
  username?: string
  onLogin: (account: OwnAccount) => void
}

/** Name and password, and the code of the second factor once the server asks for it. */
export function LoginForm({ api, username, onLogin }: LoginFormProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminSessionMessages, language)
  const toast = useToast()
  const [needsCode, setNeedsCode] = useState(false)
  const [fault, setFault] = useState('')
  const [isSending, setIsSending] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) code.current?.focus()
    else password.current?.focus()
  }, [needsCode])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    setIsSending(true)
    setFault('')
    try {
      const given = text('code').replaceAll(/\s/g, '')
      const account = await api('POST /api/admin/session', {
        body: {
          username: username ?? text('username'),
          password: text('password'),
          ...(given !== '' && { code: given }),
        },
      })
      // The answer to a login whose cookie the browser throws away is a good one, too.
      if ((await whoIsLoggedIn(api)) === null) {
        setFault(location.protocol === 'http:' ? messages.notKeptByHttp : messages.notKept)
        return
      }
      const left = account.recoveryCodesLeft
      if (left !== null && foldRecoveryCode(given) !== null)
        toast({ kind: 'done', text: messages.recoveryCodeUsed(formats.counted(left)) })
      onLogin(account)
    } catch (error) {
      const wanted = isRouteError(error) && error.code === 'code_required'
      if (wanted && !needsCode) setNeedsCode(true)
      else setFault(errorText(error, language))
      if (!needsCode && !wanted) password.current?.select()
    } finally {
      setIsSending(false)
    }
  }

  return (
    <form className="login" onSubmit={event => void submit(event)}>
      <FaultNote text={fault} />
      {username === undefined && (
        <label>
          {messages.username}
          <input
            className="input"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={FIRST_USERNAME}
            required
          />
        </label>
      )}
      <label>
        {messages.password}
        <input
          className="input"
          type="password"
          name="password"
          autoComplete="current-password"
          required
          ref={password}
        />
      </label>
      {needsCode && (
        <label>
          {messages.code}
          <input
            className="input"
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            ref={code}
          />
          <span className="hint">{messages.codeHint}</span>
        </label>
      )}
      <button type="submit" className="btn go" disabled={isSending}>
        {isSending ? messages.sending : messages.submit}
      </button>
    </form>
  )
}
