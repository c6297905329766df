import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import type { BulkFact, BulkSummary } from '#domain/business/bulk-edit.ts'
import type { CountedValues } from '#domain/business/bulk-preview.ts'
import type { AdminBulkEditsMessages } from '#messages/de/admin/bulk-edits.ts'
import type { Formats } from '#web/format/formats.ts'

/** What a bulk edit does to which businesses, in one line: 'Kategorie: Bäckerei (12) → Café · Ort Köln · 12 Betriebe'. */
export function summaryText(
  { filter, field, from, to, count }: BulkSummary,
  messages: AdminBulkEditsMessages,
  formats: Formats,
): string {
  const values = [formerText(field, from, messages, formats), factText(field, to, messages)]
  return [
    `${messages.fields[field]}: ${from.length === 0 ? values[1] : messages.change(values[0] ?? '', values[1] ?? '')}`,
    filterText(filter, messages, formats),
    messages.businesses(formats.counted(count)),
  ].join(' · ')
}

/** The values that businesses had, with counts: 'Bäckerei (340), Konditorei (10)'. */
export function formerText(
  field: BulkFact,
  values: CountedValues,
  messages: AdminBulkEditsMessages,
  formats: Formats,
): string {
  return values
    .map(({ value, count }) => messages.value(factText(field, value, messages), formats.counted(count)))
    .join(', ')
}

/** A value of a fact as people read it. */
export function factText(field: BulkFact, value: string, { visibilities }: AdminBulkEditsMessages): string {
  return field === 'visibility' && value in visibilities
    ? visibilities[value as keyof typeof visibilities]
    : value
}

/** A filter in words; null: rows that were chosen. */
export function filterText(
  filter: Named<AdminBusinessFilter> | null,
  { filter: messages, visibilities, statuses }: AdminBulkEditsMessages,
  formats: Formats,
): string {
  if (filter === null) return messages.chosen
  const { search, category, city, type, country, date, state, status, importId, importChange, staleSearch } =
    filter
  const ofImport = importChange === undefined ? messages.import : messages.importChange[importChange]
  const parts = [
    search && messages.search(search),
    category && messages.category(category),
    city && messages.city(city),
    type && messages.type(type),
    country && messages.country(country),
    date && messages.date(date),
    state && state !== 'all' && visibilities[state],
    status && status !== 'all' && statuses[status],
    importId !== undefined && ofImport(formats.counted(importId)),
    staleSearch !== undefined && messages.stale(formats.counted(staleSearch)),
  ].filter(part => typeof part === 'string' && part !== '')
  return parts.length === 0 ? messages.everything : parts.join(', ')
}

/** As an answer has it, where 'all' does not restrict. */
type Named<Filter> = {
  readonly [Key in keyof Filter]?: Filter[Key] | undefined | (Key extends 'state' | 'status' ? 'all' : never)
}

/** The summary in a job's input or in details of the audit log; null where there is none. */
export function summaryIn(value: unknown): BulkSummary | null {
  if (typeof value !== 'object' || value === null) return null
  const { field, from, to, count } = value as Partial<Record<keyof BulkSummary, unknown>>
  const isSummary =
    (field === 'category' || field === 'visibility') &&
    Array.isArray(from) &&
    typeof to === 'string' &&
    typeof count === 'number'
  return isSummary ? (value as BulkSummary) : null
}
