import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { useMessages } from '#web/messages.ts'

interface CodeFieldProps {
  name: string
  label: string
}

/** A code of the present authenticator app, or a recovery code. */
export function CodeField({ name, label }: CodeFieldProps) {
  const { factor: messages } = useMessages(adminAccountsMessages)
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
