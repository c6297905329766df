import type { FormEvent } from 'react'
import { adminAccountsMessages } from '#web/admin/accounts/messages.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { usePage } from '#web/page-context.ts'

interface SecondFactorSetupProps {
  setup: { readonly secret: string; readonly qr: string }
  /** Proves that the app knows the secret. What it throws is shown here. */
  onCode: (code: string) => Promise<void>
}

/** The secret as QR code and as text, and the field for the first code. */
export function SecondFactorSetup({ setup, onCode }: SecondFactorSetupProps) {
  const { language } = usePage()
  const { factor: messages } = adminAccountsMessages(language)
  const confirmation = useAction()
  // Stays busy after success: the parent removes this form.
  const isBusy = confirmation.isBusy || confirmation.isDone
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replaceAll(/\s/g, '')
    await confirmation.run(() => onCode(code))
  }
  return (
    <form className="login" onSubmit={event => void submit(event)}>
      <p>{messages.scan}</p>
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        alt={messages.picture}
        width="200"
        height="200"
      />
      <p>
        {messages.secret}: <code className="secret">{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <label>
        {messages.code}
        <input className="input" name="code" inputMode="numeric" autoComplete="one-time-code" required />
      </label>
      <FaultNote text={confirmation.failure} />
      <div>
        <button type="submit" className="btn go" disabled={isBusy}>
          {isBusy ? adminAreaMessages(language).working : messages.confirm}
        </button>
      </div>
    </form>
  )
}
