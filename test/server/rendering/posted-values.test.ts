import { expect, test } from 'vitest'
import { CORRECTION_FORM } from '#domain/correction/correction.ts'
import { bodyOf } from '#domain/form/form-body.ts'
import { LISTING_FORM } from '#domain/listing/listing.ts'
import { MESSAGE_FORM } from '#domain/submission/message.ts'
import { postedValues } from '#server/rendering/posted-forms.ts'

test('a listing goes out in the names of the specification, its days in an object', () => {
  const posted = new URLSearchParams(
    'name=Caf%C3%A9+Şahin&postalCode=01067&hours.monday=9-18+Uhr&hours.constructor=x&__proto__=y&admin=1',
  )
  const body = bodyOf(LISTING_FORM, postedValues(LISTING_FORM, posted))
  expect(body).toMatchObject({
    name: 'Café Şahin',
    postal_code: '01067',
    website: '',
    isPlaceConfirmed: false,
    hours: { monday: '9-18 Uhr', sunday: '' },
  })
  expect(Object.keys(body)).not.toEqual(expect.arrayContaining(['postalCode', 'admin', '__proto__']))
  expect(Object.keys(body.hours as object)).toHaveLength(7)
})

test('numbers and ticked boxes of a correction become what the route wants', () => {
  const posted = new URLSearchParams('businessId=7&token=&name=Roth&isClosed=on&isOpenAgain=on')
  expect(bodyOf(CORRECTION_FORM, postedValues(CORRECTION_FORM, posted))).toMatchObject({
    businessId: 7,
    token: '',
    isClosed: true,
    isOpenAgain: true,
    isOwner: false,
    name: 'Roth',
  })
})

test('a text longer than any field is cut, and still too long for the form', () => {
  const posted = new URLSearchParams({ message: 'ü'.repeat(20_000) })
  expect(postedValues(MESSAGE_FORM, posted).message).toHaveLength(10_000)
})
