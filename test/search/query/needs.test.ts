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

test.each(['burger king', 'verstopft'])(
  '%s: no brand and no part of a phrase is read as a need',
  async text => {
    expect(search(await givenTown(), text).understood.parts.filter(part => part.need !== undefined)).toEqual(
      [],
    )
  },
)

test('a trade that is misspelled is rather meant than a need with words like it', async () => {
  const { index } = await givenIndex(
    business({ name: 'Aufsperr Voss', category: 'Schlüsseldienst' }),
    business({ name: 'Kanzlei am Ring', category: 'Rechtsanwalt' }),
  )
  const { businesses, corrected } = search(index, 'schlüsseldinst sofort')
  expect(businesses.map(({ name }) => name)).toEqual(['Aufsperr Voss'])
  expect(corrected?.to).toBe('schlüsseldienst')
})

test('a need that nobody helps with is said, and what is related to its trade is offered', async () => {
  const { index } = await givenIndex(business({ name: 'Sanitär Voss', category: 'Sanitärinstallateur' }))
  const { total, understood, nearest } = search(index, 'tüv fällig')
  expect(total).toBe(0)
  expect(understood.parts[0]).toHaveProperty('need')
  expect(nearest).toBeUndefined()
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
