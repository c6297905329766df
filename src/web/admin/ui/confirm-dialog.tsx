import { type FormEvent, useEffect, useId, useRef } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import { messages as adminAreaMessages } from '#translated/admin/area.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { Refusal } from '#web/admin/api/error-text.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { TextInput } from '#web/admin/ui/text-input.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { useSlow } from '#web/api/use-read.ts'
import type { Elements } from '#web/elements.ts'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import { type PageContext, usePage } from '#web/page-context.ts'
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
  /** Of its fields, where the server says what is wrong with them. */
  labels?: Readonly<Record<string, string>>
  /** false: the page itself answers the back button. */
  isClosedByBack?: boolean
  /** What it throws is shown in the dialog, which stays open with everything typed; also when it answers 'stay'. */
  onConfirm: (form: FormData) => Promise<unknown>
  onClose: () => void
}

/** Asks before something that cannot simply be undone. onConfirm gets the form's fields by name ('password'). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, action, isDangerous = false, needsPassword = false, isReady = true } = props
  const { isClosedByBack = true, labels = {}, onConfirm, onClose } = props
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
      const answer = await onConfirm(form).catch((error: unknown) => {
        throw labelled(error, labels, page)
      })
      // close() gives the focus back to where it was, and its event calls onClose.
      if (answer !== 'stay') dialog.current?.close()
    })
  }
  return (
    <dialog className="dialog" ref={dialog} aria-labelledby={id} onClose={onClose}>
      <form onSubmit={event => void submit(event)}>
        <h2 id={id}>{title}</h2>
        {children}
        {needsPassword && (
          <TextInput
            name="password"
            label={messages.ownPassword}
            type="password"
            autoComplete="current-password"
          />
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

/** An error that names a field, as a sentence about it. */
function labelled(
  error: unknown,
  labels: NonNullable<ConfirmDialogProps['labels']>,
  { language, formats }: PageContext,
): unknown {
  const fault = isRouteError(error) ? error.faults.find(({ field }) => field in labels) : undefined
  if (fault === undefined) return error
  const text = faultText(fault, inLanguage(formOutcomeMessages, language), formats)
  return new Refusal(`${labels[fault.field]}: ${text}`)
}
