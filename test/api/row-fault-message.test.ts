import { describe, expect, test } from 'vitest'
import { importAnswerOf } from '#api/imports/import-answer.ts'
import { importReportMessages } from '#api/imports/import-report-messages.ts'
import { rowFaultMessage } from '#api/imports/row-fault-message.ts'
import { LANGUAGES } from '#domain/language.ts'
import { messages as german } from '#messages/de/api/row-faults.ts'

describe.each(LANGUAGES)('what is wrong with a row, in %s', language => {
  test.each(Object.keys(german))('%s is a sentence', code => {
    const sentence = rowFaultMessage({ field: 'phone', code, value: 'Straße' }, language)
    expect(sentence).toMatch(/^[\p{Lu}„“1-9S].*\.$/u)
    expect(sentence).not.toBe(code)
  })

  test('a code of an older version stays readable', () => {
    expect(rowFaultMessage({ field: '', code: 'forgotten_code', value: '' }, language)).toBe('forgotten_code')
  })

  test('every outcome and every column of the report has a name', () => {
    const { columns, outcomes } = importReportMessages(language)
    expect([...columns, ...Object.values(outcomes)].filter(word => word.trim() === '')).toEqual([])
  })
})

test('no sentence was left in another language', () => {
  for (const code of Object.keys(german)) {
    const sentences = LANGUAGES.map(language =>
      rowFaultMessage({ field: 'phone', code, value: 'x' }, language),
    )
    expect(new Set(sentences).size, code).toBe(LANGUAGES.length)
  }
})

test('what stands in the cell stands in the sentence where that helps', () => {
  expect(rowFaultMessage({ field: 'phone', code: 'phone_invalid', value: '12' }, 'en')).toBe(
    '“12” is not a phone number.',
  )
})

test('a stopped import says so in row 0, in words', () => {
  const result = {
    success: false,
    imported: 3,
    updated: 0,
    unchanged: 0,
    duplicates: 0,
    suppressed: 0,
    errors: 0,
    duplicateReport: [],
    errorReport: [{ rowNumber: 0, faults: [{ field: '', code: 'import_cancelled', value: '' }] }],
    runId: 1,
  }
  expect(importAnswerOf(result, 'en').errorReport).toEqual([
    { row_number: 0, error: expect.stringContaining('cancelled') },
  ])
})
