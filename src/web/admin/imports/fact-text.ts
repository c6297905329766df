import type { AdminFactsMessages } from '#messages/de/admin/facts.ts'

/** What a field of a business or of its history is called. */
export function fieldName(field: string, words: AdminFactsMessages): string {
  const fields: Readonly<Record<string, string>> = words.fields
  if (field === 'isHidden' || field === 'locks' || field === 'mergedId' || field === 'undoneId')
    return words[field]
  return fields[field] ?? field
}

/** A fact's value as text; '' for an unknown one. Hours and attributes are told part by part. */
export function factText(field: string, value: unknown, words: AdminFactsMessages): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (field === 'status' && typeof value === 'string') return statusText(value, words)
  if (Array.isArray(value)) return value.map(part => factText('', part, words)).join(', ')
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, part]) => `${fieldName(name, words)}: ${factText('', part, words)}`)
      .join('; ')
  }
  return String(value)
}

function statusText(status: string, words: AdminFactsMessages): string {
  const statuses: Readonly<Record<string, string>> = words.statuses
  return statuses[status] ?? status
}
