import { describe, expect, test } from 'vitest'
import { draftWith, faultsWith } from './draft-of.ts'

const NINE_TO_FIVE = [{ from: 540, to: 1020 }]

describe('hours', () => {
  const onMonday = (text: string) =>
    draftWith({ working_hours: JSON.stringify({ Monday: text }) }).openingHours?.[0]

  test.each([
    ['9AM-5PM', [[540, 1020]]],
    ['Closed', []],
    ['Open 24 hours', [[0, 1440]]],
    ['8:30AM-5:30PM', [[510, 1050]]],
    ['1-7PM', [[780, 1140]]],
    ['12-6PM', [[720, 1080]]],
    ['9-11:30AM', [[540, 690]]],
    [
      '9AM-12PM,1:30-5PM',
      [
        [540, 720],
        [810, 1020],
      ],
    ],
    [
      '9AM-12PM,1-5PM',
      [
        [540, 720],
        [780, 1020],
      ],
    ],
    ['8AM-12AM', [[480, 1440]]],
    ['12-9AM', [[0, 540]]],
    [
      '12-6AM,8AM-12AM',
      [
        [0, 360],
        [480, 1440],
      ],
    ],
    ['9AM-5AM', [[540, 1740]]],
    ['10:30AM-3:30AM', [[630, 1650]]],
    ['9\u202fAM–5\u202fPM', [[540, 1020]]],
    ['09:00–18:00', [[540, 1080]]],
    [
      '08:00–12:00, 14:00–19:00',
      [
        [480, 720],
        [840, 1140],
      ],
    ],
    ['Geschlossen', []],
    ['24 Stunden geöffnet', [[0, 1440]]],
  ])('%s', (text, intervals) => {
    expect(onMonday(text)).toEqual(intervals.map(([from, to]) => ({ from, to })))
  })

  test.each([
    ['a list of one', '{"Monday": ["9AM-5PM"]}'],
    ['German day names', '{"Montag": "09:00–17:00"}'],
    ['days in any order, some null', '{"Tuesday": null, "Monday": "9AM-5PM"}'],
    ['the old format', 'Monday:9AM-5PM|Tuesday:'],
    ['the format for CSV', 'Monday,9AM,5PM'],
    ['dashes read as Mac Roman', '{"Monday": ["9‚ÄØAM‚Äì5‚ÄØPM"]}'],
  ])('%s', (_what, cell) => {
    expect(draftWith({ working_hours: cell }).openingHours?.[0]).toEqual(NINE_TO_FIVE)
  })

  test('after an unreadable column the next one counts', () => {
    const cells = {
      working_hours: '{"Monday": "9AM',
      working_hours_old_format: 'Monday:9AM-5PM|Sunday:Closed',
    }
    expect(draftWith(cells).openingHours).toEqual([NINE_TO_FIVE, null, null, null, null, null, []])
    expect(faultsWith(cells)).toEqual([])
  })

  test('a column for each weekday', () => {
    expect(draftWith({ Montag: '9-17 Uhr', Sonntag: 'geschlossen', Dienstag: '' }).openingHours).toEqual([
      NINE_TO_FIVE,
      null,
      null,
      null,
      null,
      null,
      [],
    ])
  })
})
