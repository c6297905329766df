import { useId } from 'react'

interface SaveBarProps {
  /** Whether there is anything to save. */
  isChanged: boolean
  isSaving?: boolean
  /** What is unsaved: 'Eine Änderung'. */
  state: string
  /** The buttons. */
  texts: { readonly save: string; readonly discard: string }
  /** Why the last attempt failed; '' when it did not. */
  failure?: string
  onDiscard: () => void
}

/** What is unsaved, with buttons to save or discard it; sticks to the foot of the screen. The first one submits the form. */
export function SaveBar({
  isChanged,
  isSaving = false,
  state,
  texts,
  failure = '',
  onDiscard,
}: SaveBarProps) {
  const id = useId()
  const isIdle = isSaving || !isChanged
  return (
    <section className="save-bar" aria-labelledby={id}>
      {failure !== '' && (
        <p className="err ic ic-warn" role="alert">
          <span>{failure}</span>
        </p>
      )}
      <div className="row-end">
        <button type="submit" className="btn go" disabled={isIdle}>
          {texts.save}
        </button>
        <button type="button" className="btn bare" disabled={isIdle} onClick={onDiscard}>
          {texts.discard}
        </button>
        <output className="quiet" id={id}>
          {state}
        </output>
      </div>
    </section>
  )
}
