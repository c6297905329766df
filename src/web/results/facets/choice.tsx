import { usePage } from '#web/page-context.ts'
import { useFollowed } from '#web/results/use-followed.ts'

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  isChosen: boolean
  label: string
  /** How many businesses it would leave. */
  count?: number | undefined
}

/** One native choice of a filter, with its count. */
export function Choice({ isChosen, label, count, ...input }: ChoiceProps) {
  const { formats } = usePage()
  const followed = useFollowed<HTMLInputElement>(box => {
    box.checked = isChosen
  })
  return (
    <label>
      <input {...input} ref={followed} defaultChecked={isChosen} />
      <span>{count === undefined ? label : `${label} `}</span>
      {count !== undefined && <span className="n">{formats.count(count)}</span>}
    </label>
  )
}
