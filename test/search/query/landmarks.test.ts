import { expect, test } from 'vitest'
import { leaveOutLandmark } from '#search/query/parsing/landmarks.ts'

test.each([
  ['pizzeria nahe hauptbahnhof leipzig', 'pizzeria leipzig'],
  ['Pizzeria am Bahnhof, Leipzig', 'Pizzeria Leipzig'],
  ['hotel in der Nähe vom Flughafen', 'hotel'],
  ['café in der altstadt', 'café'],
  ['pizza near the train station', 'pizza'],
])('"%s" without what it is near to is "%s"', (text, rest) => {
  expect(leaveOutLandmark(text)).toBe(rest)
})

test.each(['pizzeria leipzig', 'hauptbahnhof', 'Bahnhofstraße 3', 'am bahnhof', ''])(
  '"%s" has nothing to leave out, or nothing else',
  text => {
    expect(leaveOutLandmark(text)).toBeUndefined()
  },
)
