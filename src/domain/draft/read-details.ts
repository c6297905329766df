import { type AboutStatement, aboutOf, parseAbout } from '#domain/attribute/parse-about.ts'
import { parseBoolean } from '#domain/text/primitive-values.ts'
import type { About, BusinessStatus } from '../business/field-values.ts'
import { parseDescription, parseStatus } from './detail-cells.ts'
import { parsePhotos } from './photos-cell.ts'
import type { Row } from './row.ts'

/** Reads photos, description, attributes, whether the owner claimed the entry, and whether it still exists. */
export function readDetails(row: Row): void {
  const { draft } = row
  readPhotos(row)
  row.state('description', parseDescription(row.text('description')))
  const about = aboutIn(row)
  if (Object.keys(about).length > 0) draft.about = about
  row.state('verified', verifiedIn(row))
  row.state('status', statusIn(row))
}

function readPhotos(row: Row): void {
  const cells = [...row.texts('photos')]
  for (const list of row.lists) if (list.list === 'photos') cells.push(row.cellAt(list.at))
  const photos = parsePhotos(cells)
  if (photos.length > 0) row.draft.photos = photos
  else if (cells.some(cell => cell !== ''))
    row.note('photos', 'photo_invalid', cells.find(cell => cell !== '') ?? '')
}

function aboutIn(row: Row): About {
  const text = row.text('about')
  const said = text === '' ? undefined : parseAbout(text)
  if (said !== undefined) return said
  if (text !== '') row.note('about', 'about_unreadable', text)
  const statements: AboutStatement[] = []
  for (const list of row.lists) {
    if (list.list === 'about')
      statements.push({ group: list.group, attribute: list.attribute, value: row.cellAt(list.at) })
  }
  return aboutOf(statements)
}

/** Apify states the opposite: whether the business can still be claimed. */
function verifiedIn(row: Row): boolean | undefined {
  const verified = row.read('verified', 'verified', 'verified_unreadable', parseBoolean)
  if (verified !== undefined) return verified
  const unclaimed = row.read('unclaimed', 'verified', 'verified_unreadable', parseBoolean)
  return unclaimed === undefined ? undefined : !unclaimed
}

function statusIn(row: Row): BusinessStatus | undefined {
  const permanently = parseBoolean(row.text('closedPermanently'))
  const temporarily = parseBoolean(row.text('closedTemporarily'))
  if (permanently) return 'closed-permanently'
  if (temporarily) return 'closed-temporarily'
  // In gosom's files the column is about this minute; such words are ignored.
  return (
    parseStatus(row.text('status')) ??
    (permanently === false && temporarily === false ? 'operational' : undefined)
  )
}
