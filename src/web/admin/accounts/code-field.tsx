import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { TextInput } from '#web/admin/ui/text-input.tsx'
import { useMessages } from '#web/messages.ts'

interface CodeFieldProps {
  name: string
  label: string
}

/** A code of the present authenticator app, or a recovery code. */
export function CodeField({ name, label }: CodeFieldProps) {
  const { factor: messages } = useMessages(adminAccountsMessages)
  return (
    <TextInput
      name={name}
      label={label}
      hint={messages.orRecoveryCode}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
