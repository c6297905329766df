import { expect, test } from 'vitest'
import { type CategoryRule, CategoryRules, NO_RULES } from '#domain/category/category-rules.ts'
import { categorizeDraft } from '#services/categories/categorize-draft.ts'

const KEPT: CategoryRule = {
  id: 1,
  kind: 'keep',
  from: { slug: 'zahnartz', name: 'Zahnartz', group: 'gesundheit' },
  to: { slug: 'zahnartz', name: 'Zahnartz', group: 'gesundheit' },
  account: 'anna',
  createdAt: 0,
}

test('a file’s typing mistake means the known category, and a warning names both', () => {
  const { draft, notes } = categorizeDraft({ category: 'Zahnartz' }, 'spreadsheet', NO_RULES)
  expect(draft.category).toBe('Zahnarzt')
  expect(notes).toEqual([{ field: 'category', code: 'category_spelling', value: 'Zahnartz → Zahnarzt' }])
})

test('a file’s name that no list has becomes a category, and a warning says so', () => {
  const { draft, notes } = categorizeDraft({ category: 'Zauberstabschnitzerei' }, 'spreadsheet', NO_RULES)
  expect(draft.category).toBe('Zauberstabschnitzerei')
  expect(notes).toEqual([{ field: 'category', code: 'category_unknown', value: 'Zauberstabschnitzerei' }])
})

test.each([
  ['what the operator has confirmed', 'Zahnartz', 'spreadsheet', new CategoryRules([KEPT])],
  ['what somebody typed', 'Zahnartz', 'owner', NO_RULES],
] as const)('%s stays', (_title, category, source, rules) => {
  const { draft, notes } = categorizeDraft({ category }, source, rules)
  expect(draft.category).toBe(category)
  expect(notes).toEqual([])
})
