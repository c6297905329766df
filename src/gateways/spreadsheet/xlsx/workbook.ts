import { damaged } from '../refusals.ts'
import { scanWholePart } from './scan-part.ts'
import type { ZipParts } from './zip-parts.ts'

export interface Workbook {
  /** The worksheets with the names of their parts, in the order of their tabs. */
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly part: string }[]
  readonly sharedStrings: string | undefined
  readonly styles: string | undefined
  readonly is1904: boolean
}

interface Relationship {
  /** The last part of the type, which is the same in the transitional and the strict dialect, e.g. 'worksheet'. */
  readonly type: string
  readonly target: string
}

/**
 * Finds the parts of a workbook through its relationships.
 * Throws file_damaged when the package is no workbook or names no worksheet.
 */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const main = await mainPart(parts)
  const relationships = await readRelationships(parts, main)
  const { listed, is1904 } = await readSheetList(parts, main)
  const partOfType = (type: string) => [...relationships.values()].find(one => one.type === type)?.target
  const sheets = listed.flatMap(({ id, ...sheet }) => {
    const relationship = relationships.get(id)
    return relationship?.type === 'worksheet' ? [{ ...sheet, part: relationship.target }] : []
  })
  const present = sheets.filter(({ part }) => parts.has(part))
  const visible = sheets.find(({ isHidden }) => !isHidden)
  if (visible !== undefined && present.every(({ isHidden }) => isHidden))
    throw damaged('part-missing', visible.part)
  return { sheets: present, sharedStrings: partOfType('sharedStrings'), styles: partOfType('styles'), is1904 }
}

interface ListedSheet {
  /** Of its relationship. */
  readonly id: string
  readonly name: string
  readonly isHidden: boolean
}

/** The workbook's main part, by the relationships of the package. */
async function mainPart(parts: ZipParts): Promise<string> {
  if (parts.has('_rels/.rels')) {
    const relationships = await readRelationships(parts, '')
    const main = [...relationships.values()].find(one => one.type === 'officeDocument')?.target
    if (main !== undefined && parts.has(main)) return main
  }
  if (parts.has('xl/workbook.xml')) return 'xl/workbook.xml'
  throw damaged('workbook')
}

async function readSheetList(
  parts: ZipParts,
  main: string,
): Promise<{ listed: readonly ListedSheet[]; is1904: boolean }> {
  const listed: ListedSheet[] = []
  let is1904 = false
  await scanWholePart(parts, main, {
    open: (name, attributes) => {
      if (name === 'sheet') {
        const id = attributes.getPrefixed('id')
        const isHidden = (attributes.get('state') ?? 'visible') !== 'visible'
        if (id !== undefined) listed.push({ id, name: attributes.get('name') ?? '', isHidden })
      } else if (name === 'workbookPr') {
        is1904 = ['1', 'true', 'on'].includes(attributes.get('date1904') ?? '')
      }
    },
  })
  return { listed, is1904 }
}

/** @param source the part that has the relationships; '' for the package itself */
async function readRelationships(
  parts: ZipParts,
  source: string,
): Promise<ReadonlyMap<string, Relationship>> {
  const slash = source.lastIndexOf('/')
  const folder = source.slice(0, slash + 1)
  const relationships = new Map<string, Relationship>()
  await scanWholePart(parts, `${folder}_rels/${source.slice(slash + 1)}.rels`, {
    open: (name, attributes) => {
      const id = attributes.get('Id')
      const type = attributes.get('Type')
      const target = attributes.get('Target')
      if (name !== 'Relationship' || id === undefined || type === undefined || target === undefined) return
      if (attributes.get('TargetMode') === 'External') return
      relationships.set(id, { type: type.slice(type.lastIndexOf('/') + 1), target: resolved(folder, target) })
    },
  })
  return relationships
}

/** 'worksheets/sheet1.xml' and '/xl/worksheets/sheet1.xml' are the same part for a workbook in xl/. */
function resolved(folder: string, target: string): string {
  const path = target.startsWith('/') ? target : `/${folder}${target}`
  const steps: string[] = []
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
