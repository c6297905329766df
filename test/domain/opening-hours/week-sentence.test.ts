import { describe, expect, test } from 'vitest'
import { readWeekSentence } from '#domain/opening-hours/week-sentence.ts'
import { formatDayHours } from '#domain/opening-hours/working-hours.ts'

/** Seven days in a line, Monday first ('?' unknown, '-' closed), and what was unclear. */
function read(text: string): string {
  const { week, unclear } = readWeekSentence(text)
  const days = week?.map(day => (day === null ? '?' : day.length === 0 ? '-' : formatDayHours(day)))
  return [days?.join(' | ') ?? 'nothing', ...unclear].join(' // ')
}

const workdays = (hours: string) => Array(5).fill(hours).join(' | ')
const USUAL = `${workdays('07:00-18:00')} | 07:00-13:00 | -`

describe('a sentence that is understood as a whole', () => {
  test.each([
    ['Mo-Fr 7-18 Uhr, Sa 7 bis 13, So zu'],
    ['Montag bis Freitag 7.00 bis 18.00 Uhr, Samstag 7-13 Uhr, Sonntag geschlossen'],
    ['Mon-Fri 7am-6pm, Sat 7-13, Sun closed'],
    ['Monday through Friday 7 am to 6 pm; Saturday 7:00-13:00; Sunday shut'],
    ['Pazartesi-Cuma 07.00-18.00, Cumartesi 7-13, Pazar kapalı'],
    ['PAZARTESİ-CUMA 7-18, CUMARTESİ 7-13, PAZAR KAPALI'],
    ['Hafta içi 7-18, cumartesi 7’den 13’e kadar, pazar günü kapalı'],
    ["Pazartesi ile Cuma 7 ile 18 arası, Cmt 7'den 13'e, Paz tatil"],
  ])('%j', text => {
    expect(read(text)).toBe(USUAL)
  })

  test('may speak of every day in Turkish', () => {
    expect(read('her gün saat 10:00-22:00')).toBe(Array(7).fill('10:00-22:00').join(' | '))
    expect(read('hafta sonu kapalı')).toBe('? | ? | ? | ? | ? | - | -')
  })
})

test('days by appointment and open ends are understood, others may be unclear', () => {
  expect(read('Mo-Do 9-17, Fr ab 14 Uhr, Sa nach Vereinbarung, So nach Laune')).toBe(
    '09:00-17:00 | 09:00-17:00 | 09:00-17:00 | 09:00-17:00 | 14:00+ | By appointment | ? // So nach Laune',
  )
})

describe('days without commas', () => {
  test.each([
    ['Mo Di Do 8-12 und 14-18', 'Mo, Di, Do 8-12, 14-18'],
    ['Mo Di 8-12, Do 14-18', 'Mo, Di 8-12, Do 14-18'],
    ['Mon Tue Thu 8-12', 'Mo, Di, Do 8-12'],
    ['Pzt Sal Per 8-12', 'Mo, Di, Do 8-12'],
    ['Sa So 10-14', 'Sa, So 10-14'],
    ['Mo Di Do-Sa 9-17', 'Mo, Di, Do-Sa 9-17'],
  ])('are a list: %s', (text, withCommas) => {
    expect(read(text)).toBe(read(withCommas))
    expect(read(text)).not.toMatch(/nothing|\/\//)
  })

  test('may be a range where there are two: Mo Fr', () => {
    expect(read('Mo Fr 9-17')).toBe('nothing // Mo Fr 9-17')
  })
})

test.each([
  ['Mo-Fr 9-17', [0, 1, 2, 3, 4]],
  ['Di-Fr 9-17, Sa zu', [1, 2, 3, 4, 5]],
  ['Di 9-17, Sa nach Laune', [1]],
  ['täglich 10-22', [0, 1, 2, 3, 4, 5, 6]],
  ['Di ab 17 Uhr, Sa nach Vereinbarung, So unbekannt', [1, 5]],
  ['nach Vereinbarung', []],
  ['meistens offen', []],
])('%s names the days %j', (text, days) => {
  expect(readWeekSentence(text).named).toEqual(days)
})

describe('a day of 24 hours', () => {
  const EVERY_DAY = Array(7).fill('00:00-24:00').join(' | ')
  test.each([
    ['24 Stunden geöffnet'],
    ['rund um die Uhr'],
    ['täglich 24h'],
    ['täglich durchgehend 24 Stunden'],
    ['Tag und Nacht geöffnet'],
    ['open 24 hours'],
    ['around the clock'],
    ['24 saat açık'],
    ['7/24'],
  ])('%j', text => {
    expect(read(text)).toBe(EVERY_DAY)
  })
})

describe('‘durchgehend’', () => {
  test.each([
    ['Mo-Fr durchgehend 8-18', 'Mo-Fr 8-18'],
    ['Mo-Fr durchgehend von 8 bis 18 Uhr', 'Mo-Fr 8-18'],
    ['Mo-Fr 8-18 Uhr durchgehend geöffnet', 'Mo-Fr 8-18'],
    ['Durchgehend Mo-Fr 8-18', 'Mo-Fr 8-18'],
    ['hafta içi kesintisiz 8-18', 'Mo-Fr 8-18'],
    ['täglich durchgehend rund um die Uhr', 'täglich 24h'],
  ])('says nothing more than the times beside it: %s', (text, without) => {
    expect(read(text)).toBe(read(without))
    expect(read(text)).not.toMatch(/nothing|\/\//)
  })

  test.each([
    ['durchgehend geöffnet', 'nothing // durchgehend geöffnet'],
    ['Mo-Fr durchgehend geöffnet', 'nothing // Mo-Fr durchgehend geöffnet'],
    ['Mo-Fr durchgehend, Sa 9-13', '? | ? | ? | ? | ? | 09:00-13:00 | ? // Mo-Fr durchgehend'],
  ])('is unclear without times: %s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })
})

describe('a sentence with a part that is unclear', () => {
  test.each([
    [
      'Mo-Fr 9-18 Uhr, jeden ersten Samstag 10-14',
      `${workdays('09:00-18:00')} | ? | ? // jeden ersten Samstag 10-14`,
    ],
    ['Mo-Fr 7-18 Uhr, Sa nach Laune, So zu', `${workdays('07:00-18:00')} | ? | - // Sa nach Laune`],
    ['Mo-Fr 7-18 Uhr Sa nach Laune', `${workdays('07:00-18:00')} | ? | ? // Sa nach Laune`],
    [
      'irgendwann, Mo, Di und Do 9-12',
      '09:00-12:00 | 09:00-12:00 | ? | 09:00-12:00 | ? | ? | ? // irgendwann',
    ],
    [
      'Straßenfest; Pazar hoşça kal; Mi 9-12',
      '? | ? | 09:00-12:00 | ? | ? | ? | ? // Straßenfest // Pazar hoşça kal',
    ],
    ['meistens offen', 'nothing // meistens offen'],
    ['Di-So ab acht', 'nothing // Di-So ab acht'],
    ['Di-So bis 3:00', 'nothing // Di-So bis 3:00'],
    ['Mo bis Fr ab acht, Sa 9-12', '? | ? | ? | ? | ? | 09:00-12:00 | ? // Mo bis Fr ab acht'],
    ['Mo', 'nothing // Mo'],
    ['', 'nothing'],
    [
      'Mo-Do 8-17, Fr bis 14 Uhr, Sa nach Vereinbarung',
      '08:00-17:00 | 08:00-17:00 | 08:00-17:00 | 08:00-17:00 | ? | By appointment | - // Fr bis 14 Uhr',
    ],
    ['täglich 9-18, Sa bis 14 Uhr', `${workdays('09:00-18:00')} | ? | 09:00-18:00 // Sa bis 14 Uhr`],
    ['Mo-Fr 9-12 und nach Vereinbarung', `${workdays('09:00-12:00')} | ? | ?`],
  ])('%j', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  test('may be very long and stays quick to refuse', () => {
    expect(readWeekSentence('Mo nie, '.repeat(2_000)).week).toBeUndefined()
  })
})

test.each([
  ['Mo-Fr 9-12 und 14-18 Uhr, Mi nachmittag zu', [0, 1, 3, 4], 'Mi nachmittag zu'],
  ['Mo-Fr 9-18, Mittwochnachmittag geschlossen', [0, 1, 3, 4], 'Mittwochnachmittag geschlossen'],
  ['Mo-Fr 9-18, freitags nach Laune', [0, 1, 2, 3], 'freitags nach Laune'],
])('a weekday that an unclear part names is unknown: %s', (text, open, unclear) => {
  const sentence = readWeekSentence(text)
  expect(sentence.week?.flatMap((day, weekday) => (day?.length ? [weekday] : []))).toEqual(open)
  expect([sentence.named, sentence.unclear]).toEqual([open, [unclear]])
})

test.each([
  'Mo-Fr 9-18, mit Anmeldung auch später',
  'Mo-Fr 9-18, die Küche macht früher zu',
  'Mo-Fr 9-18, nur so lange etwas da ist',
  'Mon-Fri 9am-6pm, we do parties',
])('an ordinary word is no weekday, although one is shortened to it: %s', text => {
  expect(read(text)).toContain(`${workdays('09:00-18:00')} | ? | ? // `)
})

test('a part may begin with such a word: Do nachmittag zu', () => {
  expect(readWeekSentence('Mo-Fr 9-18, Do nachmittag zu').named).toEqual([0, 1, 2, 4])
})

test.each([
  ['sonn- und feiertags zu, sonst 9-18', true],
  ['Mo-Fr 9-17, public holidays closed', true],
  ['Mo-Fr 9-17, Feiertage nach Laune', true],
  ['Mo-Fr 9-17', false],
])('%s speaks of public holidays: %s', (text, hasHolidays) => {
  expect(readWeekSentence(text).hasHolidays).toBe(hasHolidays)
})

test.each([
  'Mo-Fr 7-18 Uhr ohne Pause, Sa 7-13',
  'Mo-Fr ohne Mittagspause 7-18, Sa 7-13',
  'Mon-Fri 7am-6pm without a break, Sat 7am-1pm',
  'Hafta içi ara vermeden 7-18, Cmt 7-13',
])('without a break says nothing more than the times: %s', text => {
  expect(read(text)).toBe(USUAL)
})
