import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import type { EditControlProps } from '#web/admin/businesses/fields/edit-control.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const STARS = [5, 4, 3, 2, 1] as const

/** How many reviews gave each number of stars. */
export function ScoresControl({ id: first, text, onText, describedBy, isInvalid }: EditControlProps) {
  const { formats } = usePage()
  const messages = useMessages(adminBusinessMessages)
  const lines = text.split('\n')
  const setScore = (stars: number, count: string) => {
    const next = [1, 2, 3, 4, 5].map(score => (score === stars ? count : (lines[score - 1] ?? '')))
    onText(next.every(line => line.trim() === '') ? '' : next.join('\n'))
  }
  return (
    <div className="scores">
      {STARS.map((stars, at) => {
        const id = at === 0 ? first : `${first}-${stars}`
        return (
          <div key={stars}>
            <label htmlFor={id}>{messages.stars(formats.counted(stars))}</label>
            <input
              id={id}
              className="input"
              inputMode="numeric"
              value={lines[stars - 1] ?? ''}
              autoComplete="off"
              aria-describedby={describedBy}
              aria-invalid={isInvalid || undefined}
              onChange={event => setScore(stars, event.target.value)}
            />
          </div>
        )
      })}
    </div>
  )
}
