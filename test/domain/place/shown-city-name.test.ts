import { expect, test } from 'vitest'
import { cityFor } from '#domain/place/city.ts'
import { identityOf } from '#domain/place/city-identity.ts'
import { gazetteer } from '#domain/place/gazetteer.ts'
import { shownCityName } from '#domain/place/shown-city-name.ts'

test('every place of the gazetteer is shown as the gazetteer names it', () => {
  const wrong = gazetteer()
    .places.map(identityOf)
    .filter(({ name, slug, state, shownName }) => shownCityName({ name, slug, state }) !== shownName)
  expect(wrong).toEqual([])
})

test.each([
  ['Wien', 'AT'],
  ['Berg', 'CH'],
  ['Bern', 'CH'],
  ['', 'AT'],
])('a city abroad is shown with its country where its name is shared: %s, %s', (name, countryCode) => {
  const city = cityFor(name, { countryCode })
  expect(shownCityName({ ...city, countryCode })).toBe(city.shownName)
})

test('a slug that is made from neither leaves the plain name', () => {
  expect(shownCityName({ name: 'Neustadt', slug: 'deutschland', state: 'SN' })).toBe('Neustadt')
})
