import type { ListAnswer } from '#web/cards/summarize.ts'
import { ClosedNote } from '#web/results/closed-note.tsx'
import { EmergencyNote } from '#web/results/emergency-note.tsx'
import { PositionNote, type PositionNoteMessages } from '#web/results/position-note.tsx'

interface RarerNotesProps {
  answer: Pick<ListAnswer, 'closed' | 'emergency' | 'asksPosition' | 'total'>
  messages: PositionNoteMessages
}

/** What most searches need no code for: who of the sought name closed, what is said of emergencies, and that a position is missing. */
export function RarerNotes({ answer, messages }: RarerNotesProps) {
  const { closed, emergency, asksPosition, total } = answer
  return (
    <>
      {closed && <ClosedNote closed={closed} />}
      {emergency && <EmergencyNote emergency={emergency} total={total} />}
      {asksPosition && <PositionNote messages={messages} />}
    </>
  )
}
