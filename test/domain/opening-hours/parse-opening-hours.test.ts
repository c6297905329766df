import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseOpeningHours } from '#domain/opening-hours/parse-opening-hours.ts'
import { formatWorkingHours } from '#domain/opening-hours/working-hours.ts'
import { anyCharacter } from '#test/any-character.ts'
import { hoursArbitrary } from './arbitrary-hours.ts'

/** The hours as JSON answers show them. */
function read(source: unknown) {
  const hours = parseOpeningHours(source)
  return hours && formatWorkingHours(hours)
}

const NINE_TO_SIX = '09:00-18:00'

describe('a JSON object from day to hours', () => {
  test('one text per day, as exports up to 2025 write it, in any order', () => {
    const cell =
      '{"Tuesday": "12-6AM,8AM-12AM", "Wednesday": "9AM-12PM,1:30-5PM", "Sunday": "Closed", "Monday": "8AM-12AM"}'
    expect(read(cell)).toEqual({
      Montag: '08:00-24:00',
      Dienstag: '00:00-06:00, 08:00-24:00',
      Mittwoch: '09:00-12:00, 13:30-17:00',
      Sonntag: 'Closed',
    })
  })

  test('a list per day, as exports of 2026 write it, also with several texts', () => {
    expect(
      read('{"Monday": ["6AM-6PM"], "Tuesday": ["Open 24 hours"], "Friday": ["9AM-12PM", "1-5PM"]}'),
    ).toEqual({
      Montag: '06:00-18:00',
      Dienstag: '00:00-24:00',
      Freitag: '09:00-12:00, 13:00-17:00',
    })
  })

  test('German names and 24-hour times', () => {
    const cell =
      '{"Montag":["08:00–12:00","14:00–19:00"],"Samstag":["24 Stunden geöffnet"],"Sonntag":["Geschlossen"]}'
    expect(read(cell)).toEqual({
      Montag: '08:00-12:00, 14:00-19:00',
      Samstag: '00:00-24:00',
      Sonntag: 'Closed',
    })
  })

  test.each([
    [['Montag', 'montags', 'Mo', 'Mo.', 'MO', 'Monday', 'monday', 'Mon', ' Monday '], 'Montag'],
    [['Dienstag', 'Di', 'Di.', 'Tuesday', 'Tue', 'Tu', 'Tues'], 'Dienstag'],
    [['Mittwoch', 'Mi', 'Wednesday', 'Wed', 'We'], 'Mittwoch'],
    [['Donnerstag', 'Do', 'Thursday', 'Thu', 'Th', 'Thurs.'], 'Donnerstag'],
    [['Freitag', 'Fr', 'Friday', 'Fri'], 'Freitag'],
    [['Samstag', 'Sonnabend', 'Sa', 'Saturday', 'Sat'], 'Samstag'],
    [['Sonntag', 'So', 'Sunday', 'Sun', 'Su'], 'Sonntag'],
  ])('%j all name the same day', (names, weekday) => {
    for (const name of names) expect(read({ [name]: '9-18' }), name).toEqual({ [weekday]: NINE_TO_SIX })
  })

  test('missing, null, empty and unreadable days are unknown, never closed', () => {
    const value = {
      Monday: '9AM-6PM',
      Tuesday: null,
      Wednesday: '',
      Thursday: [],
      Friday: 'Mở cửa',
      Saturday: 7,
    }
    expect(read(value)).toEqual({ Montag: NINE_TO_SIX })
  })

  test('the hours of a holiday are not those of its weekday', () => {
    expect(read({ Monday: '9AM-6PM', 'Thursday(Thanksgiving)': 'Closed' })).toEqual({ Montag: NINE_TO_SIX })
  })

  test('as Python prints it', () => {
    expect(read("{'Monday': '9AM-6PM', 'Tuesday': None, 'Sunday': ['Closed']}")).toEqual({
      Montag: NINE_TO_SIX,
      Sonntag: 'Closed',
    })
  })

  test('with text that was once read in the wrong encoding', () => {
    expect(read('{"Monday":["11‚ÄØAM‚Äì8‚ÄØPM"]}')).toEqual({ Montag: '11:00-20:00' })
  })
})

describe('lists', () => {
  test('{day, hours}, several entries for a day adding up', () => {
    const value = [
      { day: 'Monday', hours: '11 AM to 9:30 PM' },
      { day: 'Tuesday', hours: '12 to 9:30 AM, 11 AM to 10:30 PM' },
      { day: 'Wednesday', hours: '9 to 11 AM' },
      { day: 'Wednesday', hours: '1 to 5 PM' },
      { day: 'Sonntag', hours: 'Geschlossen' },
      { day: 'Monday' },
      null,
    ]
    expect(read(value)).toEqual({
      Montag: '11:00-21:30',
      Dienstag: '00:00-09:30, 11:00-22:30',
      Mittwoch: '09:00-11:00, 13:00-17:00',
      Sonntag: 'Closed',
    })
    expect(read(JSON.stringify(value))).toEqual(read(value))
  })

  test('one line per day', () => {
    expect(
      read(['Monday: 9:00 AM – 12:00 PM, 1:00 – 5:00 PM', 'Dienstag: 09:00–18:00 Uhr', 'Sunday: Closed']),
    ).toEqual({
      Montag: '09:00-12:00, 13:00-17:00',
      Dienstag: NINE_TO_SIX,
      Sonntag: 'Closed',
    })
  })

  test('days by appointment and with an open end', () => {
    const value = [
      { day: 'Montag', hours: 'Nach Vereinbarung' },
      { day: 'Tuesday', hours: 'By appointment' },
      { day: 'Cuma', hours: 'randevu ile' },
      { day: 'Samstag', hours: '18-3 Uhr' },
      { day: 'Sonntag', hours: '17:00+' },
    ]
    expect(read(value)).toEqual({
      Montag: 'By appointment',
      Dienstag: 'By appointment',
      Freitag: 'By appointment',
      Samstag: '18:00-03:00',
      Sonntag: '17:00+',
    })
  })

  test('hours of other services are not the business hours', () => {
    expect(read('[{"online_service_hours": {"Sunday": "9\u202fAM-5\u202fPM"}}]')).toBeUndefined()
  })
})

describe('one line for the week', () => {
  test('with colons', () => {
    expect(read('Sunday:Closed|Monday:9AM-12PM,1-5PM|Tuesday:8:30AM-5:30PM')).toEqual({
      Montag: '09:00-12:00, 13:00-17:00',
      Dienstag: '08:30-17:30',
      Sonntag: 'Closed',
    })
  })

  test('with commas: beginnings and ends in turn, ranges, or a word', () => {
    const cell =
      'Sunday,6AM,6PM|Monday,9AM,12PM,1PM,5PM|Tuesday,9AM-12PM,1-5PM|Wednesday,Closed|Thursday,Open 24 hours|Friday,|Saturday,12AM,12AM'
    expect(read(cell)).toEqual({
      Montag: '09:00-12:00, 13:00-17:00',
      Dienstag: '09:00-12:00, 13:00-17:00',
      Mittwoch: 'Closed',
      Donnerstag: '00:00-24:00',
      Samstag: '00:00-24:00',
      Sonntag: '06:00-18:00',
    })
  })

  test('a beginning without an end is unknown', () => {
    expect(read('Sunday,6AM|Monday,9AM,6PM')).toEqual({ Montag: NINE_TO_SIX })
  })

  test('of a line that was cut, the complete days are read', () => {
    expect(read('Sunday:Closed|Monday:9AM-6PM|Tues')).toEqual({ Montag: NINE_TO_SIX, Sonntag: 'Closed' })
  })

  test('free text, also with bars', () => {
    expect(read('Mo-Fr 9-18 Uhr | Sa 9-12')).toMatchObject({ Freitag: NINE_TO_SIX, Samstag: '09:00-12:00' })
  })
})

describe('nothing known', () => {
  test.each([
    [''],
    ['   '],
    ['None'],
    ['nan'],
    ['null'],
    ['{}'],
    ['[]'],
    ['""'],
    ['{"Monday": null}'],
    ['{"Thứ Ba":["08:00–17:00"]}'],
    ['{"Monday": "9AM-5'],
    ['[[[['],
    ['"Monday"'],
    ['|||'],
    [null],
    [undefined],
    [42],
    [true],
    [[1, 2]],
    [{ __proto__: null, constructor: '9-18', toString: 'Closed' }],
  ])('%j', source => {
    expect(parseOpeningHours(source)).toBeUndefined()
  })
})

test('a cell of the greatest length is refused quickly, with any content', () => {
  const cells = [
    '['.repeat(32_767),
    '{"Monday":'.repeat(3000),
    'x'.repeat(40_000),
    ' '.repeat(32_000),
    'Mo,'.repeat(10_000),
  ]
  for (const cell of cells) expect(parseOpeningHours(cell)).toBeUndefined()
})

test('it does not throw for any value', () => {
  const day = fc.constantFrom('Monday', 'Mo', 'Sonntag', '__proto__', '')
  const part = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('9AM', '-', ',', '|', 'bis', '24h', '{', '"', ':'),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.array(part).map(parts => parts.join('')),
        fc.dictionary(day, fc.oneof(fc.anything(), fc.string())),
        fc.json(),
      ),
      source => {
        const hours = parseOpeningHours(source)
        if (hours !== undefined) expect(hours).toHaveLength(7)
      },
    ),
  )
})

test('hours from JSON answers are read back unchanged', () => {
  fc.assert(
    fc.property(hoursArbitrary, hours => {
      const formatted = formatWorkingHours(hours)
      // 23:59 is read as midnight and a week without any known day as nothing
      fc.pre(Object.keys(formatted).length > 0 && !JSON.stringify(formatted).includes('-23:59'))
      expect(read(JSON.stringify(formatted))).toEqual(formatted)
    }),
  )
})
