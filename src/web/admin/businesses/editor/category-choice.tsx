import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import { useMessages } from '#web/messages.ts'

interface CategoryChoiceProps {
  form: BusinessForm
  /** Known categories that the typed one may mean. */
  proposals: readonly string[]
  /** What is typed is confirmed as a new category. */
  isMeant: boolean
  onMeant: (isMeant: boolean) => void
}

/** After an unknown category was refused: takes a known one, or confirms that it is meant. */
export function CategoryChoice({ form, proposals, isMeant, onMeant }: CategoryChoiceProps) {
  const messages = useMessages(adminBusinessMessages).newCategory
  const typed = form.text('category').trim()
  if (typed === '') return null
  return (
    <div className="field">
      {proposals.length > 0 && (
        <p className="row-links">
          {proposals.map(name => (
            <button key={name} type="button" className="btn" onClick={() => form.set({ category: name })}>
              {messages.take(name)}
            </button>
          ))}
        </p>
      )}
      <label className="pick">
        <input type="checkbox" checked={isMeant} onChange={event => onMeant(event.target.checked)} />
        <span>{messages.confirm(typed)}</span>
      </label>
    </div>
  )
}
