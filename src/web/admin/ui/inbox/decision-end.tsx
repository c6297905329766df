import { type ReactNode, useEffect, useRef } from 'react'
import type { Decision, DecisionPart } from '#web/admin/ui/inbox/use-decision.ts'

interface DecisionEndProps {
  decision: Decision
  /** The form that ends here. */
  part: DecisionPart
  children: ReactNode
}

/** The end of a form that decides: why it failed, and its buttons. */
export function DecisionEnd({ decision, part, children }: DecisionEndProps) {
  const { attempt } = decision
  const failure = decision.part === part ? decision.failure : ''
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (attempt > 0) sentence.current?.focus()
  }, [attempt])
  return (
    <>
      {failure !== '' && (
        <p className="err ic ic-warn adm-gap" role="alert" tabIndex={-1} ref={sentence}>
          {failure}
        </p>
      )}
      <div className="row-end">{children}</div>
    </>
  )
}
