import { expect, test } from 'vitest'
import { formBody, postedValues } from '#web/forms/form-body.ts'

test('a listing goes out in the names of the specification, its days in an object', () => {
  const posted = new URLSearchParams(
    'name=Caf%C3%A9+Şahin&postalCode=01067&hours.monday=9-18+Uhr&hours.constructor=x&__proto__=y&admin=1',
  )
  const body = formBody('listings', postedValues('listings', posted))
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

test('numbers and ticked boxes of a correction become what the call wants, an empty token is left out', () => {
  const values = { businessId: '7', token: '', name: 'Roth', isClosed: 'on', isOpenAgain: 'on', isOwner: '' }
  expect(formBody('corrections', values)).toMatchObject({
    businessId: 7,
    isClosed: true,
    isOpenAgain: true,
    isOwner: false,
    name: 'Roth',
  })
  expect(formBody('corrections', values)).not.toHaveProperty('token')
  expect(formBody('corrections', { ...values, token: 'abc' })).toHaveProperty('token', 'abc')
})

test('a text longer than any field is cut, and still too long for the form', () => {
  const posted = new URLSearchParams({ message: 'ü'.repeat(20_000) })
  expect(postedValues('contact', posted).message).toHaveLength(10_000)
})
