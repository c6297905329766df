import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { openOverviewIndex } from '#search/overview/overview-index.ts'
import { countAdminBusinesses, idsMatching } from '#services/businesses/list-admin-businesses.ts'
import { type OverviewDeps, openOverview } from '#services/businesses/overview.ts'
import { changeStored } from '#test/change-stored.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

async function idsOf(deps: OverviewDeps, filter: AdminBusinessFilter = {}): Promise<number[]> {
  return (await Array.fromAsync(idsMatching(deps, filter))).flat()
}

describe('the administrator’s overview', () => {
  test('finds what was stored before the question', async () => {
    const directory = await tempDirectory(draft({ name: 'Birne' }))
    expect(await idsOf(directory)).toEqual([1])
    await directory.add(draft({ name: 'Anker', street: 'Gasse 1' }))
    expect(await idsOf(directory)).toEqual([2, 1])
    await changeStored(directory.store, 2, { name: 'Zebra' })
    expect(await idsOf(directory)).toEqual([1, 2])
    await changeStored(directory.store, 1, { removed_at: 1 })
    expect(await idsOf(directory)).toEqual([2])
    expect(await idsOf(directory, { state: 'removed' })).toEqual([1])
    await changeStored(directory.store, 2, { is_hidden: 1 })
    expect(await idsOf(directory, { state: 'hidden', search: 'zebra' })).toEqual([2])
    expect(await countAdminBusinesses(directory, {})).toBe(1)
  })

  test('has nothing of what was deleted entirely, before and after a rebuild', async () => {
    const directory = await tempDirectory(draft(), draft({ name: 'Anker', street: 'Gasse 1' }))
    await changeStored(directory.store, 1, { removed_at: 1, url_slug: '~1' })
    for (const state of [undefined, 'removed'] as const) {
      const expected = state === undefined ? [2] : []
      expect(await idsOf(directory, state && { state })).toEqual(expected)
      await directory.rebuild()
      expect(await idsOf(directory, state && { state })).toEqual(expected)
    }
  })

  test('gives long lists in steps', async () => {
    const count = 1100
    const directory = await tempDirectory(
      ...Array.from({ length: count }, (_, at) => draft({ name: `Betrieb ${at}`, street: `Gasse ${at}` })),
    )
    const steps = await Array.fromAsync(idsMatching(directory, {}))
    expect(Math.max(...steps.map(step => step.length))).toBe(500)
    expect(new Set(steps.flat()).size).toBe(count)
  })

  test('answers questions that come at the same time', async () => {
    const directory = await tempDirectory(draft(), draft({ name: 'Anker', street: 'Gasse 1' }))
    const counts = await Promise.all(
      [{}, { search: 'anker' }, { city: 'Berlin' }].map(filter => countAdminBusinesses(directory, filter)),
    )
    expect(counts).toEqual([2, 1, 0])
  })

  test('says that the index is being built while there is none, and works again by itself', async () => {
    const directory = await tempDirectory(draft())
    const index = openOverviewIndex(join(directory.folder, 'index'))
    onTestFinished(() => index.close())
    // Nobody follows meanwhile.
    const overview = openOverview({ store: directory.store, index, waitMs: 0 })
    expect(await idsOf({ overview })).toEqual([1])
    const pointer = join(directory.folder, 'index', 'current.json')
    rmSync(pointer)
    await expect(idsOf({ overview })).rejects.toMatchObject({ code: 'index_not_ready' })
    await directory.rebuild()
    expect(await idsOf({ overview })).toEqual([1])
  })

  test('answers from an index that does not follow in time', async () => {
    const directory = await tempDirectory(draft())
    const index = openOverviewIndex(join(directory.folder, 'index'))
    onTestFinished(() => index.close())
    const overview = openOverview({ store: directory.store, index, waitMs: 0 })
    await changeStored(directory.store, 1, { name: 'Zebra' })
    expect(await idsOf({ overview }, { search: 'zebra' })).toEqual([])
    await directory.follow()
    expect(await idsOf({ overview }, { search: 'zebra' })).toEqual([1])
  })

  test('closing it refuses questions that wait, and the next question starts it again', async () => {
    const directory = await tempDirectory(draft())
    const index = openOverviewIndex(join(directory.folder, 'index'))
    onTestFinished(() => index.close())
    const question = index.query('totals', {}, { change: 0, waitMs: 0 })
    const waiting = expect(question).rejects.toThrow('ended')
    await index.close()
    await waiting
    expect(await index.query('totals', {}, { change: 0, waitMs: 0 })).toMatchObject({ total: 1 })
  })
})
