import type { Subscriber } from '#domain/newsletter/subscriber.ts'
import { adminNewsletterMessages } from '#web/admin/newsletter/messages.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { languageName } from '#web/admin/ui/language-name.ts'
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx'
import { usePage } from '#web/page-context.ts'

const TINT_OF = { unconfirmed: 'tint contour', subscribed: 'tint wood', unsubscribed: 'tint' } as const

interface SubscriberTableProps {
  subscribers: readonly Subscriber[]
  onRemove: (subscriber: Subscriber) => void
}

/** Addresses with what was agreed to when. */
export function SubscriberTable({ subscribers, onRemove }: SubscriberTableProps) {
  const { language } = usePage()
  const words = adminNewsletterMessages(language)
  const { moment } = dateFormat(language)
  const at = (time: number | null) => (time === null ? '–' : moment(time))
  return (
    <ScrollTable label={words.list}>
      <thead>
        <tr>
          <th scope="col">{words.email}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">{words.language}</th>
          <th scope="col">{words.asked}</th>
          <th scope="col">{words.confirmed}</th>
          <th scope="col">{words.unsubscribed}</th>
          <th scope="col">{words.consent}</th>
          <th scope="col">{words.deeds}</th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map(subscriber => (
          <tr key={subscriber.id}>
            <th scope="row" className="nm">
              {subscriber.email}
            </th>
            <td>
              <span className={TINT_OF[subscriber.state]}>{words.states[subscriber.state]}</span>
            </td>
            <td>{languageName(subscriber.language, language)}</td>
            <td className="nb">{at(subscriber.askedAt)}</td>
            <td className="nb">{at(subscriber.confirmedAt)}</td>
            <td className="nb">{at(subscriber.unsubscribedAt)}</td>
            <td className="consent">
              <details>
                <summary>{words.consentShow}</summary>
                <p lang={subscriber.language}>{subscriber.consentText}</p>
              </details>
            </td>
            <td>
              <button
                type="button"
                className="btn"
                aria-label={words.removeOf(subscriber.email)}
                onClick={() => onRemove(subscriber)}
              >
                {words.remove}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
