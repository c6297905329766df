import { expect, test } from 'vitest'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'
import { up } from '#store/migrations/0029-merged-submissions.ts'
import { insertSubmission, saveOutcome } from '#store/submissions.ts'
import { draft } from '#test/make-draft.ts'
import { submission } from '#test/make-submission.ts'
import { tempDirectory } from '#test/temp-directory.ts'

test('what waits for a decision about a business that was merged before is about the one that remains', async () => {
  const { store } = await tempDirectory(
    draft(),
    draft({ name: 'Zwei', street: 'Weg 2' }),
    draft({ name: 'Drei', street: 'Weg 3' }),
  )
  for (const [winnerId, loserId] of [
    [2, 1],
    [3, 2],
  ] as const)
    await mergeBusinesses({ store, now: () => 1 }, { winnerId, loserId, take: [], account: 'admin' })
  for (const businessId of [1, 1, 1, 3, null])
    await store.write(trx => insertSubmission(trx, submission({ businessId }), 0))
  for (const [id, kind] of [
    [2, 'answered'],
    [3, 'not-acted'],
  ] as const) {
    const outcome = { kind, text: '"kind":"answered"', at: 1 }
    await saveOutcome(store.db, { id, state: 'open', outcome, businessId: 1 })
  }
  await store.db.schema.alterTable('submissions').dropColumn('merged_from').execute()
  await up(store.db as never)
  const rows = await store.db
    .selectFrom('submissions')
    .select(['business_id', 'merged_from'])
    .orderBy('id')
    .execute()
  expect(rows).toEqual([
    { business_id: 3, merged_from: 1 },
    { business_id: 3, merged_from: 1 },
    { business_id: 1, merged_from: null },
    { business_id: 3, merged_from: null },
    { business_id: null, merged_from: null },
  ])
})
