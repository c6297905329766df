import { describe, expect, test } from 'vitest'
import { generalEmailsIn } from '#domain/privacy/general-email.ts'

const firstIn = (cell: string) => generalEmailsIn(cell).find(value => value !== 'personal')

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
    expect(firstIn(cell)).toBe(address)
  })

  test.each([
    'max.roth@roth.example',
    'roth@roth.example',
    'm.roth@t-online.example',
    'herr.info@roth.example',
  ])('%s may be that of a person', cell => {
    expect(generalEmailsIn(cell)).toEqual(['personal'])
  })

  test.each(['bewerbung@roth.example', 'jobs@roth.example', 'datenschutz@roth.example'])(
    '%s is of a function that no visitor asks',
    cell => {
      expect(generalEmailsIn(cell)).toEqual(['personal'])
    },
  )

  test.each([
    'noreply@roth.example',
    'no-reply@roth.example',
    'NO_REPLY@roth.example',
    'info.noreply@roth.example',
    'do-not-reply@roth.example, noreply@roth.example',
  ])('%s is read by nobody', cell => {
    expect(new Set(generalEmailsIn(cell))).toEqual(new Set(['unread']))
  })

  test('a name that only ends so is read', () => {
    expect(generalEmailsIn('casinoreply@roth.example')).toEqual(['personal'])
  })

  test.each(['', 'keine', 'info@', '@roth.example', 'info(at)roth.example', 'info@roth'])(
    '"%s" has none',
    cell => {
      expect(generalEmailsIn(cell)).toEqual([])
    },
  )
})
