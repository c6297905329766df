import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { readAroundTheClock, readHoursSentence } from '#domain/listing/read-hours.ts'

test.each([
  ['durchgehend geöffnet', 'rund um die Uhr'],
  ['Durchgehend offen', 'rund um die Uhr'],
  ['Mo-Fr durchgehend geöffnet, Sa 9-13', 'Mo-Fr rund um die Uhr, Sa 9-13'],
  ['So zu, Mo-Sa durchgehend', 'So zu, Mo-Sa rund um die Uhr'],
  ['open continuously', 'rund um die Uhr'],
  ['kesintisiz açık', 'rund um die Uhr'],
])('%s may mean: %s', (sentence, meant) => {
  expect(readAroundTheClock(sentence, 'rund um die Uhr')).toBe(meant)
  expect(readHoursSentence(meant).unclear).toEqual([])
})

test.each([
  ['Mo-Fr durchgehend 8-18', 'the times say what is meant'],
  ['Küche $& durchgehend', 'it would not be understood'],
  ['meistens offen', 'it says nothing of the kind'],
  ['', 'there is no sentence'],
])('%j is offered no other meaning: %s', sentence => {
  expect(readAroundTheClock(sentence, 'rund um die Uhr')).toBeUndefined()
})

test.each(LANGUAGES)('what the form offers in its place is understood, in %s', async language => {
  const { messages: form } = await import(`../../../src/messages/${language}/pages/add-business-steps.ts`)
  const { messages: site } = await import(`../../../src/messages/${language}/site.ts`)
  for (const words of [form.hours.aroundTheClock, site.hours.allDay])
    expect(readHoursSentence(words).week).toEqual(Array(7).fill([{ from: 0, to: 1440 }]))
})
