import { describe, expect, test } from 'vitest'
import { parseGeneralEmail } from '#domain/privacy/general-email.ts'

describe('the e-mail address of a cell', () => {
  test.each([
    ['info@roth.example', 'info@roth.example'],
    ['INFO@Müller.example', 'info@müller.example'],
    ['mailto:kontakt@roth.example', 'kontakt@roth.example'],
    ['praxis-köln@roth.example', 'praxis-köln@roth.example'],
    ['team.buchung@roth.example', 'team.buchung@roth.example'],
    ['iletisim@lokanta.example', 'iletisim@lokanta.example'],
    ['max.roth@roth.example; post@roth.example', 'post@roth.example'],
    ['["anna@roth.example", "service@roth.example", "info@roth.example"]', 'service@roth.example'],
    ['Roth <office@roth.example>', 'office@roth.example'],
  ])('%s is %s', (cell, address) => {
    expect(parseGeneralEmail(cell)).toBe(address)
  })

  test.each([
    'max.roth@roth.example',
    'roth@roth.example',
    'm.roth@t-online.example',
    'herr.info@roth.example',
  ])('%s may be that of a person', cell => {
    expect(parseGeneralEmail(cell)).toBe('personal')
  })

  test.each(['bewerbung@roth.example', 'jobs@roth.example', 'datenschutz@roth.example'])(
    '%s is of a function that no visitor asks',
    cell => {
      expect(parseGeneralEmail(cell)).toBe('personal')
    },
  )

  test.each([
    'noreply@roth.example',
    'no-reply@roth.example',
    'NO_REPLY@roth.example',
    'info.noreply@roth.example',
    'do-not-reply@roth.example, noreply@roth.example',
  ])('%s is read by nobody', cell => {
    expect(parseGeneralEmail(cell)).toBe('unread')
  })

  test('what nobody reads stands before neither a general address nor that of a person', () => {
    expect(parseGeneralEmail('noreply@roth.example info@roth.example')).toBe('info@roth.example')
    expect(parseGeneralEmail('noreply@roth.example max@roth.example')).toBe('personal')
    expect(parseGeneralEmail('casinoreply@roth.example')).toBe('personal')
  })

  test.each(['', 'keine', 'info@', '@roth.example', 'info(at)roth.example', 'info@roth'])(
    '"%s" has none',
    cell => {
      expect(parseGeneralEmail(cell)).toBeUndefined()
    },
  )
})
