import { expect, test } from 'vitest'
import { draftWith, faultsWith } from './draft-of.ts'

const GOOGLE_ID = '0x47a8510000000001:0x7c67c49e6439c702'
const CID = '8964349767869646594'

test.each<[string, Record<string, string>, string | undefined, string[]]>([
  ['both agree', { google_id: GOOGLE_ID, cid: CID }, CID, []],
  ['only the Google id is there', { google_id: GOOGLE_ID }, CID, []],
  ['Excel rounded the cid', { google_id: GOOGLE_ID, cid: '8964349767869640000' }, CID, []],
  ['Excel wrote a power of ten', { google_id: GOOGLE_ID, cid: '8,96435E+18' }, CID, []],
  ['the rounded cid is another one', { google_id: GOOGLE_ID, cid: '7,1234E+18' }, CID, ['cid: cid_damaged']],
  ['a rounded cid alone', { cid: '8,96435E+18' }, undefined, ['cid: cid_damaged']],
  [
    'the cid is that of another row',
    { google_id: GOOGLE_ID, cid: '123456789' },
    CID,
    ['cid: cid_of_other_google_id'],
  ],
])('the cid when %s', (_, cells, cid, faults) => {
  expect(draftWith(cells).cid).toBe(cid)
  expect(faultsWith(cells)).toEqual(faults)
})
