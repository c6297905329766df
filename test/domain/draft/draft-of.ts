import type { BusinessDraft } from '#domain/business/business.ts'
import type { DraftFault } from '#domain/draft/draft-fault.ts'
import { type DraftResult, draftFromRow } from '#domain/draft/draft-from-row.ts'
import { type BusinessHeader, readHeader } from '#domain/draft/header/header.ts'

/** What a file's row becomes, its cells given by header name; the header may be longer than the cells. */
export function draftResultOf(
  cells: Readonly<Record<string, string>>,
  header = Object.keys(cells),
): DraftResult {
  return draftFromRow(
    businessHeader(header),
    header.map(name => cells[name] ?? ''),
  )
}

/** The draft of a row that must become one. */
export function draftOf(cells: Readonly<Record<string, string>>, header?: readonly string[]): BusinessDraft {
  return accepted(draftResultOf(cells, header === undefined ? undefined : [...header])).draft
}

/** A bakery's draft, read from an Outscraper row of 2026 with these cells. */
export function draftWith(cells: Readonly<Record<string, string>>): BusinessDraft {
  return draftOf({ ...PLACE, ...cells })
}

/** `field: code` of everything that was wrong in such a row. */
export function faultsWith(cells: Readonly<Record<string, string>>): string[] {
  return faultsOf(draftResultOf({ ...PLACE, ...cells }))
}

export function faultsOf(reading: DraftResult): string[] {
  const faults: readonly DraftFault[] = 'draft' in reading ? reading.warnings : reading.faults
  return faults.map(fault => `${fault.field}: ${fault.code}`)
}

export function businessHeader(names: readonly string[]): BusinessHeader {
  const header = readHeader(names)
  if (header.kind === 'refused') throw new Error(`refused: ${header.reason}`)
  return header
}

function accepted(reading: DraftResult): Extract<DraftResult, { draft: BusinessDraft }> {
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults))
  return reading
}

const PLACE = { name: 'Bäckerei Roth', place_id: 'ChIJr9PsEOqnQTERZFB_1Gj1HlQ' }
