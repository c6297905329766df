import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { usePage } from '#web/page-context.ts'

interface SaveBarProps {
  form: BusinessForm
  isSaving: boolean
  /** Why the last attempt failed; '' when it did not. */
  failure: string
  onDiscard: () => void
}

/** The number of changes, with buttons to save or discard them; sticks to the foot of the screen. */
export function SaveBar({ form, isSaving, failure, onDiscard }: SaveBarProps) {
  const { language, formats } = usePage()
  const messages = adminBusinessMessages(language).save
  const count = form.changeCount
  return (
    <div className="save-bar">
      {failure !== '' && (
        <p className="err ic ic-warn" role="alert">
          <span>
            {messages.failed}: {failure}
          </span>
        </p>
      )}
      <div className="row-end">
        <button type="submit" className="btn go" disabled={isSaving || count === 0}>
          {isSaving ? messages.saving : messages.save}
        </button>
        <button type="button" className="btn bare" disabled={isSaving || count === 0} onClick={onDiscard}>
          {messages.discard}
        </button>
        <output className="quiet">
          {count === 0 ? messages.none : messages.changes(formats.counted(count))}
        </output>
      </div>
    </div>
  )
}
