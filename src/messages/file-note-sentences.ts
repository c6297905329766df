import type { FileNotes } from '#domain/import/file-notes.ts'
import type { Count } from './count.ts'
import type { FileNotesMessages } from './de/admin/imports/file-notes.ts'

/**
 * What is said of a file as a whole, a sentence for each sheet, column and the hidden rows.
 * @param countOf a number in the language of the messages
 */
export function fileNoteSentences(
  { sheets, hiddenRows, unnamedColumns }: FileNotes,
  messages: FileNotesMessages,
  countOf: (value: number) => Count,
): readonly string[] {
  return [
    ...sheets.map(({ name, state, rowOffset }) => messages.sheets[state](name, countOf(rowOffset + 2))),
    ...(hiddenRows === null ? [] : [messages.hiddenRows(countOf(hiddenRows.count), shownRows(hiddenRows))]),
    ...unnamedColumns.map(({ column, cells, rowNumber }) =>
      messages.unnamedColumn(column, countOf(cells), countOf(rowNumber)),
    ),
  ]

  function shownRows({ count, rowNumbers }: NonNullable<FileNotes['hiddenRows']>): string {
    const shown = rowNumbers.map(number => countOf(number).toString()).join(', ')
    return count > rowNumbers.length ? `${shown} …` : shown
  }
}
