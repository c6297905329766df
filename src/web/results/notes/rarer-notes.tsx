import type { ListAnswer } from '#web/cards/summarize.ts'
import { ClosedNote } from '#web/results/notes/closed-note.tsx'
import { EmergencyNote } from '#web/results/notes/emergency-note.tsx'
import { HelpingNote } from '#web/results/notes/helping-note.tsx'
import { OtherPlacesNote } from '#web/results/notes/other-places-note.tsx'
import { PositionNote } from '#web/results/notes/position-note.tsx'

interface RarerNotesProps {
  answer: Pick<ListAnswer, 'closed' | 'emergency' | 'helping' | 'asksPosition' | 'total' | 'understood'>
}

/** What most searches need no code for: other places of the name, who of the sought name closed, what is said of emergencies, which other trades help, and that a position is missing. */
export function RarerNotes({ answer }: RarerNotesProps) {
  const { closed, emergency, helping, asksPosition, total, understood } = answer
  return (
    <>
      {understood.otherPlaces && <OtherPlacesNote places={understood.otherPlaces} />}
      {closed && <ClosedNote closed={closed} />}
      {emergency && <EmergencyNote emergency={emergency} total={total} />}
      {helping && <HelpingNote trades={helping} />}
      {asksPosition && <PositionNote />}
    </>
  )
}
