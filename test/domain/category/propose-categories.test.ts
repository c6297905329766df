import { describe, expect, test } from 'vitest'
import { isOneEdit, misspelledCategory, proposedCategories } from '#domain/category/propose-categories.ts'

describe('one edit', () => {
  test.each([
    ['zahnarzt', 'zahnartz', true],
    ['zahnarzt', 'zahnarz', true],
    ['zahnarzt', 'zahnarztt', true],
    ['zahnarzt', 'zahmarzt', true],
    ['zahnarzt', 'zahnarzt', false],
    ['zahnarzt', 'zhanartz', false],
    ['zahnarzt', 'zahn', false],
  ])('%s and %s: %s', (one, other, isOne) => {
    expect([isOneEdit(one, other), isOneEdit(other, one)]).toEqual([isOne, isOne])
  })
})

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
