import type { AdminBusinessFilter, AdminBusinessQuery } from '#domain/business/admin-business.ts'
import type { AdminBusinessesMessages } from '#messages/de/admin/businesses.ts'
import type { ExportQuery } from '#web/admin/api/api.ts'

/** The values of the export form, as typed. */
export interface ExportChoice {
  readonly kind: 'all' | 'range' | 'date'
  readonly start: string
  readonly end: string
  readonly date: string
  readonly separator: ';' | ','
  readonly format: 'csv' | 'zip'
}

/** What is asked of the export; a range has both ends. */
type ExportOptions = ExportQuery & { readonly start?: number; readonly end?: number }

/** What is wrong with a choice: the field and the sentence. */
export interface ExportFault {
  readonly field: 'start' | 'end' | 'date'
  readonly text: string
}

/**
 * Turns the form into the options of the export (specification, section 5).
 * @param today ISO date: no later day can be chosen
 * @returns its options together with the filter that counts the same businesses; or what is wrong
 */
export function parseExport(
  choice: ExportChoice,
  { filter, query, today }: { filter: AdminBusinessFilter; query: AdminBusinessQuery; today: string },
  messages: AdminBusinessesMessages,
): { readonly options: ExportOptions; readonly counted: AdminBusinessFilter } | ExportFault {
  const { kind, separator, format, date } = choice
  const { type: businessType, ...rest } = filter
  const shared = {
    ...rest,
    ...(businessType !== undefined && { businessType }),
    sortBy: query.sortBy,
    sortOrder: query.sortOrder,
    separator,
    format,
  }
  if (kind === 'date') {
    if (date === '') return { field: 'date', text: messages.export.dateMissing }
    if (date > today) return { field: 'date', text: messages.filter.dateTooLate }
    return { options: { ...shared, type: kind, date }, counted: { ...filter, date } }
  }
  if (kind === 'all') {
    // A day in the filter makes it the export of that day (specification, section 7).
    const asked = filter.date === undefined ? 'all' : 'date'
    return { options: { ...shared, type: asked }, counted: filter }
  }
  const start = lineNumber(choice.start)
  const end = lineNumber(choice.end)
  if (start === undefined) return { field: 'start', text: messages.export.rangeMissing }
  if (end === undefined) return { field: 'end', text: messages.export.rangeMissing }
  if (end < start) return { field: 'end', text: messages.export.rangeReversed }
  return { options: { ...shared, type: kind, start, end }, counted: filter }
}

function lineNumber(text: string): number | undefined {
  const number = Number(text)
  return text.trim() !== '' && Number.isInteger(number) && number > 0 ? number : undefined
}
