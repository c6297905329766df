import { describe, expect, test } from 'vitest'
import { parseDayText } from '#domain/opening-hours/day-text.ts'
import { formatDayHours } from '#domain/opening-hours/working-hours.ts'

/** The day as JSON answers show it. */
function read(text: string): string {
  const day = parseDayText(text)
  if (day === undefined) return 'not understood'
  return day === null ? 'unknown' : formatDayHours(day)
}

describe('a day in the 12-hour clock of exports', () => {
  test.each([
    ['9AM-5PM', '09:00-17:00'],
    ['8:30AM-5:30PM', '08:30-17:30'],
    ['1-7PM', '13:00-19:00'],
    ['12-6PM', '12:00-18:00'],
    ['9-11:30AM', '09:00-11:30'],
    ['12-9AM', '00:00-09:00'],
    ['9AM-12PM,1:30-5PM', '09:00-12:00, 13:30-17:00'],
    ['8AM-12AM', '08:00-24:00'],
    ['12-6AM,8AM-12AM', '00:00-06:00, 08:00-24:00'],
    ['9AM-5AM', '09:00-05:00'],
    ['10:30AM-3:30AM', '10:30-03:30'],
    ['11AM-2PM,5-10:30PM', '11:00-14:00, 17:00-22:30'],
    ['11 AM to 9:30 PM', '11:00-21:30'],
    ['12 to 9:30 AM, 11 AM to 10:30 PM', '00:00-09:30, 11:00-22:30'],
    ['9 a.m. - 5 p.m.', '09:00-17:00'],
    ['12AM-12AM', '00:00-24:00'],
    ['12AM-11:59PM', '00:00-24:00'],
    ['6AM-6AM', '06:00-06:00'],
    ['12PM-12AM', '12:00-24:00'],
  ])('%s is %s', (text, hours) => {
    expect(read(text)).toBe(hours)
  })

  test.each([
    ['11-3PM', '11:00-15:00', 'eleven at night would end the next afternoon'],
    ['11-12PM', '11:00-12:00', 'noon is 12PM'],
    ['10-2AM', '22:00-02:00', 'ten in the morning would not come before two'],
    ['12-12PM', '00:00-12:00', ''],
  ])(
    '%s is %s: the first half takes the other half of the day where its own does not ascend',
    (text, hours) => {
      expect(read(text)).toBe(hours)
    },
  )
})

describe('a day in the 24-hour clock', () => {
  test.each([
    ['08:00–17:00', '08:00-17:00'],
    ['08:00–12:00, 14:00–19:00', '08:00-12:00, 14:00-19:00'],
    ['09:00–18:00 Uhr', '09:00-18:00'],
    ['9 Uhr bis 18 Uhr', '09:00-18:00'],
    ['von 9.30 - 12.30 Uhr', '09:30-12:30'],
    ['8³⁰ – 12⁰⁰ Uhr', '08:30-12:00'],
    ['0800-1730', '08:00-17:30'],
    ['08:00:00-12:00:00', '08:00-12:00'],
    ['8-12 und 14-18', '08:00-12:00, 14:00-18:00'],
    ['8-12 / 14-18 h', '08:00-12:00, 14:00-18:00'],
    ['9-12 Uhr 14-18 Uhr', '09:00-12:00, 14:00-18:00'],
    ['18-2 Uhr', '18:00-02:00'],
    ['10:00–02:00', '10:00-02:00'],
    ['20:00-26:00', '20:00-02:00'],
    ['8-0 Uhr', '08:00-24:00'],
    ['8-24h', '08:00-24:00'],
    ['00:00-23:59', '00:00-24:00'],
    ['00:00-00:00', '00:00-24:00'],
    ['17:00-22:00+', '17:00-22:00'],
  ])('%s is %s', (text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('a day in words', () => {
  test.each([
    ['Closed', 'Closed'],
    ['Geschlossen', 'Closed'],
    ['GESCHLOSSEN', 'Closed'],
    ['geschlossen.', 'Closed'],
    ['Ruhetag', 'Closed'],
    ['Closed,Closed', 'Closed'],
    ['Open 24 hours', '00:00-24:00'],
    ['24 Stunden geöffnet', '00:00-24:00'],
    ['Rund um die Uhr geöffnet', '00:00-24:00'],
    ['24h', '00:00-24:00'],
    ['ganztägig', '00:00-24:00'],
    ['unbekannt', 'unknown'],
    ['8-12 Uhr und nach Vereinbarung', '08:00-12:00'],
  ])('%s is %s', (text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('a day by appointment', () => {
  test.each([
    'nach Vereinbarung',
    'Nach Vereinbarung',
    'nur nach telefonischer Vereinbarung',
    'Termine nach Absprache',
    'n. V.',
    'By appointment',
    'by appointment only',
    'Appointment only',
    'by prior arrangement',
    'randevu ile',
    'RANDEVU İLE',
    'Sadece randevuyla',
    'yalnızca randevu ile',
  ])('%s', text => {
    expect(parseDayText(text)).toBe('by-appointment')
  })
})

describe('an open end', () => {
  test.each([
    ['ab 17 Uhr', '17:00+'],
    ['ab 9', '09:00+'],
    ['ab 05:30', '05:30+'],
    ['17 Uhr - open end', '17:00+'],
    ['18 bis Open End', '18:00+'],
    ['17 Uhr, Ende offen', 'not understood'],
    ['17 - Ende offen', '17:00+'],
    ['17:00+', '17:00+'],
    ['from 5 PM', '17:00+'],
    ['from 17:00 onwards', '17:00+'],
    ['5 PM - late', '17:00+'],
    ["saat 17'den itibaren", '17:00+'],
    ['17:30’dan itibaren', '17:30+'],
    ['17:00 itibarıyla', '17:00+'],
    ["18.00'den sonra", '18:00+'],
    ['SAAT 19’DAN İTİBAREN', '19:00+'],
    ['9-12 Uhr, ab 14 Uhr', '09:00-12:00, 14:00+'],
    ['ab 9 bis 12, ab 14', '09:00-12:00, 14:00+'],
    ['from 9am to 5pm', '09:00-17:00'],
  ])('%s is %s', (text, hours) => {
    expect(read(text)).toBe(hours)
  })

  test.each([
    ['ab 5', 'in the morning or in the afternoon'],
    ['9-12, ab 2', ''],
    ['ab 9, 14-18', 'before another range'],
    ['9-18, ab 17', 'within another range'],
    ['ab 25 Uhr', 'no such time'],
    ['ab morgens', ''],
  ])('%s (%s) is not read', text => {
    expect(read(text)).toBe('not understood')
  })
})

describe('an end past midnight', () => {
  test.each([
    ['18 bis 3:00 Uhr', '18:00-03:00'],
    ['18:00-03:00', '18:00-03:00'],
    ['ab 18 Uhr bis 3:00', '18:00-03:00'],
    ['11-14, 18 bis 3:00', '11:00-14:00, 18:00-03:00'],
    ['6 PM until 3 AM', '18:00-03:00'],
    ["18:00'den 03:00'e kadar", '18:00-03:00'],
    ['bis 3:00', 'not understood'],
    ['bis 14 Uhr', 'not understood'],
  ])('%s is %s', (text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('punctuation, blanks and damaged text', () => {
  test.each([
    ['narrow blank U+202F', '9\u202fAM-5\u202fPM', '09:00-17:00'],
    ['no-break blank U+00A0', '9\u00a0AM-5\u00a0PM', '09:00-17:00'],
    ['thin blank U+2009', '9\u2009AM\u2009–\u20095\u2009PM', '09:00-17:00'],
    ['hyphen U+2010', '9AM\u20105PM', '09:00-17:00'],
    ['non-breaking hyphen U+2011', '9AM\u20115PM', '09:00-17:00'],
    ['en dash', '9AM–5PM', '09:00-17:00'],
    ['em dash', '9AM—5PM', '09:00-17:00'],
    ['minus U+2212', '9AM\u22125PM', '09:00-17:00'],
    ['full-width digits', '９:００-１２:００', '09:00-12:00'],
    ['decomposed umlaut', '24 Stunden geo\u0308ffnet', '00:00-24:00'],
    ['zero-width blank', '9AM\u200b-5PM', '09:00-17:00'],
    ['UTF-8 read as Mac Roman', '11‚ÄØAM‚Äì8‚ÄØPM', '11:00-20:00'],
    ['UTF-8 read as Windows-1252', '08:00â€“17:00', '08:00-17:00'],
    ['UTF-8 read as Latin-1', '08:00\u00e2\u0080\u009317:00', '08:00-17:00'],
    ['umlaut read as Windows-1252', '24 Stunden geÃ¶ffnet', '00:00-24:00'],
    ['umlaut read as Mac Roman', '24 Stunden ge√∂ffnet', '00:00-24:00'],
  ])('%s', (_, text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('what is not certain is not read', () => {
  test.each([
    ['9-5', 'nine to five or to five the next morning'],
    ['9:30-5:30', ''],
    ['8-12, 1-5', 'one at night before eight, or one in the afternoon'],
    ['1-3,5-7PM', 'the first range may be meant on the same clock'],
    ['9AM-5', ''],
    ['13PM-5PM', 'no such time'],
    ['25:00-30:00', ''],
    ['10:75-12:00', ''],
    ['016:00-18:00', ''],
    ['9-18, Closed', 'contradicts itself'],
    ['Open 24 hours, 9AM-5PM', ''],
    ['01.04.-15.10.', 'dates'],
    ['Küche bis 22 Uhr', ''],
    ['Đóng cửa', ''],
    ['Açık', ''],
    ['KAPALI İZİNLİ', ''],
    ['', ''],
    ['-', ''],
    [',', ''],
    ['9', ''],
    ['<script>', ''],
  ])('%s (%s)', text => {
    expect(read(text)).toBe('not understood')
  })
})

test('ranges that overlap or touch become one, in ascending order', () => {
  expect(read('14:00-18:00, 08:00-12:00, 12:00-15:00')).toBe('08:00-18:00')
})
