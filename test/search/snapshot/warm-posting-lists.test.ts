import { expect, test } from 'vitest'
import { deltaPath, mainPath, readPointer } from '#search/index/pointer.ts'
import { FIELDS } from '#search/snapshot/segment.ts'
import { openSnapshot } from '#search/snapshot/snapshot.ts'
import { warmPostingLists } from '#search/snapshot/warm-posting-lists.ts'
import { business } from '#test/make-business.ts'
import { givenIndex } from '#test/search/given.ts'

/** More than a word needs to count as common (vocabulary.ts). */
const MANY = 1_600

test('the lists of common words are read ahead, the commonest first, rare words never', async () => {
  const { folder } = await givenIndex(
    ...Array.from({ length: MANY }, (_, at) =>
      business({ name: `Bäckerei ${at < MANY - 50 ? 'Sonne' : 'Mond'}` }),
    ),
  )
  const { generation } = readPointer(folder) ?? { generation: '' }
  const snapshot = openSnapshot(mainPath(folder, generation), deltaPath(folder, generation))
  try {
    expect([...new Set(warmPostingLists(snapshot))]).toEqual(['bäckerei', 'sonne'])
    expect(snapshot.main.matchingAll(FIELDS.name, [[['sonn']]]).length).toBe(MANY - 50)
  } finally {
    snapshot.close()
  }
})
