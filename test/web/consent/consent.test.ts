import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { askedText, CONSENT_MS, NOTHING_ALLOWED } from '#domain/consent/consent.ts'
import { CONSENT_KEY, choiceFor, type StoredChoice, storeChoice } from '#web/consent/stored-choice.ts'
import { OWN_KEYS } from '#web/consent/traces.ts'

const ASKED = askedText({ analytics: ['zahlen.example'] })
const GIVEN = Date.parse('2026-11-24T10:00:00+01:00')
const CHOICE: StoredChoice = {
  asked: ASKED,
  at: GIVEN,
  choices: { ...NOTHING_ALLOWED, analytics: true },
  id: 'f'.repeat(32),
  replaces: '',
  isTold: true,
  before: [],
  isLeft: false,
}

describe('what is asked', () => {
  test('names categories in their order with the hosts behind them', () => {
    expect(askedText({ marketing: [], analytics: ['a.example', 'b.example'] })).toBe(
      'analytics: a.example, b.example; marketing',
    )
    expect(askedText({})).toBe('')
  })
})

describe('a stored choice', () => {
  const items = new Map<string, string>()
  beforeEach(() => {
    items.clear()
    const localStorage = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
    }
    vi.stubGlobal('localStorage', localStorage)
  })
  afterEach(() => vi.unstubAllGlobals())

  test('holds for 12 months, and not before it was made', () => {
    storeChoice(CHOICE)
    expect(choiceFor(ASKED, GIVEN)).toEqual(CHOICE.choices)
    expect(choiceFor(ASKED, GIVEN + CONSENT_MS - 1)).toEqual(CHOICE.choices)
    expect(choiceFor(ASKED, GIVEN + CONSENT_MS)).toBeNull()
    expect(choiceFor(ASKED, GIVEN - 1)).toBeNull()
  })

  test('says nothing about another category or another host', () => {
    storeChoice(CHOICE)
    expect(choiceFor(askedText({ analytics: ['zahlen.example'], marketing: [] }), GIVEN)).toBeNull()
    expect(choiceFor(askedText({ analytics: ['anderswo.example'] }), GIVEN)).toBeNull()
    expect(choiceFor('', GIVEN)).toBeNull()
  })

  test.each([
    '',
    'null',
    '{',
    '[]',
    '"ja"',
    JSON.stringify({ ...CHOICE, choices: { analytics: true } }),
    JSON.stringify({ ...CHOICE, at: 'heute' }),
    JSON.stringify({ ...CHOICE, before: [1] }),
  ])('that others wrote is none: %s', text => {
    items.set(CONSENT_KEY, text)
    expect(choiceFor(ASKED, GIVEN)).toBeNull()
  })
})

test('every key under which the site stores something is known as its own, and is named under /cookies', () => {
  const folder = join(import.meta.dirname, '../../../src/web')
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .filter(text => /stor(?:ed|e)Text\(|(?:local|session)Storage/.test(text))
    .flatMap(text => [...text.matchAll(/const (?:[A-Z]+_)?KEY = '([^']+)'/g)].map(([, key]) => key ?? ''))
  expect(keys.length).toBeGreaterThan(3)
  for (const key of keys) expect(OWN_KEYS).toContain(key)
  for (const language of ['de', 'en', 'tr']) {
    const text = readFileSync(join(folder, `../../src/messages/${language}/documents/cookies.md`), 'utf8')
    for (const key of keys) expect(text).toContain(`(${key})`)
  }
})
