import { useId } from 'react'
import type { FormFields } from '#domain/form/form-fields.ts'
import type { Count } from '#messages/count.ts'
import type { Form } from '#web/forms/use-form.ts'
import { usePage } from '#web/page-context.ts'

interface SaveBarProps {
  form: Pick<Form<FormFields>, 'changeCount' | 'isSending' | 'refused'>
  /** Whether there is anything to save; by default where something was changed. */
  isChanged?: boolean
  texts: {
    readonly save: string
    readonly saving?: string
    readonly discard: string
    /** What is unsaved: 'Eine Änderung'. */
    readonly none: string
    readonly changes: (count: Count) => string
    /** Stands before the reason why the last attempt failed; without it the reason is said elsewhere. */
    readonly failed?: string
  }
  onDiscard: () => void
}

/** What is unsaved, with buttons to save or discard it; sticks to the foot of the screen. The first one submits the form. */
export function SaveBar({ form, isChanged = form.changeCount > 0, texts, onDiscard }: SaveBarProps) {
  const { formats } = usePage()
  const id = useId()
  const isIdle = form.isSending || !isChanged
  return (
    <section className="save-bar" aria-labelledby={id}>
      {form.refused !== '' && texts.failed !== undefined && (
        <p className="err ic ic-warn" role="alert">
          <span>{`${texts.failed}: ${form.refused}`}</span>
        </p>
      )}
      <div className="row-end">
        <button type="submit" className="btn go" disabled={isIdle}>
          {form.isSending ? (texts.saving ?? texts.save) : texts.save}
        </button>
        <button type="button" className="btn bare" disabled={isIdle} onClick={onDiscard}>
          {texts.discard}
        </button>
        <output className="quiet" id={id}>
          {isChanged ? texts.changes(formats.counted(form.changeCount)) : texts.none}
        </output>
      </div>
    </section>
  )
}
