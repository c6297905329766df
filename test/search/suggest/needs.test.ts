import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/language.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { oncePerFile } from '#test/finished.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

const DRAINS = {
  name: 'Kunz',
  category: 'Rohrreinigungsservice',
  categorySlug: 'rohrreinigungsservice',
  categoryGroup: 'handwerker',
} as const
const PLUMBER = {
  name: 'Nass',
  category: 'Klempner',
  categorySlug: 'klempner',
  categoryGroup: 'handwerker',
} as const

const town = oncePerFile(() =>
  givenIndex(business({ ...DRAINS, city: 'Essen' }), business({ ...PLUMBER, city: 'Köln' })),
)

const needsFor = (
  index: DirectoryIndex,
  text: string,
  more: { language?: Language; location?: string } = {},
) =>
  (index.suggest({ text, limit: 5, ...more }).needs ?? []).map(({ name, trade }) => `${trade.name} · ${name}`)

describe('needs are suggested', () => {
  test.each([
    ['the beginning of its second word', 'abfluss ver'],
    ['another order', 'verstopfter ab'],
    ['capitals', 'ABFLUSS VERST'],
    ['words that say nothing', 'der abfluss ist verstopft'],
  ])('for %s', async (_, text) => {
    const { index } = await town()
    expect(needsFor(index, text)[0]).toBe('Rohrreinigungsservice · verstopfter Abfluss')
  })

  test('at most three, in the language of the page', async () => {
    const { index } = await town()
    expect(needsFor(index, 'abfluss').length).toBeLessThanOrEqual(3)
    expect(needsFor(index, 'drain bloc', { language: 'en' })).toContain(
      'Rohrreinigungsservice · blocked drain',
    )
  })

  test('with the first trade that is at the place, as their search finds it', async () => {
    const { index } = await town()
    expect(needsFor(index, 'abfluss ver', { location: 'Köln' })[0]).toBe('Klempner · verstopfter Abfluss')
    const found = search(index, { text: 'verstopfter Abfluss', location: 'Köln' })
    expect(found.trade?.slug).toBe('klempner')
  })

  test.each([
    ['another word between', 'abfluss xyz ver'],
    ['two letters', 'ab'],
    ['a need with whose trades nobody is', 'zahnschm'],
    ['no letters', ' '],
  ])('not for %s', async (_, text) => {
    const { index } = await town()
    expect(index.suggest({ text, limit: 5 })).not.toHaveProperty('needs')
  })
})
