import { type ReactNode, useEffect, useRef } from 'react'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import type { Decision, DecisionPart } from '#web/admin/submissions/use-decision.ts'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface DecisionEndProps {
  decision: Decision
  part: DecisionPart
  /** Names of fields that have no control beside which to show a fault; by the server's names. */
  labels?: Readonly<Record<string, string>>
  children: ReactNode
}

/** The end of a decision form: its failure and its buttons. */
export function DecisionEnd({ decision, part, labels = {}, children }: DecisionEndProps) {
  const { language, formats } = usePage()
  const { attempt } = decision
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const isHere = decision.part === part
  const sentences = isHere
    ? decision.faults.flatMap(fault => {
        const label = labels[fault.field]
        return label === undefined
          ? []
          : [`${label}: ${faultText(fault, inLanguage(formOutcomeMessages, language), formats)}`]
      })
    : []
  if (isHere && decision.failure !== '') sentences.push(decision.failure)
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
