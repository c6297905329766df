import { expect, test } from 'vitest'
import { adminStatsSchema } from '#domain/metric/admin-stats.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { tempAdmin } from '#test/api/temp-admin.ts'
import { changeStored } from '#test/change-stored.ts'
import { draft } from '#test/make-draft.ts'

test('an empty directory has no rating and no yesterday', async () => {
  const admin = await tempAdmin()
  const answer = await admin.call('GET', '/api/admin/stats')
  expect(adminStatsSchema.parse(answer.json())).toEqual({
    totalBusinesses: 0,
    totalCities: 0,
    totalCategories: 0,
    avgRating: null,
    ratedBusinesses: 0,
    hiddenBusinesses: 0,
    demonstrationBusinesses: 0,
    openSubmissions: 0,
    dueSubmissions: 0,
    businessesSinceYesterday: null,
  })
})

test('the figures are those of the truth: hidden businesses count, removed ones do not', async () => {
  const admin = await tempAdmin(
    draft({ rating: 4.2, reviewCount: 3 }),
    draft({ name: 'Arzt', category: 'Arzt', street: 'Ring 1', city: 'Köln', postalCode: '50667' }),
    draft({ name: 'Café', category: 'Café', street: 'Ring 2', rating: 4.9, reviewCount: 3 }),
    draft({ name: 'Weg', street: 'Ring 3', city: 'Bonn', postalCode: '53111', rating: 1, reviewCount: 3 }),
    { name: 'Ortlos', phone: '+493581471001', category: 'Café' },
  )
  const { db } = admin.store
  await changeStored(admin.store, 3, { is_hidden: 1 })
  await changeStored(admin.store, 4, { removed_at: 1 })
  await changeStored(admin.store, 2, { source: 'demonstration' })
  await db.insertInto('figures').values({ day: '2026-11-23', name: 'businesses', value: 7 }).execute()
  await db.insertInto('figures').values({ day: '2026-11-22', name: 'businesses', value: 1 }).execute()
  const now = admin.clock.now
  for (const [id, state, dueAt] of [
    [1, 'new', null],
    // Answered, but still to be decided: its deadline stays in sight.
    [2, 'open', now + 6 * DAY_MS],
    [3, 'open', now + 20 * DAY_MS],
    [4, 'open', now - DAY_MS],
    [5, 'done', now + DAY_MS],
  ] as const) {
    await db
      .insertInto('submissions')
      .values({
        id,
        kind: 'message',
        state,
        language: 'de',
        subject: 'Frage',
        sender_name: null,
        sender_email: null,
        business_id: null,
        payload: '{}',
        note: '',
        created_at: 0,
        updated_at: 0,
        confirmed_at: null,
        due_at: dueAt,
        is_from_owner: 0,
        suspicion: null,
        outcome: null,
        ticket: null,
        facts_then: null,
      })
      .execute()
  }
  expect((await admin.call('GET', '/api/admin/stats')).json()).toEqual({
    totalBusinesses: 4,
    totalCities: 2,
    totalCategories: 3,
    avgRating: '4.6',
    ratedBusinesses: 2,
    hiddenBusinesses: 1,
    demonstrationBusinesses: 1,
    openSubmissions: 4,
    dueSubmissions: 2,
    businessesSinceYesterday: -3,
  })
})
