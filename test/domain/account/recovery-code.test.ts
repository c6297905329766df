import { expect, test } from 'vitest'
import { foldRecoveryCode, RECOVERY_CODE_BYTES, recoveryCodeOf } from '#domain/account/recovery-code.ts'

test.each([
  [new Uint8Array(RECOVERY_CODE_BYTES), '0000-0000-0000-0000'],
  [new Uint8Array(RECOVERY_CODE_BYTES).fill(255), 'zzzz-zzzz-zzzz-zzzz'],
  [new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, 0, 33]), '0000-0000-0000-0011'],
])('%s is written %s', (bytes, code) => {
  expect(recoveryCodeOf(bytes)).toBe(code)
  expect(foldRecoveryCode(code)).toBe(code.replaceAll('-', ''))
})

test.each([
  ['7K3M Q9XD HH2P 4TZW', '7k3mq9xdhh2p4tzw'],
  ['7k3m–q9xd–hh2p–4tzw', '7k3mq9xdhh2p4tzw'],
  ['OIL0-1111-0000-ooil', '0110111100000011'],
  ['123 456', null],
  ['7k3m-q9xd-hh2p-4tz', null],
  ['7k3m-q9xd-hh2p-4tzwu', null],
  ['7k3m-q9xd-hh2p-4tzü', null],
  ['7k3m-q9xd-hh2p-4tzu', null],
  ['', null],
])('%j is compared as %j', (typed, folded) => {
  expect(foldRecoveryCode(typed)).toBe(folded)
})
