import { expect, test } from 'vitest'
import { kindsOf } from '#domain/category/kinds.ts'

test.each([
  ['restaurants', 'italienisches-restaurant', 'an adjective makes a kind'],
  ['restaurants', 'sushi-restaurant', 'so does a compound with a hyphen'],
  ['restaurants', 'fischrestaurant', 'or without'],
  ['restaurants', 'restaurant-mit-lieferdienst', 'what it offers changes nothing'],
  ['indisches-restaurant', 'modernes-indisches-restaurant', 'two adjectives'],
  ['zahnarzt', 'kinderzahnarzt', 'a dentist for children'],
  ['kirchen', 'katholische-kirche', 'a church of a faith'],
  ['zahnarzt', 'zahnarzt', 'a trade is of its own kind'],
])('of %s is %s: %s', (general, kind) => {
  expect(kindsOf(general)).toContain(kind)
})

test.each([
  ['schulen', 'baumschule', 'no school'],
  ['hafen', 'flughafen', 'no harbour'],
  ['lieferdienst', 'restaurant-mit-lieferdienst', 'a restaurant'],
  ['arzt', 'tierarzt', 'for animals'],
  ['urologe', 'neurologe', 'chance letters'],
  ['italienisches-restaurant', 'restaurants', 'not the other way round'],
])('of %s is not %s: %s', (general, other) => {
  expect(kindsOf(general)).not.toContain(other)
})

test('a category that only an import has is alone', () => {
  expect(kindsOf('klangschalen')).toEqual(['klangschalen'])
})
