import { adminAccountsMessages } from '#web/admin/accounts/messages.ts'
import { usePage } from '#web/page-context.ts'

interface CodeFieldProps {
  name: string
  label: string
}

/** A code of the present authenticator app, or a recovery code. */
export function CodeField({ name, label }: CodeFieldProps) {
  const { factor: messages } = adminAccountsMessages(usePage().language)
  return (
    <label>
      <span>{label}</span>
      <input
        className="input"
        name={name}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={`${name}-hint`}
        required
      />
      <span className="hint" id={`${name}-hint`}>
        {messages.orRecoveryCode}
      </span>
    </label>
  )
}
