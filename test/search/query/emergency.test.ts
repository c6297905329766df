import { expect, test } from 'vitest'
import { WHOLE_DAY } from '#domain/opening-hours/opening-hours.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, namesFor, search } from '#test/search/given.ts'

const ALWAYS = [WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY] as const
const BEST = { rating: 5, reviewCount: 900 }
const PHARMACY = { category: 'Apotheke' }
const PLUMBER = { category: 'Klempner' }

async function givenTown() {
  const { index } = await givenIndex(
    business({ name: 'Rosen-Apotheke', ...PHARMACY, ...BEST }),
    business({ name: 'Dom-Apotheke', ...PHARMACY, about: { Serviceoptionen: { Notdienst: true } } }),
    business({ name: 'Tag-und-Nacht-Apotheke', ...PHARMACY, openingHours: ALWAYS, rating: 3 }),
    business({ name: 'Rohr Weiß', ...PLUMBER, description: 'Mit Notdienst am Wochenende', rating: 4 }),
    business({ name: 'Rohr Öztürk', ...PLUMBER, openingHours: ALWAYS, rating: 3 }),
    business({ name: 'Rohr Braun', ...PLUMBER, ...BEST }),
    business({ name: 'Gartenbau Notdienst', category: 'Gartenbau', ...BEST }),
    business({ name: 'Tankstelle Süd', category: 'Tankstelle', openingHours: ALWAYS, ...BEST }),
  )
  return index
}

test.each(['apotheke notdienst', 'nöbetçi eczane', 'emergency pharmacy'])(
  '%s: first who offers emergency services or never closes, then the others of the trade',
  async text => {
    const names = namesFor(await givenTown(), text)
    expect(names.slice(0, 2).toSorted()).toEqual(['Dom-Apotheke', 'Tag-und-Nacht-Apotheke'])
    expect(names.slice(2)).toEqual(['Rosen-Apotheke'])
  },
)

test('who never closes is found beside those who say so; who does neither is not', async () => {
  expect(namesFor(await givenTown(), 'klempner notdienst').toSorted()).toEqual(['Rohr Weiß', 'Rohr Öztürk'])
})

test('without a trade the word is searched for as it is', async () => {
  expect(namesFor(await givenTown(), 'gartenbau notdienst')[0]).toBe('Gartenbau Notdienst')
  expect(namesFor(await givenTown(), 'notdienst')).not.toContain('Tankstelle Süd')
})

test('the answer says how many offer emergency services, and marks who only mentions them', async () => {
  const index = await givenTown()
  const { emergency, businesses } = search(index, 'apotheke notdienst')
  expect(emergency).toEqual({ trade: 'apotheke', count: 2, official: 'pharmacy' })
  const marked = businesses.filter(({ mentioned }) => mentioned?.includes('notdienst'))
  expect(marked.map(({ name }) => name)).toEqual(['Dom-Apotheke'])
  expect(search(index, 'apotheke')).not.toHaveProperty('emergency')
  expect(search(index, 'notdienst')).not.toHaveProperty('emergency')
})

test('who is open now stands first, among those who offer emergency services and among the others', async () => {
  const closed = [[], [], [], [], [], [], []] as const
  const open = [WHOLE_DAY, WHOLE_DAY, [], [], [], [], []] as const
  const about = { Serviceoptionen: { Notdienst: true } }
  const { index } = await givenIndex(
    business({ name: 'Zu', ...PHARMACY, openingHours: closed, about, ...BEST }),
    business({ name: 'Offen', ...PHARMACY, openingHours: open, about }),
    business({ name: 'Zu ohne', ...PHARMACY, openingHours: closed, ...BEST }),
    business({ name: 'Offen ohne', ...PHARMACY, openingHours: open }),
  )
  for (const text of ['apotheke notdienst', 'apotheke notfall'])
    expect(namesFor(index, text), text).toEqual(['Offen', 'Zu', 'Offen ohne', 'Zu ohne'])
})

test.each([
  ['kinderarzt notdienst', 'Kinderarzt', 'doctor'],
  ['zahnarzt notfall', 'Zahnarzt', 'dentist'],
  ['zahnärztlicher notdienst', 'Zahnärztlicher Notdienst', 'dentist'],
  ['notaufnahme', 'Notaufnahme', 'ambulance'],
])('%s: the answer says who organises it', async (text, category, official) => {
  const { index } = await givenIndex(business({ name: 'Am Ring', category }))
  expect(search(index, text).emergency).toMatchObject({ official })
})

test('where nobody offers emergency services, the answer says none', async () => {
  const { index } = await givenIndex(business({ name: 'Rosen-Apotheke', ...PHARMACY }))
  expect(search(index, 'apotheke notdienst')).toMatchObject({
    total: 1,
    emergency: { trade: 'apotheke', count: 0 },
  })
})
