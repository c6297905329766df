import { describe, expect, test } from 'vitest'
import { parseOpenAt, writeOpenAt } from '#domain/opening-hours/open-at.ts'

describe('the text form of a time', () => {
  test.each([
    ['now', { kind: 'now' }],
    ['always', { kind: 'always' }],
    ['today', { kind: 'day', day: 'today' }],
    ['sun@10:00', { kind: 'day', day: 'sun', times: { from: 600 } }],
    ['holiday', { kind: 'day', day: 'holiday' }],
    ['weekend@18:00-22:00', { kind: 'day', day: 'weekend', times: { from: 1080, to: 1320 } }],
    ['fri@22:00-02:00', { kind: 'day', day: 'fri', times: { from: 1320, to: 120 } }],
    ['today@18:00-24:00', { kind: 'day', day: 'today', times: { from: 1080, to: 1440 } }],
    ['today@24:00', { kind: 'day', day: 'today', times: { from: 1440 } }],
    ['tomorrow@-20:00', { kind: 'day', day: 'tomorrow', times: { to: 1200 } }],
    ['2026-12-24', { kind: 'day', day: '2026-12-24' }],
    ['2028-02-29@00:00', { kind: 'day', day: '2028-02-29', times: { from: 0 } }],
  ])('%s is read and written', (text, openAt) => {
    expect(parseOpenAt(text)).toEqual(openAt)
    expect(writeOpenAt(parseOpenAt(text) ?? { kind: 'now' })).toBe(text)
  })

  test('a date and a time may have a T between them', () => {
    expect(parseOpenAt('2026-12-24T20:00')).toEqual(parseOpenAt('2026-12-24@20:00'))
  })

  test.each([
    '',
    'never',
    'Now',
    'now@20:00',
    'sunday',
    'sunT10:00',
    'sun@',
    'sun@-',
    'sun@10',
    'sun@9:00',
    'sun@24:01',
    'sun@10:60',
    'sun@10:00-',
    'sun@10:00-10:00',
    'sun@10:00 ',
    '2026-02-29',
    '2026-13-01',
    '1999-01-01',
    '2026-12-24T',
    '20261224',
    'toString',
  ])('%j is none', text => {
    expect(parseOpenAt(text)).toBeUndefined()
  })
})
