import { type NumberFormat, numberFormat } from '#gateways/spreadsheet/numeric-cell.ts'
import { scanWholePart } from './scan-part.ts'
import type { ZipParts } from './zip-parts.ts'

/** Excel allows 65,490 cell styles. */
const MAX_STYLES = 70_000

/**
 * Reads the number formats, by the style index of cells.
 * @param part the styles part, or undefined when the workbook has none
 */
export async function readCellStyles(
  parts: ZipParts,
  part: string | undefined,
): Promise<readonly NumberFormat[]> {
  const formats: NumberFormat[] = []
  if (part === undefined || !parts.has(part)) return formats
  const codes = new Map<number, string>()
  const formatIds: number[] = []
  let isCellStyle = false
  await scanWholePart(parts, part, {
    open: (name, attributes) => {
      if (name === 'numFmt') codes.set(Number(attributes.get('numFmtId')), attributes.get('formatCode') ?? '')
      else if (name === 'cellXfs') isCellStyle = true
      else if (name === 'xf' && isCellStyle && formatIds.length < MAX_STYLES) {
        formatIds.push(Number(attributes.get('numFmtId') ?? 0))
      }
    },
    close: name => {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return formatIds.map(id => numberFormat(id, codes.get(id)))
}
