import { z } from 'zod'
import type { Immutable } from '#domain/immutable.ts'

/** What of a file was not read, or was read although it cannot be seen when the file is opened. */
export const fileNotesSchema = z.strictObject({
  /** The sheets with content beside the one with the table, in the order of their tabs. */
  sheets: z.array(
    z.strictObject({
      name: z.string(),
      /** 'read': it has the same columns. 'hidden' and 'other-columns': nothing of it was read. */
      state: z.enum(['read', 'hidden', 'other-columns']),
      /** What is added to the numbers of its rows, so that no other row of the file has them; 0 where it was not read. */
      rowOffset: z.int(),
    }),
  ),
  /** Rows that a filter or a hand hides. They were read like the others. */
  hiddenRows: z.strictObject({ count: z.int(), rowNumbers: z.array(z.int()) }).nullable(),
  /** Columns without a heading that have cells, by their letters: 'G'. They were not read. */
  unnamedColumns: z.array(
    z.strictObject({
      column: z.string(),
      cells: z.int(),
      /** The first row with a cell. */
      rowNumber: z.int(),
    }),
  ),
})

export type FileNotes = Immutable<z.infer<typeof fileNotesSchema>>

export const NO_FILE_NOTES: FileNotes = { sheets: [], hiddenRows: null, unnamedColumns: [] }
