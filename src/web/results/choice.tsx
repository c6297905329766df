import { usePage } from '#web/page-context.ts'

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  label: string
  /** How many businesses it would leave. */
  count?: number | undefined
}

/** The form handles every change by loading the page with the new choice. */
export const handledByForm = () => undefined

/** One native choice of a filter, with its count. */
export function Choice({ isChosen, label, count, ...input }: ChoiceProps) {
  const { formats } = usePage()
  return (
    <label>
      <input {...input} checked={isChosen} onChange={handledByForm} />
      {count === undefined ? label : `${label} `}
      {count !== undefined && <span className="n">{formats.count(count)}</span>}
    </label>
  )
}
