import { type ReactNode, useEffect, useRef } from 'react'
import type { FormState } from '#web/forms/use-form.ts'

interface DecisionEndProps {
  form: FormState
  children: ReactNode
}

/** The end of a decision form: what is wrong with it beside no field, and its buttons. */
export function DecisionEnd({ form, children }: DecisionEndProps) {
  const { attempt, faults, labelOf, refused } = form
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const sentences = [
    ...faults
      .filter(({ field }) => form.valueAt(field) === undefined)
      .map(({ field, text }) => `${labelOf(field)}: ${text}`),
    refused,
  ].filter(sentence => sentence !== '')
  return (
    <>
      {sentences.length > 0 && (
        <div role="alert" className="adm-gap" tabIndex={-1} ref={box}>
          {sentences.map(sentence => (
            <p key={sentence} className="err ic ic-warn">
              {sentence}
            </p>
          ))}
        </div>
      )}
      <div className="row-end">{children}</div>
    </>
  )
}
