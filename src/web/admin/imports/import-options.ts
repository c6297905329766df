import { type BusinessField, FIELDS, FORM_PARTS, fieldsWith } from '#domain/business/fields.ts'
import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import type { AdminBusinessMessages } from '#messages/de/admin/business.ts'
import type { AdminImportOptionsMessages } from '#messages/de/admin/imports/import-options.ts'
import { germanDay } from '#web/admin/ui/date-format.ts'

/** The options as chosen on the screen; without a date each file has the day on which it was last modified. */
export const USUAL_OPTIONS: ImportOptions = DEFAULT_IMPORT_OPTIONS

/** The ISO date of a file's data: as chosen, else the day on which it was last modified, at the latest today. */
export function dataDateOf(options: ImportOptions, file: Pick<File, 'lastModified'>, now: number): string {
  const modified = germanDay(file.lastModified)
  const today = germanDay(now)
  return options.date ?? (modified < today ? modified : today)
}

/** What is wrong with a choice; null while nothing is. */
export function optionsFault({ fields, date }: ImportOptions, now: number): 'none' | 'future' | null {
  if (fields !== null && fields.length === 0) return 'none'
  return date !== null && date > germanDay(now) ? 'future' : null
}

/** The query of an upload. */
export function optionsQuery(options: ImportOptions, dataDate: string) {
  const { rows, fields, emptyCells, olderData } = options
  return { rows, emptyCells, olderData, dataDate, ...(fields !== null && { fields: fields.join(',') }) }
}

/** The options that differ from the usual ones, in a few words each. */
export function optionTexts(
  { rows, fields, emptyCells, olderData }: ImportOptions,
  messages: AdminImportOptionsMessages,
  business: AdminBusinessMessages,
): readonly string[] {
  return [
    ...(rows === 'all' ? [] : [messages.rows.choices[rows]]),
    ...(fields === null || fields.length === 0
      ? []
      : [messages.fields.chosen(fieldNames(fields, messages, business).join(', '))]),
    ...(emptyCells === 'keep' ? [] : [messages.emptyCells.clears]),
    ...(olderData === 'import' ? [] : [messages.olderData.keeps]),
  ]
}

/** The names of fields; a whole group by its own. */
function fieldNames(
  fields: readonly BusinessField[],
  messages: AdminImportOptionsMessages,
  business: AdminBusinessMessages,
): readonly string[] {
  return FORM_PARTS.flatMap(part => {
    const chosen = fieldsWith({ part }).filter(field => fields.includes(field))
    const isWhole = chosen.length > 1 && chosen.length === fieldsWith({ part }).length
    return isWhole
      ? [messages.fields.whole(business.groups[part])]
      : chosen.map(field => business.fields[field])
  })
}

/** Fields with some more or fewer, in the order of the form. */
export function withFields(
  fields: readonly BusinessField[],
  changed: readonly BusinessField[],
  isChosen: boolean,
): readonly BusinessField[] {
  return FIELDS.filter(field => (changed.includes(field) ? isChosen : fields.includes(field)))
}
