import type { ImportReportMessages } from '#messages/de/api/import-report.ts'

/** What the report of an import says, but for the faults of rows. In English. */
export const messages: ImportReportMessages = {
  columns: ['Row', 'Outcome', 'Name', 'Google ID', 'Notes', 'Business number'],
  outcomes: {
    imported: 'new',
    updated: 'updated',
    unchanged: 'unchanged',
    duplicate: 'duplicate, skipped',
    suppressed: 'suppressed',
    skipped: 'left out',
    error: 'error',
  },
  wouldBe: { imported: 'would be new', updated: 'would be updated' },
}
