import { gazetteer } from '#domain/place/gazetteer.ts'
import { composedSurname, joinParts } from './person.ts'
import type { Random } from './random.ts'
import { wordsOf } from './words.ts'

let nearbyTowns: readonly string[] | undefined

/** A street name as in German towns, with an invented house number: 'Mühlbachweg 12a'. */
export function pickStreet(random: Random): { name: string; houseNumber: string } {
  return { name: streetName(random), houseNumber: houseNumber(random) }
}

function streetName(random: Random): string {
  const kind = random.next()
  if (kind < 0.24) return ended(random.pickEarly(wordsOf('streetFirst')), random)
  if (kind < 0.33) return ended(random.pick(wordsOf('trees')), random)
  if (kind < 0.44) return personStreet(random)
  if (kind < 0.54) return `${townAdjective(random)} ${random.chance(0.85) ? 'Straße' : 'Weg'}`
  if (kind < 0.74) return ended(fieldName(random), random)
  if (kind < 0.84) return `${random.pick(['Am', 'Im', 'Beim', 'Zum'])} ${fieldName(random)}`
  return ended(composedSurname(random), random)
}

/** Old names of fields: 'Krautacker', 'Lindengrund'. */
function fieldName(random: Random): string {
  const first = random.chance(0.5) ? random.pick(wordsOf('streetFirst')) : random.pick(wordsOf('trees'))
  return joinParts(first, random.pick(wordsOf('streetSecond')))
}

function ended(name: string, random: Random): string {
  return joinParts(name, random.pickEarly(wordsOf('streetEnds')))
}

/** 'Goethestraße', 'Robert-Koch-Straße'. */
function personStreet(random: Random): string {
  const person = random.pickEarly(wordsOf('streetPeople'))
  const end = random.pickEarly(wordsOf('streetEnds'))
  return person.includes('-') ? `${person}-${end.charAt(0).toUpperCase()}${end.slice(1)}` : person + end
}

/** 'Bayreuther', 'Göttinger', 'Haller'. */
function townAdjective(random: Random): string {
  nearbyTowns ??= gazetteer().places.flatMap(({ name }) =>
    /^[A-ZÄÖÜ][a-zäöüß]{2,}$/.test(name) ? [name] : [],
  )
  const town = random.pick(nearbyTowns)
  if (town.endsWith('ingen') || town.endsWith('ungen')) return `${town.slice(0, -2)}er`
  return town.endsWith('e') ? `${town}r` : `${town}er`
}

function houseNumber(random: Random): string {
  const number = 1 + Math.floor(Math.exp(2.6 + random.normal() * 0.95))
  const suffix = random.chance(0.09) ? random.pick(['a', 'b', 'c']) : ''
  const range = suffix === '' && random.chance(0.05) ? `-${number + 2}` : ''
  return `${Math.min(number, 400)}${number > 400 ? '' : suffix + range}`
}
