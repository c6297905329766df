import { useEffect, useRef } from 'react'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { FormState } from '#web/forms/use-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Every fault of a form above it, each a link to its field; announced and focused when an attempt failed. */
export function FormFaults({ form }: { form: FormState }) {
  const { attempt, faults, idOf, labelOf } = form
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
        {faults.map(({ field, text }) => {
          const label = labelOf(field)
          return (
            <li key={field}>
              <a
                href={`#${idOf(field)}`}
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(idOf(field))?.focus()
                }}
              >
                {`${label}${/[?!.]$/.test(label) ? '' : ':'} ${text}`}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
