import { expect, test } from 'vitest'
import { misspelledCategory, proposedCategories } from '#domain/category/propose-categories.ts'

test.each([
  ['Zahnartz', 'Zahnarzt'],
  ['Dachdekker', 'Dachdecker'],
  ['fahradgeschäft', 'Fahrradgeschäft'],
  ['Auto repair shpo', 'Kfz-Werkstatt'],
  // Too short, far from everything, a number in it, another first letter, known as it is.
  ['Hotal', undefined],
  ['Zauberstabschnitzerei', undefined],
  ['Zahnarz7', undefined],
  ['Vierladen', undefined],
  ['Zahnarzt', undefined],
  // A word of its own, not 'Internat'.
  ['Internet', undefined],
])('%s is a typing mistake of %s', (typed, meant) => {
  expect(misspelledCategory(typed)?.name).toBe(meant)
})

test.each([
  ['Zahnartz', 'Zahnarzt'],
  ['Biobäckerei', 'Bio-Bäckerei'],
  ['zubni lekarz', 'Zahnarzt'],
  ['Elektriker und Solarteur', 'Elektriker'],
])('%s may mean %s', (typed, meant) => {
  expect(proposedCategories(typed).map(({ name }) => name)).toContain(meant)
  expect(proposedCategories(typed).length).toBeLessThanOrEqual(3)
})

test('what is no name has no proposals', () => {
  expect(['', '?', 'ab', '…'.repeat(200)].map(proposedCategories)).toEqual([[], [], [], []])
})
