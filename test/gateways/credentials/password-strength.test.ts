import { expect, test } from 'vitest'
import { isEasyToGuess } from '#gateways/credentials/password-strength.ts'

test.each([
  ['passwort123', true],
  ['qwertzuiop', true],
  ['Sommer2026', true],
  ['1234567890', true],
  ['hallohallo1', true],
  ['goerlitz2026', true],
  ['vier Wörter ohne Sinn', false],
  ['k7m2x-p9q4w-h3n8r', false],
])('%s: %s', async (password, isEasy) => {
  expect(await isEasyToGuess(password, ['goerlitz', 'admin'])).toBe(isEasy)
})
