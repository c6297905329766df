import { Refusal } from '#web/admin/api/error-text.ts'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { textIn } from '#web/admin/ui/text-input.tsx'
import type { FormOutcome } from '#web/forms/use-form.ts'

interface PasswordDialogProps {
  title: string
  text: string
  action: string
  /** Saves a form that needs the own password. */
  save: (password: string) => Promise<FormOutcome<unknown> | undefined>
  onClose: () => void
}

/** Asks for the own password before a form is saved. Where a field is wrong it closes, so that it can be corrected. */
export function PasswordDialog({ title, text, action, save, onClose }: PasswordDialogProps) {
  return (
    <ConfirmDialog
      title={title}
      action={action}
      needsPassword
      onConfirm={async dialog => {
        const saved = await save(textIn(dialog, 'password'))
        if (saved?.kind === 'refused') throw new Refusal(saved.text)
      }}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}
