import { useEffect, useRef } from 'react'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { FormState } from '#web/forms/use-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

export interface ShownFault {
  /** The control's id. */
  readonly id: string
  readonly label: string
  readonly text: string
}

interface FaultSummaryProps {
  faults: readonly ShownFault[]
  /** Another number for each attempt to send: the summary takes the focus again. */
  attempt: number
}

/** Every fault of a form above it, each a link to its field; announced and focused when an attempt failed. */
export function FaultSummary({ faults, attempt }: FaultSummaryProps) {
  const { formats } = usePage()
  const messages = useMessages(formMessages)
  const box = useRef<HTMLDivElement>(null)
  const count = faults.length
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  if (count === 0) return null
  return (
    <div className="err-sum" role="alert" aria-labelledby="fault-summary" tabIndex={-1} ref={box}>
      <h2 id="fault-summary">{messages.summary(formats.counted(count))}</h2>
      <ul>
        {faults.map(({ id, label, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(id)?.focus()
              }}
            >
              {`${label}${/[?!.]$/.test(label) ? '' : ':'} ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The same of a form under way. */
export function FormFaults({ form }: { form: FormState }) {
  const faults = form.faults.map(({ field, text }) => ({
    id: form.idOf(field),
    label: form.labelOf(field),
    text,
  }))
  return <FaultSummary attempt={form.attempt} faults={faults} />
}
