import { expect, test } from 'vitest'
import { emptyIndexFiles, openIndexFiles } from '#search/index/open-files.ts'
import { readPointer } from '#search/index/pointer.ts'
import { searchIn } from '#search/query/search.ts'
import { warmUp } from '#search/query/warm-up.ts'
import { Snapshot } from '#search/snapshot/snapshot.ts'
import { business } from '#test/make-business.ts'
import { givenIndex } from '#test/search/given.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')

test('after warming up, a search for a frequent category reads nothing from the file', async () => {
  const { folder } = await givenIndex(business({ name: 'Bäckerei Roth', category: 'Bäckerei' }))
  const pointer = readPointer(folder)
  if (pointer === undefined) throw new Error('no index was built')
  const snapshot = openIndexFiles(folder, pointer, files => new Snapshot(files))
  snapshot.read(() => {
    for (const _ of warmUp(snapshot, NOW));
    snapshot.mainDatabase.close()
    expect(searchIn(snapshot, { text: 'Bäckerei', limit: 24, offset: 0 }, NOW).total).toBe(1)
    expect(() => searchIn(snapshot, { text: 'Roth', limit: 24, offset: 0 }, NOW)).toThrow()
  })
  snapshot.deltaDatabase.close()
})

test('an empty directory is warmed up, too', () => {
  const snapshot = new Snapshot(emptyIndexFiles())
  snapshot.read(() => expect([...warmUp(snapshot, NOW)].length).toBeGreaterThan(0))
  snapshot.close()
})
