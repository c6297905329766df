import { describe, expect, test } from 'vitest'
import { newTotpSetup, totpStep } from '#gateways/credentials/totp.ts'

/** RFC 6238, appendix B: '12345678901234567890' in base32, and what SHA-1 makes of it, cut to six digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('a one-time code', () => {
  test.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [20000000000, '353130', 666666666],
  ])('at second %i is %s (RFC 6238)', (seconds, code, step) => {
    expect(totpStep(RFC_SECRET, code, seconds * 1000)).toBe(step)
  })

  test('belongs to its own half minute also when it is entered a little early or late', () => {
    expect(totpStep(RFC_SECRET, '287082', 29_000)).toBe(1)
    expect(totpStep(RFC_SECRET, '287082', 89_000)).toBe(1)
    expect(totpStep(RFC_SECRET, '287082', 90_000)).toBeNull()
  })

  test.each(['287083', '28708', '2870822', '', 'abcdef', '٢٨٧٠٨٢', '-87082'])('%j is none', code => {
    expect(totpStep(RFC_SECRET, code, 59_000)).toBeNull()
  })

  test('may be parted by blanks, as apps show it', () => {
    expect(totpStep(RFC_SECRET, ' 287 082 ', 59_000)).toBe(1)
  })
})

test('an app is told site and account, with whatever signs they have', () => {
  const { secret, address, qr } = newTotpSetup('Görlitz: Gäste & Höfe', 'jörg')
  expect(address).toMatch(/^otpauth:\/\/totp\//)
  const told = new URL(address)
  expect(decodeURIComponent(told.pathname)).toMatch(/Görlitz {2}Gäste & Höfe:jörg$/)
  expect(told.searchParams.get('issuer')).toBe('Görlitz  Gäste & Höfe')
  expect(told.searchParams.get('secret')).toBe(secret)
  expect(qr).toMatch(/^<svg /)
  expect(newTotpSetup('Umkreis', 'admin').secret).not.toBe(secret)
})
