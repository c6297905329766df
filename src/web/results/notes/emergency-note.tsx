import type { EmergencySearch } from '#domain/search/search.ts'
import { messages as emergencyMessages } from '#translated/ui/emergency.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Numbers to call and places to look in, as they stand in the sentences. */
const CONTACTS: Readonly<Record<string, string>> = {
  '112': 'tel:112',
  '116117': 'tel:116117',
  'aponet.de': 'https://www.aponet.de/',
}
const CONTACT = new RegExp(`(${Object.keys(CONTACTS).join('|').replace('.', '\\.')})`)

interface EmergencyNoteProps {
  emergency: EmergencySearch
  /** Of all results. */
  total: number
}

/** How many results really offer emergency services, and who knows it officially. */
export function EmergencyNote({ emergency: { count, official }, total }: EmergencyNoteProps) {
  const { formats } = usePage()
  const messages = useMessages(emergencyMessages)
  const texts = [
    official !== undefined && messages.official[official],
    total > 0 && count === 0 && messages.none(official),
    count > 0 && count < total && messages.some(formats.counted(count)),
  ].filter(text => text !== false)
  return texts.length === 0 ? null : (
    <p className="note" id="notdienst">
      {texts
        .join(' ')
        .split(CONTACT)
        .map((part, at) => {
          const href = CONTACTS[part]
          const key = `${at}${part}`
          return href === undefined ? (
            <span key={key}>{part}</span>
          ) : (
            <a key={key} href={href} rel="noreferrer">
              {part}
            </a>
          )
        })}
    </p>
  )
}
