import { expect, test } from 'vitest'
import { type TempForms, tempForms } from '#test/api/submissions/temp-forms.ts'

const ID = 'a'.repeat(32)

async function givenConsent(): Promise<TempForms> {
  const forms = await tempForms()
  await forms.send('/api/consents', {
    id: ID,
    choices: { analytics: true, marketing: false, preferences: false },
    asked: 'analytics: zahlen.example',
    language: 'tr',
  })
  return forms
}

test('a consent that a browser told is listed with its proof', async () => {
  const forms = await givenConsent()
  expect((await forms.call('GET', '/api/admin/consents?search=aaaa')).json()).toMatchObject({
    total: 1,
    entries: [{ id: ID, language: 'tr', choices: { analytics: true }, withdrawnAt: null }],
  })
  expect((await forms.call('GET', '/api/admin/consents?search=bbbb')).json()).toMatchObject({ total: 0 })
})

test('the proofs are downloaded as a table with headings in the language of the area', async () => {
  const forms = await givenConsent()
  const answer = await forms.call('GET', '/api/admin/consents/export?language=en')
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="consents_2026-11-24.csv"',
  })
  expect(answer.body).toContain('Withdrawn or replaced')
  expect(answer.body).toContain(ID)
})
