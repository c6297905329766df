import { expect, test } from 'vitest'
import { categoryBySlug } from '#domain/category/category.ts'
import { needs } from '#domain/category/needs.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

async function givenTown() {
  const { index } = await givenIndex(
    business({ name: 'Kanal Frei', category: 'Rohrreinigungsservice' }),
    business({ name: 'Rohr Voss', category: 'Klempner' }),
    business({ name: 'Abfluss Müller', category: 'Klempner', description: 'Wenn der Abfluss verstopft ist' }),
    business({ name: 'Dr. Öztürk', category: 'Zahnarzt' }),
    business({ name: 'Löwen-Apotheke', category: 'Apotheke' }),
    business({ name: 'Wollstube Hexenschuss', category: 'Wollgeschäft' }),
    business({ name: 'Praxis am Ring', category: 'Orthopäde' }),
    business({ name: 'Dönerhaus', category: 'Dönerimbiss' }),
  )
  return index
}

test.each([
  ['abfluss verstopft', 'Rohrreinigungsservice'],
  ['mein abfluss ist schon wieder verstopft', 'Rohrreinigungsservice'],
  ['clogged drain', 'Rohrreinigungsservice'],
  ['dişim ağrıyor', 'Zahnarzt'],
  ['zahn abgebrochen', 'Zahnarzt'],
])('%s is read as a need: %s helps', async (text, category) => {
  const index = await givenTown()
  for (const location of ['', 'Köln']) {
    const { businesses, understood, trade } = search(index, { text, location })
    expect([...new Set(businesses.map(card => card.category))], location).toEqual([category])
    expect(understood.parts[0]).toMatchObject({ kind: 'trade', value: trade?.slug })
    expect(understood.parts[0]).toHaveProperty('need')
  }
})

test('where the first trade that helps is not there, the next one is', async () => {
  const { index } = await givenIndex(business({ name: 'Rohr Voss', category: 'Klempner' }))
  expect(search(index, 'abfluss verstopft').businesses.map(({ name }) => name)).toEqual(['Rohr Voss'])
})

test.each([
  ['hexenschuss', 'Wollstube Hexenschuss', 'a name has the word'],
  ['klempner abfluss', 'Abfluss Müller', 'a trade stands beside it'],
  ['zahnarzt', 'Dr. Öztürk', 'a trade alone'],
])('%s is no need: %s, because %s', async (text, name) => {
  const { businesses, understood } = search(await givenTown(), text)
  expect(businesses[0]?.name).toBe(name)
  expect(understood.parts.filter(part => part.need !== undefined)).toEqual([])
})

test('no brand is read as a need', async () => {
  expect(search(await givenTown(), 'burger king').total).toBe(0)
})

test('every need of the table is helped with by trades that exist, and has a name in each language', () => {
  const faults = needs().filter(
    ({ trades, names }) =>
      trades.length === 0 ||
      trades.some(slug => categoryBySlug(slug) === undefined) ||
      Object.values(names).some(name => name === ''),
  )
  expect(faults.map(({ key }) => key)).toEqual([])
})
