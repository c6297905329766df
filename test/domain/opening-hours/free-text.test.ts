import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseFreeTextHours } from '#domain/opening-hours/free-text.ts'
import { formatDayHours } from '#domain/opening-hours/working-hours.ts'

/** Seven days in a line, Monday first: '?' unknown, '-' closed. */
function read(text: string): string {
  const hours = parseFreeTextHours(text)
  if (hours === undefined) return 'not understood'
  return hours.map(day => (day === null ? '?' : day.length === 0 ? '-' : formatDayHours(day))).join(' | ')
}

describe('what a German owner types', () => {
  test.each([
    ['Mo-Fr 9-18 Uhr, Sa geschlossen', week({ 'mo di mi do fr': '09:00-18:00' })],
    [
      'Mo–Do 8:00–12:00 und 13:00–17:00, Fr 8–12',
      week({ 'mo di mi do': '08:00-12:00, 13:00-17:00', fr: '08:00-12:00' }),
    ],
    ['täglich 10-22', week({ 'mo di mi do fr sa so': '10:00-22:00' })],
    ['tgl. von 10 bis 22 Uhr', week({ 'mo di mi do fr sa so': '10:00-22:00' })],
    ['rund um die Uhr', week({ 'mo di mi do fr sa so': '00:00-24:00' })],
    ['24/7', week({ 'mo di mi do fr sa so': '00:00-24:00' })],
    ['Mo-So 0-24 Uhr', week({ 'mo di mi do fr sa so': '00:00-24:00' })],
    ['Montag bis Freitag von 9 bis 18 Uhr', week({ 'mo di mi do fr': '09:00-18:00' })],
    ['Mo, Di, Do 9.00 - 12.30', week({ 'mo di do': '09:00-12:30' })],
    [
      'Mo. - Do.: 8.00 - 12.00 Uhr\nFr.: 8.00 - 11.00 Uhr',
      week({ 'mo di mi do': '08:00-12:00', fr: '08:00-11:00' }),
    ],
    ['Wochenende 10-14', week({ 'sa so': '10:00-14:00' })],
    ['Sa+So 10-14 Uhr', week({ 'sa so': '10:00-14:00' })],
    ['Mo/Mi 8-12 / 14-18', week({ 'mo mi': '08:00-12:00, 14:00-18:00' })],
    ['Mo-Fr 8-18h Sa 9-13h', week({ 'mo di mi do fr': '08:00-18:00', sa: '09:00-13:00' })],
    ['Fr-Mo 18-2 Uhr', week({ 'fr sa so mo': '18:00-02:00' })],
    [
      'Öffnungszeiten: Mo - Fr: 9:00 bis 18:00 Uhr | Sa: 10:00 bis 14:00 Uhr',
      week({ 'mo di mi do fr': '09:00-18:00', sa: '10:00-14:00' }),
    ],
    ['Mo-Fr 24h', week({ 'mo di mi do fr': '00:00-24:00' })],
    ['MO-FR 9-18 UHR', week({ 'mo di mi do fr': '09:00-18:00' })],
    ['dienstags geöffnet von 9-12 Uhr', week({ di: '09:00-12:00' })],
    ['Monday, 8 AM to 5 PM; Tuesday, Closed; Wednesday, 8 AM to 5 PM', week({ 'mo mi': '08:00-17:00' })],
    [
      'Mo-Fr vormittags 8-12, nachmittags von 13 bis 17 Uhr',
      week({ 'mo di mi do fr': '08:00-12:00, 13:00-17:00' }),
    ],
  ])('%j', (text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('days of rest', () => {
  test.each([
    ['täglich 11-23 Uhr, Montag Ruhetag', week({ 'di mi do fr sa so': '11:00-23:00' })],
    ['täglich 11-23 Uhr, Ruhetag Montag', week({ 'di mi do fr sa so': '11:00-23:00' })],
    ['Ruhetag: Montag. Täglich 11-23 Uhr', week({ 'di mi do fr sa so': '11:00-23:00' })],
    ['täglich außer Mi 9-18', week({ 'mo di do fr sa so': '09:00-18:00' })],
    ['täglich 9-18 Uhr außer Mi und an Feiertagen', week({ 'mo di do fr sa so': '09:00-18:00' })],
    ['Mo-Sa 9-20, Sonn- und Feiertage geschlossen', week({ 'mo di mi do fr sa': '09:00-20:00' })],
    ['So- und Feiertags 10-14 Uhr', week({ so: '10:00-14:00' })],
    ['Sams-, Sonn- und Feiertag 10-18 Uhr', week({ 'sa so': '10:00-18:00' })],
    ['Dienstag Ruhetag, sonst 11:30 bis 23 Uhr', week({ 'mo mi do fr sa so': '11:30-23:00' })],
    ['Closed on Tuesdays, otherwise 11:30-23:00', week({ 'mo mi do fr sa so': '11:30-23:00' })],
    ['Salı kapalı, diğer günler 11:30-23:00', week({ 'mo mi do fr sa so': '11:30-23:00' })],
    ['Mo-Fr 9-12, sonst 14-18 Uhr', week({ 'mo di mi do fr': '09:00-12:00', 'sa so': '14:00-18:00' })],
  ])('%j', (text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('days a text does not name', () => {
  test('are closed when it gives hours', () => {
    expect(read('Mi 9-12')).toBe('- | - | 09:00-12:00 | - | - | - | -')
  })

  test('are unknown when it only names days of rest', () => {
    expect(read('Di Ruhetag')).toBe('? | - | ? | ? | ? | ? | ?')
  })

  test('are unknown when it adds appointments', () => {
    expect(read('Mi 9-12 Uhr und nach Vereinbarung')).toBe('? | ? | 09:00-12:00 | ? | ? | ? | ?')
  })

  test('Saturday stays unknown beside "werktags", which may or may not mean it', () => {
    expect(read('werktags 8-17')).toBe(`${Array(5).fill('08:00-17:00').join(' | ')} | ? | -`)
    expect(read('werktags 8-17, sonst 10-12')).toBe(
      `${Array(5).fill('08:00-17:00').join(' | ')} | ? | 10:00-12:00`,
    )
    expect(read('werktags 8-17, Sa 8-12')).toBe(
      `${Array(5).fill('08:00-17:00').join(' | ')} | 08:00-12:00 | -`,
    )
  })
})

describe('a day by appointment or with an open end', () => {
  const FIRST = 'mo di mi do'
  test.each([
    ['Mo-Do 9-17, Fr nach Vereinbarung', week({ [FIRST]: '09:00-17:00', fr: 'By appointment' })],
    ['Mon-Thu 9am-5pm, Fri by appointment', week({ [FIRST]: '09:00-17:00', fr: 'By appointment' })],
    ['Pazartesi-Perşembe 9-17, Cuma randevu ile', week({ [FIRST]: '09:00-17:00', fr: 'By appointment' })],
    ['Mo-Do 9-17, sonst nach Vereinbarung', week({ [FIRST]: '09:00-17:00', 'fr sa so': 'By appointment' })],
    ['Di-So ab 17 Uhr', week({ 'di mi do fr sa so': '17:00+' })],
    ['Fr 11-14, 17 Uhr - open end', week({ fr: '11:00-14:00, 17:00+' })],
    ['Fri from 5 PM, Sat from noon', 'not understood'],
    ['from Friday to Sunday from 5 PM', week({ 'fr sa so': '17:00+' })],
    ["Cuma saat 17'den itibaren", week({ fr: '17:00+' })],
    ['Mo-Fr 11-14, Fr ab 17 Uhr', week({ [FIRST]: '11:00-14:00', fr: '11:00-14:00, 17:00+' })],
    ['täglich 9-18, Sa ab 10 Uhr', week({ 'mo di mi do fr so': '09:00-18:00', sa: '10:00+' })],
    ['nach Vereinbarung', Array(7).fill('By appointment').join(' | ')],
    ['Sa nach Vereinbarung', '? | ? | ? | ? | ? | By appointment | ?'],
  ])('%j', (text, hours) => {
    expect(read(text)).toBe(hours)
  })
})

describe('two statements about one day', () => {
  test('add up when they do not overlap', () => {
    expect(read('Mo-Fr 8-12, Di 14-18')).toBe(
      week({ 'mo mi do fr': '08:00-12:00', di: '08:00-12:00, 14:00-18:00' }),
    )
    expect(read('Mo, Di, Do: 8:00-12:00; Mo, Do: 14:00-18:00')).toBe(
      week({ 'mo do': '08:00-12:00, 14:00-18:00', di: '08:00-12:00' }),
    )
  })

  test('the narrower one counts when they overlap, in any order', () => {
    const narrower = week({ 'mo di mi do fr sa': '09:00-18:00', so: '10:00-14:00' })
    expect(read('täglich 9-18, So 10-14')).toBe(narrower)
    expect(read('So 10-14, täglich 9-18')).toBe(narrower)
    expect(read('So geschlossen, täglich 9-18')).toBe(week({ 'mo di mi do fr sa': '09:00-18:00' }))
  })
})

describe('OpenStreetMap notation', () => {
  test.each([
    [
      'Mo-Fr 08:00-18:00; Sa 09:00-13:00; PH off',
      week({ 'mo di mi do fr': '08:00-18:00', sa: '09:00-13:00' }),
    ],
    ['Tu,Th 07:00-13:00;Su 10:00-12:00', week({ 'di do': '07:00-13:00', so: '10:00-12:00' })],
    ['tu 8:00-13:00,th 8:00-13:00', week({ 'di do': '08:00-13:00' })],
    ['We 08:00-13:00, 15:00-19:00', week({ mi: '08:00-13:00, 15:00-19:00' })],
    ['Mo-Fr 08:00-12:00; We off', week({ 'mo di do fr': '08:00-12:00' })],
    ['Fr,Sa 20:00-26:00', week({ 'fr sa': '20:00-02:00' })],
    ['Th 10:00-16:00; "nach Vereinbarung"', '? | ? | ? | 10:00-16:00 | ? | ? | ?'],
    ['Fr 17:00+', week({ fr: '17:00+' })],
    ['Mo-Fr 17:00+; Fr 18:00+', week({ 'mo di mi do': '17:00+', fr: '18:00+' })],
  ])('%s', (text, hours) => {
    expect(read(text)).toBe(hours)
  })

  test('there a rule after a semicolon replaces the earlier one, after a comma it adds', () => {
    expect(read('Mo-Fr 08:00-12:00; We 14:00-18:00')).toBe(
      week({ 'mo di do fr': '08:00-12:00', mi: '14:00-18:00' }),
    )
    expect(read('Mo-Fr 08:00-12:00, We 14:00-18:00')).toBe(
      week({ 'mo di do fr': '08:00-12:00', mi: '08:00-12:00, 14:00-18:00' }),
    )
  })
})

describe('not about a normal week, ambiguous or not understood', () => {
  test.each([
    ['Apr-Oct Sa 07:00-13:00; Nov-Mar Sa 08:00-13:00'],
    ['Sa[1] 09:00-14:00'],
    ['2017 Apr 06 08:00-18:00'],
    ['Mo-Fr 9-18, 01.04.-15.10. Sa 9-12'],
    ['Mo-Fr 9-18, im Winter bis 17 Uhr'],
    ['Mo-Fr 11-22, Küche bis 21 Uhr'],
    ['9-18 Uhr'],
    ['08:00-18:00'],
    ['Mo Fr 9-18'],
    ['Mo-Fr 9-5'],
    ['Mo-Fr'],
    ['Tu 07:00-016:00'],
    ['geschlossen'],
    ['täglich außer'],
    ['ÇALIŞMA SAATLERİ 9-18'],
    ['siehe Website'],
    ['sonst 9-18 Uhr'],
    ['Mo-Fr 8-17, Mi nachmittags geschlossen'],
    ['Mi nachmittags 2-6'],
    [''],
    [' \n '],
  ])('%j', text => {
    expect(read(text)).toBe('not understood')
  })

  test('a text longer than 2,000 characters', () => {
    expect(read(`Mo 9-12${' '.repeat(1900)}`)).not.toBe('not understood')
    expect(read(`Mo 9-12${' '.repeat(2000)}`)).toBe('not understood')
  })

  test('no text makes it throw or hang', () => {
    const pieces =
      'Mo,Fr,-, ,9,18,:,Uhr,bis,und,\n,;,täglich,außer,geschlossen,24,h,am,PH,off,ab,+,nach Vereinbarung,n.v.'
    const text = fc
      .array(fc.constantFrom(...pieces.split(','), ','), { maxLength: 40 })
      .map(parts => parts.join(''))
    fc.assert(
      fc.property(text, value => {
        for (const day of parseFreeTextHours(value) ?? []) {
          if (day === 'by-appointment') continue
          for (const { from, to } of day ?? [])
            expect(to === null || (from < to && to <= from + 1440)).toBe(true)
        }
      }),
    )
  })
})

/** The expected line: every day not named is closed. */
function week(days: Readonly<Record<string, string>>): string {
  return ['mo', 'di', 'mi', 'do', 'fr', 'sa', 'so']
    .map(day => Object.entries(days).find(([names]) => names.split(' ').includes(day))?.[1] ?? '-')
    .join(' | ')
}
