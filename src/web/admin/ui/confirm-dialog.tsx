import { type FormEvent, useEffect, useId, useRef } from 'react'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useSlow } from '#web/api/use-read.ts'
import type { Elements } from '#web/elements.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useBackCloses } from '#web/ui/use-back-closes.ts'

interface ConfirmDialogProps {
  title: string
  /** What will happen; may hold further fields of the form. */
  children: Elements
  /** What the button does: 'Entfernen'. */
  action: string
  isDangerous?: boolean
  /** Asks for the own password as well. */
  needsPassword?: boolean
  /** false: it cannot be confirmed yet. */
  isReady?: boolean
  /** false: the page itself answers the back button. */
  isClosedByBack?: boolean
  /** What it throws is shown in the dialog, which stays open with everything typed; also when it answers 'stay'. */
  onConfirm: (form: FormData) => Promise<unknown>
  onClose: () => void
}

/** Asks before something that cannot simply be undone. onConfirm gets the form's fields by name ('password'). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, isDangerous = false, needsPassword = false, isReady = true } = props
  const { isClosedByBack = true, onConfirm, onClose } = props
  const page = usePage()
  const messages = inLanguage(adminAreaMessages, page.language)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const confirmation = useAction()
  const isSlow = useSlow(confirmation.isBusy)
  useEffect(() => dialog.current?.showModal(), [])
  useBackCloses(isClosedByBack, () => dialog.current?.close())
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    await confirmation.run(async () => {
      // close() gives the focus back to where it was, and its event calls onClose.
      if ((await onConfirm(form)) !== 'stay') dialog.current?.close()
    })
  }
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={event => void submit(event)}>
        <h2 id={id}>{title}</h2>
        {children}
        {needsPassword && (
          <label>
            {messages.ownPassword}
            <input
              className="input"
              type="password"
              name="password"
              autoComplete="current-password"
              required
            />
          </label>
        )}
        <FaultNote text={confirmation.failure} />
        <div className="dialog-end">
          <button
            type="submit"
            className={isDangerous ? 'btn danger' : 'btn go'}
            disabled={confirmation.isBusy || !isReady}
          >
            {confirmation.isBusy ? messages.working : action}
          </button>
          <button type="button" className="btn bare" onClick={() => dialog.current?.close()}>
            {messages.cancel}
          </button>
          <output className="quiet">{isSlow && page.messages.reading.slow}</output>
        </div>
      </form>
    </dialog>
  )
}
