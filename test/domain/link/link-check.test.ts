import { describe, expect, test } from 'vitest'
import { type LinkOutcome, type LinkState, stateAfter } from '#domain/link/link-check.ts'

const check = (outcome: LinkOutcome, detail = '') => ({ outcome, detail, finalUrl: null })

/** What is known after checks on these days. */
function afterChecks(...checks: readonly (readonly [day: number, outcome: LinkOutcome, detail?: string])[]) {
  let state: LinkState | undefined
  for (const [day, outcome, detail] of checks)
    state = stateAfter(state, check(outcome, detail), `2026-11-0${day}`)
  return state
}

describe('a website is dead', () => {
  test('after three failures of any kind on different days', () => {
    expect(afterChecks([1, 'http-error'], [2, 'dns', 'ENOTFOUND'])).toMatchObject({
      failedDays: 2,
      isInvalid: false,
    })
    expect(afterChecks([1, 'http-error'], [2, 'dns', 'ENOTFOUND'], [5, 'parked'])).toEqual({
      failedDays: 3,
      lastFailedDay: '2026-11-05',
      isInvalid: true,
    })
  })

  test('not after many failures of one day', () => {
    expect(afterChecks([1, 'timeout'], [1, 'timeout'], [1, 'timeout'])).toMatchObject({ failedDays: 1 })
  })

  test.each(['ok', 'moved', 'guarded'] as const)('no longer after it was %s once', outcome => {
    const failures = [1, 2, 3].map(day => [day, 'tls'] as const)
    expect(afterChecks(...failures, [4, outcome])).toEqual({
      failedDays: 0,
      lastFailedDay: null,
      isInvalid: false,
    })
  })

  test.each([
    ['not-checked', 'robots.txt'],
    ['dns', 'ETIMEOUT'],
    ['dns', 'ECONNREFUSED'],
    ['connect', 'ENETUNREACH'],
  ] as const)('neither more nor less after %s %s, which says nothing about it', (outcome, detail) => {
    const failures = [1, 2].map(day => [day, 'soft-404'] as const)
    expect(afterChecks(...failures, [3, outcome, detail])).toEqual(afterChecks(...failures))
  })

  test('a refused connection is a failure of the site, not of our network', () => {
    expect(afterChecks([1, 'connect', 'ECONNREFUSED'])).toMatchObject({ failedDays: 1 })
  })
})
