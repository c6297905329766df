import { type Business, businessNumber } from './business.ts'
import { type DecimalMark, exportColumns } from './export-cells.ts'
import { FIELDS } from './fields.ts'

/** A business as the export writes it. */
export interface ExportedBusiness {
  readonly business: Business
  readonly urlSlug: string
  readonly isRemoved: boolean
}

/** The headings of the export, in the words of Google-Maps exports, so that an import recognises each. */
export function exportHeader(): readonly string[] {
  return COLUMNS.map(([heading]) => heading)
}

/**
 * A business as the cells of one row. An import reads back every fact that files may state: not the street of a
 * business that comes to its customers, and nothing abroad. What an import does not ask for (number, address of the
 * page, source, visibility) stands last, for people.
 */
export function exportRow(exported: ExportedBusiness, mark: DecimalMark): readonly string[] {
  return COLUMNS.map(([, cell]) => cell(exported, mark))
}

type Column = readonly [heading: string, cell: (exported: ExportedBusiness, mark: DecimalMark) => string]

const COLUMNS: readonly Column[] = [
  // Ids are for programs, so the last part of the form stands behind the other facts here, too.
  ...FIELDS.flatMap(exportColumns).map(
    ([heading, cell]): Column => [heading, ({ business }, mark) => cell(business, mark)],
  ),
  ['business_number', ({ business }) => businessNumber(business.id)],
  ['url_slug', ({ urlSlug }) => urlSlug],
  ['source', ({ business }) => business.source],
  ['source_date', ({ business }) => business.sourceDate],
  [
    'visibility',
    ({ business, isRemoved }) => (isRemoved ? 'removed' : business.isHidden ? 'hidden' : 'public'),
  ],
]
