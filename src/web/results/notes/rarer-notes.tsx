import { messages as otherSearchesMessages } from '#translated/ui/other-searches.ts'
import type { ListAnswer } from '#web/cards/summarize.ts'
import { useMessages } from '#web/messages.ts'
import { ClosedNote } from '#web/results/notes/closed-note.tsx'
import { EmergencyNote } from '#web/results/notes/emergency-note.tsx'
import { PositionNote } from '#web/results/notes/position-note.tsx'
import { SearchesNote } from '#web/results/notes/searches-note.tsx'

interface RarerNotesProps {
  answer: Pick<ListAnswer, 'closed' | 'emergency' | 'helping' | 'asksPosition' | 'total' | 'understood'>
}

/** What most searches need no code for: other places of the name, who of the sought name closed, what is said of emergencies, which other trades help, and that a position is missing. */
export function RarerNotes({ answer }: RarerNotesProps) {
  const { closed, emergency, helping, asksPosition, total, understood } = answer
  const { otherPlaces } = understood
  const messages = useMessages(otherSearchesMessages)
  return (
    <>
      {otherPlaces && <SearchesNote id="namesakes" lead={messages.otherPlaces} searches={otherPlaces} />}
      {closed && <ClosedNote closed={closed} />}
      {emergency && <EmergencyNote emergency={emergency} total={total} />}
      {helping && (
        <SearchesNote
          id="hilfreich"
          lead={messages.helping}
          searches={helping.map(({ name: label, ...search }) => ({ label, ...search }))}
        />
      )}
      {asksPosition && <PositionNote />}
    </>
  )
}
