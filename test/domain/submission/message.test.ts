import { describe, expect, test } from 'vitest'
import { formFaults } from '#domain/form/form-faults.ts'
import { emptyValues } from '#domain/form/form-values.ts'
import {
  isMessageCategory,
  MESSAGE_CATEGORIES,
  MESSAGE_FORM,
  type MessageInput,
} from '#domain/submission/message.ts'

const message: MessageInput = {
  name: 'Ayşe Größner',
  email: 'ayse@waermewerk.example',
  category: 'support',
  subject: 'Falsche Angaben zu UK-123',
  message: 'Die Nummer stimmt nicht.',
}

const codesFor = (part: Partial<MessageInput>) =>
  formFaults(MESSAGE_FORM, { ...message, ...part }).map(({ field, code }) => `${field} ${code}`)

describe('a message', () => {
  test('with everything has no fault', () => {
    expect(codesFor({})).toEqual([])
  })

  test('needs every field; faults come in the order of the form', () => {
    expect(codesFor(emptyValues(MESSAGE_FORM))).toEqual([
      'name required',
      'email required',
      'category required',
      'subject required',
      'message required',
    ])
  })

  test.each([
    ['an address without ending', { email: 'ayse@waermewerk' }, ['email email_without_ending']],
    ['a category that does not exist', { category: 'spam' }, ['category choice_unknown']],
    ['a category of every object', { category: 'constructor' }, ['category choice_unknown']],
    ['an endless message', { message: 'ü'.repeat(4001) }, ['message too_long']],
    ['a message that just fits', { message: 'ü'.repeat(4000) }, []],
  ])('%s', (_, part, codes) => {
    expect(codesFor(part)).toEqual(codes)
  })

  test('is about one of five things', () => {
    expect(MESSAGE_CATEGORIES).toEqual(['general', 'business', 'support', 'partnership', 'feedback'])
    expect(isMessageCategory('feedback')).toBe(true)
    expect(isMessageCategory('')).toBe(false)
  })
})
