import { expect, test } from 'vitest'
import { listRechecks } from '#services/imports/list-stale.ts'
import { markForRecheck } from '#store/imports/rechecks.ts'
import { recordLinkChecks } from '#store/links/link-checks.ts'
import { countingStore } from '#test/counting-store.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'

test('what is to be checked again is listed in as many statements for twenty businesses as for one', async () => {
  const shops = Array.from({ length: 20 }, (_, n) =>
    draft({ name: `Laden ${n}`, street: `Weg ${n}`, website: `https://laden-${n}.de/` }),
  )
  const { store } = await tempDirectory(...shops)
  const check = { outcome: 'ok', detail: '200', finalUrl: null } as const
  const checked = shops.map((_, n) => ({
    ...{ url: `https://laden-${n}.de/`, check, checkedAt: 100 + n, day: '2026-11-24' },
  }))
  const listed = async (...ids: number[]) => {
    await store.write(async trx => {
      await markForRecheck(trx, ids, { account: 'admin', now: 7 })
      await recordLinkChecks(trx, 1, checked)
    })
    const counting = countingStore(store)
    const { entries } = await listRechecks(counting, { page: 1 })
    return { entries, statements: counting.count() }
  }
  const one = await listed(1)
  const all = await listed(...shops.map((_, n) => n + 1))
  expect(all.statements).toBe(one.statements)
  expect(one.entries).toMatchObject([{ id: 1, check: { outcome: 'ok', checkedAt: 100 } }])
  expect(all.entries.map(({ id, check }) => check?.checkedAt === 99 + id)).toEqual(Array(20).fill(true))
})
