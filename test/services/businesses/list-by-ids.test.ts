import { expect, test } from 'vitest'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { listByIds } from '#services/businesses/list-by-ids.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

/** A directory where 8 went into the bakery, and 9 into one that has moved on itself. */
async function given() {
  const { index } = await tempDirectory(draft())
  const moved: Record<number, string> = { 8: 'goerlitz/baeckerei-roth', 9: 'goerlitz/laengst-fort' }
  const told: Pick<DirectoryIndex, 'businessById' | 'businessBySlug'> = {
    businessById: (id, now) => {
      const urlSlug = moved[id]
      return urlSlug === undefined ? index.businessById(id, now) : { kind: 'moved', urlSlug }
    },
    businessBySlug: (city, slug, now) =>
      slug === 'laengst-fort'
        ? { kind: 'moved', urlSlug: 'goerlitz/noch-weiter' }
        : index.businessBySlug(city, slug, now),
  }
  return { index: { ...told } as DirectoryIndex, now: () => 0 }
}

test('a business that went into another one is listed as that one, once', async () => {
  const deps = await given()
  expect(listByIds(deps, [8, 1]).map(({ id }) => id)).toEqual([1])
})

test('a move that leads to another move ends the search', async () => {
  expect(listByIds(await given(), [9])).toEqual([])
})
