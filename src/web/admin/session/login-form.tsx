import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { FIRST_USERNAME, type OwnAccount } from '#domain/account/account.ts'
import { foldRecoveryCode } from '#domain/account/recovery-code.ts'
import { messages as adminSessionMessages } from '#translated/admin/session.ts'
import type { AdminApi } from '#web/admin/api/api.ts'
import { Refusal } from '#web/admin/api/error-text.ts'
import { whoIsLoggedIn } from '#web/admin/session/who-is-logged-in.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
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
  const login = useAction()
  const code = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (needsCode) code.current?.focus()
    else password.current?.focus()
  }, [needsCode])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textIn(form, name)
    await login.run(async () => {
      const given = text('code').replaceAll(/\s/g, '')
      const name = username ?? text('username')
      try {
        const account = await api('POST /api/admin/session', {
          body: { username: name, password: text('password'), ...(given !== '' && { code: given }) },
        })
        // The answer to a login whose cookie the browser throws away is a good one, too.
        if ((await whoIsLoggedIn(api)) === null)
          throw new Refusal(location.protocol === 'http:' ? messages.notKeptByHttp : messages.notKept)
        const left = account.recoveryCodesLeft
        if (left !== null && foldRecoveryCode(given) !== null)
          toast({ kind: 'done', text: messages.recoveryCodeUsed(formats.counted(left)) })
        onLogin(account)
      } catch (error) {
        if (needsCode) throw error
        const isWanted = isRouteError(error) && error.code === 'code_required'
        setNeedsCode(isWanted)
        if (isWanted) return
        password.current?.select()
        throw error
      }
    })
  }
  return (
    <form className="login" onSubmit={event => void submit(event)}>
      <FaultNote text={login.failure} />
      {username === undefined && (
        <TextInput
          name="username"
          label={messages.username}
          autoComplete="username"
          defaultValue={FIRST_USERNAME}
          {...AS_TYPED}
        />
      )}
      <TextInput
        name="password"
        label={messages.password}
        type="password"
        autoComplete="current-password"
        ref={password}
      />
      {needsCode && (
        <TextInput
          name="code"
          label={messages.code}
          hint={messages.codeHint}
          autoComplete="one-time-code"
          ref={code}
          {...AS_TYPED}
        />
      )}
      <button type="submit" className="btn go" disabled={login.isBusy}>
        {login.isBusy ? messages.sending : messages.submit}
      </button>
    </form>
  )
}

/** Nothing corrects what is no word. */
const AS_TYPED = { autoCapitalize: 'none', spellCheck: false } as const
