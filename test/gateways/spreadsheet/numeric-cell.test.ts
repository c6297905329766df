import { describe, expect, test } from 'vitest'
import { formattedNumber, numberFormat, numberText } from '#gateways/spreadsheet/numeric-cell.ts'

describe('a numeric cell reads as people write the number', () => {
  test.each([
    ['a whole number', '1067', '1067'],
    ['zero', '0', '0'],
    ['a fraction', '4.5', '4.5'],
    ['a float that is whole', '1067.0', '1067'],
    ['zeros behind the fraction', '4.50', '4.5'],
    ['nothing before the point', '.5', '0.5'],
    ['a negative number', '-6.25', '-6.25'],
    ['negative zero', '-0.0', '0'],
    ['a plus sign', '+7', '7'],
    ['leading zeros', '007', '7'],
    ['an exponent', '8.96E+18', '8960000000000000000'],
    ['a large exponent in lower case', '1e21', '1000000000000000000000'],
    ['a small exponent', '1.5E-7', '0.00000015'],
    ['an exponent that only moves the point', '1.2345E2', '123.45'],
    ['an id with 19 digits', '8964349767869646594', '8964349767869646594'],
    ['noise of the binary form', '0.30000000000000004', '0.3'],
    ['a coordinate with noise', '16.453647399999998', '16.4536474'],
    ['a coordinate with 15 digits', '50.9375303123456', '50.9375303123456'],
    ['blanks around it', ' 12 ', '12'],
    ['an empty cell', '', ''],
    ['no number at all', 'Straße', 'Straße'],
    ['something like a number', '1.2.3', '1.2.3'],
  ])('%s', (_name, raw, text) => {
    expect(numberText(raw)).toBe(text)
  })
})

describe('a formatted number reads as it is shown', () => {
  test.each([
    ['a date, built in', '46347', 14, undefined, '2026-11-21'],
    ['a date and a time', '46347.395833333336', 22, undefined, '2026-11-21T09:30:00'],
    ['a German date', '46347', 164, 'dd.mm.yyyy', '2026-11-21'],
    ['a date with a language mark', '46347', 164, '[$-407]d. mmmm yyyy;@', '2026-11-21'],
    ['a leap day', '45351', 14, undefined, '2024-02-29'],
    ['a day before the 29 February 1900 that never was', '59', 14, undefined, '1900-02-28'],
    ['the day after it', '61', 14, undefined, '1900-03-01'],
    ['a time', '0.3333333333333333', 20, undefined, '08:00'],
    ['a time with seconds', '0.7500115740740741', 21, undefined, '18:00:01'],
    ['a time with a word', '0.75', 164, 'hh:mm" Uhr"', '18:00'],
    ['minutes alone are a time beside hours', '0.5', 164, 'h:mm', '12:00'],
    ['an elapsed time of more than a day stays a number', '1.5', 164, '[h]:mm', '1.5'],
    ['a postal code', '1067', 164, '00000', '01067'],
    ['a rating', '4.5', 164, '0.0', '4.5'],
    ['words with the letters of dates', '12', 164, '0" days"', '12'],
    ['a colour', '12', 164, '[Red]0', '12'],
    ['the general format', '12', 164, 'General', '12'],
    ['a day before all days', '-1', 14, undefined, '-1'],
    ['a day after all days', '2958466', 14, undefined, '2958466'],
  ])('%s', (_name, raw, id, code, text) => {
    expect(formattedNumber(raw, numberFormat(id, code), false)).toBe(text)
  })

  test('a workbook of an old Macintosh counts from 1904', () => {
    expect(formattedNumber('44885', numberFormat(14, undefined), true)).toBe('2026-11-21')
  })
})
