import type { OpenAtMessages } from '#messages/de/open-at.ts'

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** When a business is to be open, in English. */
export const messages: OpenAtMessages = {
  now: 'open now',
  always: 'open 24 hours a day',
  on: (day, time) => `open ${day}${time === '' ? '' : ` ${time}`}`,
  days: {
    today: 'today',
    tomorrow: 'tomorrow',
    mon: 'on Monday',
    tue: 'on Tuesday',
    wed: 'on Wednesday',
    thu: 'on Thursday',
    fri: 'on Friday',
    sat: 'on Saturday',
    sun: 'on Sunday',
    weekend: 'at the weekend',
    holiday: 'on public holidays',
  },
  date: (day, month) => `on ${day} ${MONTHS[month - 1]}`,
  at: time => `at ${time}`,
  from: time => `from ${time}`,
  until: time => `until ${time}`,
  between: (from, to) => `between ${from} and ${to}`,
}
