import { isMessageCategory } from '#domain/submission/message.ts'
import { PRIVACY_REQUEST_KINDS } from '#domain/submission/privacy-request.ts'
import { REPORT_KINDS } from '#domain/submission/report.ts'
import type { AdminSubmissionsMessages } from '#messages/de/admin/submissions.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { useMessages } from '#web/messages.ts'

type SentName = keyof AdminSubmissionsMessages['labels']

interface SentFactsProps {
  payload: Readonly<Record<string, unknown>>
  /** Which parts, in this order. */
  names: readonly SentName[]
}

/** The values of the form as they were sent. */
export function SentFacts({ payload, names }: SentFactsProps) {
  const messages = useMessages(adminSubmissionsMessages)
  return <Facts facts={names.map(name => [messages.labels[name], textOf(name, payload[name], messages)])} />
}

/** What was sent, by its labels. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, text: string])[] }) {
  const { nothing } = useMessages(adminSubmissionsMessages)
  return (
    <dl className="sub-facts wide">
      {facts.map(([label, text]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="as-typed">{text || <span className="quiet">{nothing}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(name: SentName, value: unknown, messages: AdminSubmissionsMessages): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  const text = value === undefined || value === null ? '' : String(value)
  if (name === 'category' && isMessageCategory(text)) return messages.topics[text]
  if (name !== 'kind') return text
  const report = REPORT_KINDS.find(kind => kind === text)
  const request = PRIVACY_REQUEST_KINDS.find(kind => kind === text)
  if (report !== undefined) return messages.reports[report]
  return request === undefined ? text : messages.requests[request]
}
