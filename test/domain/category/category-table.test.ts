import { describe, expect, test } from 'vitest'
import { categoriesOfGroup, categoryFor } from '#domain/category/category.ts'
import { FOREIGN_NAMES } from '#domain/category/foreign-names.ts'
import { CATEGORY_GROUPS, GROUP_ALIASES, isGroupSlug } from '#domain/category/group.ts'
import { categoryKey } from '#domain/category/key.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import countedTurkish from '#domain/data/categories/counted/tr.json' with { type: 'json' }
import keywords from '#domain/data/categories/keywords.json' with { type: 'json' }

describe('the category table', () => {
  test('has at least 900 categories', () => {
    expect(CATEGORIES.length).toBeGreaterThanOrEqual(900)
  })

  test('gives every category a name in three languages, a schema.org type and a slug of its own', () => {
    for (const { slug, name, englishNames, turkishNames, schemaType } of CATEGORIES) {
      expect(name, slug).toMatch(/^[A-ZÄÖÜ0-9][^|;=]*$/)
      expect(englishNames[0], name).toBeTruthy()
      expect(turkishNames.length, name).toBeGreaterThan(0)
      for (const turkish of turkishNames) expect(turkish, name).toMatch(/^[A-ZÇĞİÖŞÜ0-9][^|;=]*$/)
      expect(schemaType, name).toMatch(/^[A-Z][A-Za-z]+$/)
      expect(slug, name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
    expect(new Set(CATEGORIES.map(category => category.slug)).size).toBe(CATEGORIES.length)
  })

  test('uses no slug of a group or of an old footer link', () => {
    const taken = CATEGORIES.map(category => category.slug)
    expect(taken.filter(slug => isGroupSlug(slug) || slug in GROUP_ALIASES)).toEqual([])
  })

  test('uses every name and alias for one category only', () => {
    const owners = new Map<string, string>()
    const collisions: string[] = []
    for (const { slug, name, englishNames, turkishNames, aliases } of CATEGORIES) {
      for (const key of new Set([name, ...englishNames, ...turkishNames, ...aliases].map(categoryKey))) {
        const other = owners.get(key)
        if (other !== undefined) collisions.push(`${key}: ${other}, ${slug}`)
        owners.set(key, slug)
      }
    }
    expect(collisions).toEqual([])
  })

  test('puts categories into every group', () => {
    expect(CATEGORY_GROUPS).toHaveLength(15)
    for (const group of CATEGORY_GROUPS) {
      expect(categoriesOfGroup(group.slug).length, group.slug).toBeGreaterThan(10)
    }
  })

  test('has keywords of groups that there are', () => {
    expect(keywords.map(({ group }) => group).filter(group => !isGroupSlug(group))).toEqual([])
  })

  test('gives every category, in its own order, the Turkish noun that follows a figure', () => {
    const lines = countedTurkish.map(line => line.split(' | '))
    expect(lines.map(([slug]) => slug)).toEqual(CATEGORIES.map(({ slug }) => slug))
    for (const [slug, noun] of lines) expect(noun, slug).toMatch(/^[\p{L}0-9][^|;=]*$/u)
    const nouns = lines.map(([, noun]) => noun)
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([])
  })

  test('gives no foreign name two meanings', () => {
    const others: string[] = []
    for (const [name, foreign] of FOREIGN_NAMES) {
      for (const one of foreign)
        if (categoryFor(one).name !== name) others.push(`${one}: ${categoryFor(one).name}`)
    }
    expect(others).toEqual([])
  })
})
