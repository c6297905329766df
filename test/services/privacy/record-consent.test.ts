import { expect, test } from 'vitest'
import { CONSENT_MS, NOTHING_ALLOWED } from '#domain/consent/consent.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { type ConsentInput, deleteOldConsents, recordConsent } from '#services/privacy/record-consent.ts'
import { tempStore } from '#test/temp-store.ts'

const NOON = Date.parse('2026-11-24T12:00:00+01:00')
const FIRST = 'a'.repeat(32)
const SECOND = 'b'.repeat(32)
const told: ConsentInput = {
  id: FIRST,
  choices: { ...NOTHING_ALLOWED, analytics: true },
  asked: 'analytics: zahlen.example',
  language: 'tr',
}

async function given() {
  const store = await tempStore()
  let now = NOON
  const deps = {
    store,
    settings: () => ({
      ...DEFAULT_SETTINGS,
      headCode: '<script data-category="analytics" src="https://zahlen.example/a.js"></script>',
    }),
    now: () => now,
  }
  return {
    deps,
    tell: (changes: Partial<ConsentInput> = {}) => recordConsent(deps, { ...told, ...changes }),
    rows: () => store.db.selectFrom('consents').selectAll().orderBy('id').execute(),
    later: (ms: number) => {
      now += ms
    },
  }
}

test('a consent is stored with its question, and nothing about its visitor; sent twice it is stored once', async () => {
  const { tell, rows, later } = await given()
  await tell()
  later(5_000)
  await tell({ choices: { ...NOTHING_ALLOWED, marketing: true } })
  expect(await rows()).toEqual([
    {
      id: FIRST,
      choices: JSON.stringify(told.choices),
      asked: 'tr analytics: zahlen.example',
      given_at: NOON,
      withdrawn_at: null,
    },
  ])
})

test('a refusal leaves no trace', async () => {
  const { tell, rows } = await given()
  await tell({ choices: NOTHING_ALLOWED })
  expect(await rows()).toEqual([])
})

test('a withdrawal keeps the proof and says when it ended, once', async () => {
  const { tell, rows, later } = await given()
  await tell()
  later(60_000)
  await tell({ choices: NOTHING_ALLOWED, replaces: FIRST })
  later(60_000)
  await tell({ choices: NOTHING_ALLOWED, replaces: FIRST })
  expect(await rows()).toMatchObject([{ id: FIRST, given_at: NOON, withdrawn_at: NOON + 60_000 }])
})

test('another choice ends the former one and is a proof of its own', async () => {
  const { tell, rows, later } = await given()
  await tell()
  later(60_000)
  await tell({ id: SECOND, replaces: FIRST })
  expect(await rows()).toMatchObject([
    { id: FIRST, withdrawn_at: NOON + 60_000 },
    { id: SECOND, given_at: NOON + 60_000, withdrawn_at: null },
  ])
})

test('a question that this site did not ask is stored as a hash', async () => {
  const { tell, rows } = await given()
  await tell({ asked: 'x'.repeat(50_000) })
  expect(await rows()).toMatchObject([{ asked: expect.stringMatching(/^tr sha256:[0-9a-f]{64}$/) }])
})

test('a proof is deleted after three years, younger ones stay', async () => {
  const { deps, tell, rows, later } = await given()
  await tell()
  later(1_000)
  await tell({ id: SECOND })
  later(3 * CONSENT_MS - 1_000)
  await deleteOldConsents(deps)
  expect(await rows()).toHaveLength(2)
  later(1)
  await deleteOldConsents(deps)
  expect(await rows()).toMatchObject([{ id: SECOND }])
})
