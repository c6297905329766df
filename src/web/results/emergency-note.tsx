import type { EmergencySearch } from '#domain/search/search.ts'
import type { Official } from '#messages/de/ui/emergency.ts'
import { messages as emergencyMessages } from '#translated/ui/emergency.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** Trades whose emergency services others organise. Dentists and vets have no number for all of Germany. */
const OFFICIAL: Readonly<Record<string, Official>> = {
  apotheke: 'pharmacy',
  allgemeinmediziner: 'doctor',
  arzt: 'doctor',
  augenarzt: 'doctor',
  'hno-arzt': 'doctor',
  internist: 'doctor',
  kinderarzt: 'doctor',
  notfallpraxis: 'doctor',
}

interface EmergencyNoteProps {
  emergency: EmergencySearch
  /** Of all results. */
  total: number
}

/** How many results really offer emergency services, and who knows it officially. */
export function EmergencyNote({ emergency: { trade, count }, total }: EmergencyNoteProps) {
  const { formats } = usePage()
  const messages = useMessages(emergencyMessages)
  const official = OFFICIAL[trade]
  const texts = [
    total > 0 && count === 0 && messages.none(official),
    count > 0 && count < total && messages.some(formats.counted(count)),
    official !== undefined && messages.official[official],
  ].filter(text => text !== false)
  return texts.length === 0 ? null : (
    <p className="note" id="notdienst">
      {texts.join(' ')}
    </p>
  )
}
