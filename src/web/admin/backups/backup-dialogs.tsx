import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { messages as adminBackupsMessages } from '#translated/admin/backups.ts'
import { CodeField } from '#web/admin/accounts/code-field.tsx'
import { useAdmin } from '#web/admin/admin-context.ts'
import { Refusal } from '#web/admin/api/error-text.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { useMessages } from '#web/messages.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

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

interface FileDialogProps {
  file: string
  onClose: () => void
}

/** Asks who downloads a backup, and begins the download. */
export function DownloadDialog({ file, onClose }: FileDialogProps) {
  const { download: messages } = useMessages(adminBackupsMessages)
  const { api, addressOf, account } = useAdmin()
  return (
    <ConfirmDialog
      title={messages.title}
      action={messages.action}
      needsPassword
      onConfirm={async form => {
        const password = String(form.get('password') ?? '')
        const code = form.get('code')
        await api('POST /api/admin/backups/:file/confirm', {
          params: { file },
          body: { password, ...(typeof code === 'string' && { code }) },
        })
        const link = document.createElement('a')
        link.href = addressOf('GET /api/admin/backups/:file', { params: { file } })
        link.download = file
        link.click()
      }}
      onClose={onClose}
    >
      <p>{messages.text(file)}</p>
      {account.hasSecondFactor && <CodeField name="code" label={messages.code} />}
    </ConfirmDialog>
  )
}

interface RemoveDialogProps extends FileDialogProps {
  onRemoved: () => Promise<void>
}

/** Asks before a backup is deleted. */
export function RemoveDialog({ file, onRemoved, onClose }: RemoveDialogProps) {
  const { remove: messages } = useMessages(adminBackupsMessages)
  const { api } = useAdmin()
  const toast = useToast()
  return (
    <ConfirmDialog
      title={messages.title}
      action={messages.action}
      isDangerous
      onConfirm={async () => {
        await api('POST /api/admin/backups/:file/remove', { params: { file } })
        await onRemoved()
        toast({ kind: 'done', text: messages.removed })
      }}
      onClose={onClose}
    >
      <p>{messages.text(file)}</p>
    </ConfirmDialog>
  )
}
