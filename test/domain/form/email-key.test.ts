import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emailKey } from '#domain/form/email-key.ts'

test.each([
  ['in capitals', 'Kontakt@ROTH.example', 'kontakt@roth.example'],
  ['umlauts in capitals', 'MÜLLER@GRÜN.example', 'müller@grün.example'],
  ['umlauts of two signs', 'mu\u0308ller@roth.example', 'müller@roth.example'],
  ['umlauts of two signs in capitals', 'MU\u0308LLER@roth.example', 'müller@roth.example'],
  ['a capital ß', 'GROẞ@roth.example', 'groß@roth.example'],
  ['a Turkish İ of two signs', 'I\u0307PEK@roth.example', 'İPEK@roth.example'],
  ['blanks around it', ' \u200bkontakt@roth.example\n', 'kontakt@roth.example'],
  ['nothing', '', ' '],
])('an address stays the same: %s', (_how, one, other) => {
  expect(emailKey(one)).toBe(emailKey(other))
})

test.each([
  ['ss and ß', 'gross@roth.example', 'groß@roth.example'],
  ['u and ü', 'muller@roth.example', 'müller@roth.example'],
  ['i and a Turkish ı', 'yildiz@roth.example', 'yıldız@roth.example'],
  ['leading zeros', '0123@roth.example', '123@roth.example'],
])('addresses stay different: %s', (_how, one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other))
})

test('the key of a key is the same key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(emailKey(emailKey(text))).toBe(emailKey(text))
    }),
  )
})
