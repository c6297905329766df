import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { errorText } from '#web/admin/api/error-text.ts'
import { adminAreaMessages } from '#web/admin/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ConfirmDialogProps {
  title: string
  /** What will happen, with figures; further fields of the form may stand here too. */
  children: ReactNode
  /** What the button does: 'Entfernen'. */
  action: string
  isDangerous?: boolean
  /** Asks for the own password as well. */
  needsPassword?: boolean
  /** Does it. What it throws is shown in the dialog, which stays open with everything typed. */
  onConfirm: (form: FormData) => Promise<void>
  onClose: () => void
}

/** Asks before something that cannot simply be taken back. The form's fields reach onConfirm by name ('password'). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, isDangerous = false, needsPassword = false, onConfirm, onClose } = props
  const words = adminAreaMessages(usePage().language)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [fault, setFault] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => dialog.current?.showModal(), [])
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsBusy(true)
    setFault('')
    try {
      await onConfirm(new FormData(event.currentTarget))
      // Closed by itself, the dialog gives the focus back to where it was; its event tells onClose.
      dialog.current?.close()
    } catch (error) {
      setFault(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={event => void submit(event)}>
        <h2 id={id}>{title}</h2>
        {children}
        {needsPassword && (
          <label>
            {words.ownPassword}
            <input
              className="input"
              type="password"
              name="password"
              autoComplete="current-password"
              required
            />
          </label>
        )}
        {fault !== '' && (
          <p className="err ic ic-warn" role="alert">
            {fault}
          </p>
        )}
        <div className="dialog-end">
          <button type="submit" className={isDangerous ? 'btn danger' : 'btn go'} disabled={isBusy}>
            {isBusy ? words.working : action}
          </button>
          <button type="button" className="btn bare" onClick={() => dialog.current?.close()}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>
  )
}
