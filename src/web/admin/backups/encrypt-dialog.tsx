import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { messages as adminBackupsMessages } from '#translated/admin/backups.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { Refusal } from '#web/admin/api/error-text.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { useMessages } from '#web/messages.ts'

interface EncryptDialogProps {
  onStarted: (jobId: number) => void
  onClose: () => void
}

/** Asks for the passphrase of a new backup. */
export function EncryptDialog({ onStarted, onClose }: EncryptDialogProps) {
  const { encrypt: messages } = useMessages(adminBackupsMessages)
  const { api } = useAdmin()
  const limits = { minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH, required: true }
  return (
    <ConfirmDialog
      title={messages.title}
      action={messages.action}
      onConfirm={async form => {
        const passphrase = String(form.get('passphrase') ?? '')
        if (passphrase !== form.get('again')) throw new Refusal(messages.different)
        onStarted((await api('POST /api/admin/backups', { body: { passphrase } })).jobId)
      }}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      <label>
        {messages.passphrase}
        <input className="input" type="password" name="passphrase" autoComplete="new-password" {...limits} />
      </label>
      <label>
        {messages.again}
        <input className="input" type="password" name="again" autoComplete="new-password" {...limits} />
      </label>
    </ConfirmDialog>
  )
}
