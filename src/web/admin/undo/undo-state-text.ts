import type { UndoState } from '#domain/edit/undo-check.ts'
import type { Language } from '#domain/language.ts'
import { messages as adminUndoMessages } from '#translated/admin/imports/undo.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import type { Formats } from '#web/format/formats.ts'
import { inLanguage } from '#web/messages.ts'

/** How far a run is undone, in words; '' where nothing of it is. */
export function undoStateText(
  { undoneAt, partlyUndone }: UndoState,
  language: Language,
  formats: Formats,
): string {
  const messages = inLanguage(adminUndoMessages, language)
  if (undoneAt !== null) return messages.undone(dateFormat(language).moment(undoneAt))
  if (partlyUndone === null) return ''
  return messages.partlyUndone(formats.counted(partlyUndone.undone), formats.counted(partlyUndone.kept))
}
