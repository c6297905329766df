import { describe, expect, test, vi } from 'vitest'
import { EMPTY_LISTING } from '#domain/listing/listing.ts'
import { readDraft } from '#web/pages/add-business/listing-draft.ts'
import { readCorrection } from '#web/pages/correct/correction-draft.ts'

/** What this browser has stored, whatever the name. */
const givenStored = (text: string) => vi.stubGlobal('localStorage', { getItem: () => text })

describe('what others stored under the name of a draft', () => {
  test.each([
    '<<<',
    '',
    '{',
    '[]',
    '"yes"',
    'null',
    '{"step":9,"listing":{"name":{},"hours":7},"sentence":null}',
  ])('is no listing: %j', text => {
    givenStored(text)
    expect(readDraft()).toEqual({ step: 1, listing: EMPTY_LISTING, sentence: '', ticket: '' })
  })

  test.each(['<<<', '', '{', '[]', '"yes"', 'null', '{"businessId":2,"values":{"phone":"03581 471 999"}}'])(
    'is no correction: %j',
    text => {
      givenStored(text)
      expect(readCorrection(1)).toBeNull()
    },
  )

  test.each([
    '{"businessId":1}',
    '{"businessId":1,"values":{"phone":7},"ticket":1}',
    '{"businessId":1,"values":7}',
  ])('is a correction without texts: %j', text => {
    givenStored(text)
    expect(readCorrection(1)).toEqual({ values: {}, ticket: '' })
  })
})

test('of a listing with fields of other kinds the others are kept', () => {
  givenStored('{"step":2,"listing":{"name":"Roth","city":7},"sentence":"Mo 8-12","ticket":{}}')
  expect(readDraft()).toEqual({
    step: 2,
    listing: { ...EMPTY_LISTING, name: 'Roth' },
    sentence: 'Mo 8-12',
    ticket: '',
  })
})
