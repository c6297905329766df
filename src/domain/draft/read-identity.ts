import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { firstResult } from '#domain/collections/first-result.ts'
import { cidOfGoogleId, isRoundedFrom, parseCid, parsePlaceId, placeIdInLink } from './id-cells.ts'
import type { Row } from './row.ts'

/** Reads the name. A row without one is refused. */
export function readName(row: Row): void {
  const before = row.faults.length
  const name = row.line('name', 'name', BUSINESS_FIELDS.name.limit)
  const fault = row.faults[before]
  if (fault?.code === 'too_long') row.faults[before] = { ...fault, code: 'name_too_long' }
  else if (/^https?:\/\//i.test(name)) row.note('name', 'columns_shifted', name)
  else if (/[\p{L}\p{N}]/u.test(name)) row.draft.name = name
  else if (fault?.code !== 'columns_shifted') row.note('name', 'name_missing', row.text('name'))
}

/** Reads Google's ids. Missing ones are taken from links and from each other. */
export function readIds(row: Row): void {
  row.state(
    'placeId',
    row.read('placeId', 'placeId', 'place_id_invalid', parsePlaceId) ?? placeIdInLinks(row),
  )
  row.state('cid', readCid(row))
}

function placeIdInLinks(row: Row): string | undefined {
  const columns = ['mapsLink', 'reviewsLink', 'website'] as const
  return firstResult(columns, column => firstResult(row.texts(column), placeIdInLink))
}

/** The Google id contains the cid, so a cid that a spreadsheet rounded is taken from there, and another one is wrong. */
function readCid(row: Row): string | undefined {
  const { googleId } = row.draft
  const exact = googleId === undefined ? undefined : cidOfGoogleId(googleId)
  const cid = row.read('cid', 'cid', 'cid_invalid', parseCid)
  if (cid === 'damaged') {
    if (exact === undefined || !isRoundedFrom(exact, row.text('cid')))
      row.note('cid', 'cid_damaged', row.text('cid'))
    return exact
  }
  if (cid !== undefined && exact !== undefined && cid !== exact)
    row.note('cid', 'cid_of_other_google_id', cid)
  return exact ?? cid
}
