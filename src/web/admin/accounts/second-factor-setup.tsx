import type { FormEvent } from 'react'
import { messages as adminAccountsMessages } from '#translated/admin/accounts.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { CodeField } from '#web/admin/accounts/code-field.tsx'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useMessages } from '#web/messages.ts'

interface SecondFactorSetupProps {
  setup: { readonly secret: string; readonly qr: string }
  /** There is a second factor already, so a code of it is asked for as well. */
  isChange: boolean
  /** Proves that the app knows the secret. What it throws is shown here. */
  onCodes: (code: string, presentCode: string | undefined) => Promise<void>
  onCancel: () => void
}

/** The secret as QR code and as text, and the field for the first code. */
export function SecondFactorSetup({ setup, isChange, onCodes, onCancel }: SecondFactorSetupProps) {
  const { factor: messages } = useMessages(adminAccountsMessages)
  const area = useMessages(adminAreaMessages)
  const confirmation = useAction()
  // Stays busy after success: the parent removes this form.
  const isBusy = confirmation.isBusy || confirmation.isDone
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => textIn(form, name).replaceAll(/\s/g, '')
    await confirmation.run(() => onCodes(text('code'), isChange ? text('presentCode') : undefined))
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
      <TextInput name="code" label={messages.code} inputMode="numeric" autoComplete="one-time-code" />
      {isChange && <CodeField name="presentCode" label={messages.presentCode} />}
      <FaultNote text={confirmation.failure} />
      <div className="row-end">
        <button type="submit" className="btn go" disabled={isBusy}>
          {isBusy ? area.working : messages.confirm}
        </button>
        <button type="button" className="btn bare" onClick={onCancel}>
          {area.cancel}
        </button>
      </div>
    </form>
  )
}
