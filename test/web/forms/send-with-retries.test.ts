import { expect, test } from 'vitest'
import type { FormAnswer } from '#web/forms/send-form.ts'
import { sendWithRetries } from '#web/forms/send-with-retries.ts'

const RECEIVED: FormAnswer = { kind: 'received', number: 'E-12', isMailed: true }
const FAULTS: FormAnswer = { kind: 'faults', faults: [{ field: 'name', code: 'required' }] }
const refused = (code: string, waitSeconds = 0): FormAnswer => ({
  kind: 'refused',
  code,
  text: '…',
  waitSeconds,
  status: 403,
})

/** A server that answers so, one after the other; the last answer stays. */
function given(...answers: readonly [FormAnswer, ...FormAnswer[]]) {
  const said: string[] = []
  let issued = 0
  let asked = 0
  const means = {
    send: async (ticket: string) => {
      said.push(`send ${ticket}`)
      return answers[Math.min(asked++, answers.length - 1)] ?? answers[0]
    },
    newTicket: async () => `t${++issued}`,
    wait: async (seconds: number) => {
      said.push(`wait ${seconds}`)
    },
  }
  return { said, means }
}

test.each<[string, readonly [FormAnswer, ...FormAnswer[]], string, readonly string[], FormAnswer]>([
  ['what is received at once is sent once', [RECEIVED], 'own', ['send own'], RECEIVED],
  ['a form without a ticket gets one first', [RECEIVED], '', ['send t1'], RECEIVED],
  ['faults are told at once', [FAULTS], 'own', ['send own'], FAULTS],
  [
    'who was too fast waits as long as asked, and sends the same again',
    [refused('form_too_fast', 2), RECEIVED],
    'own',
    ['send own', 'wait 2', 'send own'],
    RECEIVED,
  ],
  [
    'a spent ticket is replaced, and the new one waited for',
    [refused('form_expired'), refused('form_too_fast', 3), RECEIVED],
    'old',
    ['send old', 'send t1', 'wait 3', 'send t1'],
    RECEIVED,
  ],
  [
    'many forms from one address are told, not waited for',
    [refused('too_many_requests', 600)],
    'own',
    ['send own'],
    refused('too_many_requests', 600),
  ],
  [
    'a wait that no person would understand is told',
    [refused('form_too_fast', 900)],
    'own',
    ['send own'],
    refused('form_too_fast', 900),
  ],
  [
    'nothing is tried for ever',
    [refused('form_expired')],
    'own',
    ['send own', 'send t1', 'send t2', 'send t3'],
    refused('form_expired'),
  ],
])('%s', async (_, answers, ticket, expected, last) => {
  const { said, means } = given(...answers)
  expect((await sendWithRetries(ticket, means)).answer).toEqual(last)
  expect(said).toEqual(expected)
})

test('the ticket that is good for another attempt is told', async () => {
  const { means } = given(refused('form_expired'), FAULTS)
  expect(await sendWithRetries('old', means)).toEqual({ answer: FAULTS, ticket: 't1' })
})

const fails = async () => {
  throw new TypeError('Failed to fetch')
}

test('without a ticket nothing is sent, and it fails', async () => {
  const { said, means } = given(RECEIVED)
  await expect(sendWithRetries('', { ...means, newTicket: fails })).rejects.toThrow('Failed to fetch')
  expect(said).toEqual([])
})

test.each([
  ['', 't1'],
  ['own', 'own'],
])('what was sent without an answer keeps its ticket, with which it is stored once', async (ticket, kept) => {
  const { means } = given(RECEIVED)
  expect(await sendWithRetries(ticket, { ...means, send: fails })).toEqual({ answer: null, ticket: kept })
})
