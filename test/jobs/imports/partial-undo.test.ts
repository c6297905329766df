import { expect, test } from 'vitest'
import type { Business } from '#domain/business/business.ts'
import type { KeptBusiness } from '#domain/edit/undo-check.ts'
import { undoHistory } from '#services/businesses/business-history.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { hideBusiness } from '#services/businesses/hide-business.ts'
import { removeBusiness } from '#services/businesses/remove-business.ts'
import { saveDrafts } from '#services/businesses/save-drafts.ts'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'
import { startUndo } from '#services/undo/start-undo.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { historyOf } from '#store/businesses/history.ts'
import { addOwner } from '#store/businesses/owners.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import { testKey } from '#test/test-key.ts'
import { csvOf, type GivenImports, givenImports, manyRows, row } from './given-imports.ts'

const ROTH = { place_id: 'ChIJaaaaaaaaaaaaaaaaaaaaaaa' }
const ACCOUNT = { account: 'admin' }

async function facts(given: GivenImports): Promise<Omit<Business, 'updatedAt'>[]> {
  return (await given.businesses()).map(({ updatedAt: _, ...business }) => business)
}

const deps = ({ store, index, clock }: GivenImports) => ({ store, index, now: () => clock.now })

async function idOf(given: GivenImports, name: string): Promise<number> {
  const found = (await given.businesses()).find(business => business.name === name)
  if (found === undefined) throw new Error(`no ${name}`)
  return found.id
}

async function edit(
  given: GivenImports,
  name: string,
  fields: Parameters<typeof editBusiness>[1]['edit']['fields'],
  locks = {},
): Promise<void> {
  const id = await idOf(given, name)
  const version = (await businessRecord(given.store.db, id))?.version ?? 0
  await editBusiness(deps(given), { id, version, edit: { fields, locks }, ...ACCOUNT })
}

/** What later happened to a new business, named so, and the reason for which it stays. */
const TOUCHES: readonly {
  what: string
  touch: (given: GivenImports, id: number, name: string) => Promise<unknown>
  kept: Partial<KeptBusiness>
}[] = [
  {
    what: 'the administrator edited it',
    touch: (given, _, name) => edit(given, name, { phone: '03581 471111' }),
    kept: { reason: 'edited', account: 'admin' },
  },
  {
    what: 'the administrator hid it',
    touch: async (given, id) => {
      const version = (await businessRecord(given.store.db, id))?.version ?? 0
      await hideBusiness(deps(given), { id, version, isHidden: true, ...ACCOUNT })
    },
    kept: { reason: 'edited', account: 'admin' },
  },
  {
    what: 'its owner corrected it',
    touch: (given, _, name) => ownerSays(given, name),
    kept: { reason: 'owner', account: null },
  },
  {
    what: "an owner's address is on file for it",
    touch: (given, id) =>
      given.store.write(trx => addOwner(trx, { businessId: id, email: 'inhaber@laden.example', now: 0 })),
    kept: { reason: 'owner', at: null },
  },
  {
    what: 'a later import changed it',
    touch: (given, _, name) =>
      given.imported('spaeter.csv', csvOf([{ ...shop(name), Website: 'https://laden.example' }])),
    kept: { reason: 'imported', runId: 3 },
  },
  {
    what: 'it took in another business',
    touch: async (given, id) =>
      mergeBusinesses(deps(given), {
        winnerId: id,
        loserId: await idOf(given, 'Altes Haus'),
        take: [],
        ...ACCOUNT,
      }),
    kept: { reason: 'merged', otherId: 1 },
  },
  {
    what: 'it was merged into another business',
    touch: async (given, id) =>
      mergeBusinesses(deps(given), {
        winnerId: await idOf(given, 'Neues Haus'),
        loserId: id,
        take: [],
        ...ACCOUNT,
      }),
    kept: { reason: 'merged-away', otherId: 2 },
  },
  {
    what: 'it was removed',
    touch: async (given, id) => {
      const version = (await businessRecord(given.store.db, id))?.version ?? 0
      await removeBusiness(deps(given), { id, version, reason: 'Doppelt', ...ACCOUNT })
    },
    kept: { reason: 'removed', account: 'admin' },
  },
]

/** A row about a business with a street of its own. */
function shop(name: string) {
  return row({ Name: name, Straße: `${name.replaceAll(/[^a-z]/gi, '')}weg 3`, Telefon: '' })
}

async function ownerSays({ store }: GivenImports, name: string): Promise<void> {
  await store.write(async trx =>
    saveDrafts(trx, {
      drafts: [
        {
          name,
          street: String(shop(name).Straße),
          postalCode: '02826',
          city: 'Görlitz',
          description: 'Neu hier.',
        },
      ],
      origin: { source: 'owner', date: '2026-11-22' },
      suppressed: await suppressionList(trx, testKey),
      now: 0,
    }),
  )
}

test('a new business stays when anything happened to it later, the other goes back', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([shop('Altes Haus'), shop('Neues Haus')]))
  const { run } = await given.imported(
    'neu.csv',
    csvOf([...TOUCHES.map(({ what }) => shop(what)), shop('Zweiter Laden')]),
  )
  const ids = new Map<string, number>()
  for (const { what } of TOUCHES) ids.set(what, await idOf(given, what))
  for (const { what, touch } of TOUCHES) await touch(given, ids.get(what) ?? 0, what)
  const records = () => Promise.all([...ids.values()].map(async id => businessRecord(given.store.db, id)))
  const before = await records()
  const preview = await given.preview(run.id)
  expect(preview.check).toEqual({ removable: 1, restorable: 0, partly: 0, kept: TOUCHES.length })
  const byId = new Map(preview.kept.map(kept => [kept.id, kept]))
  for (const { what, kept } of TOUCHES) {
    const id = ids.get(what) ?? 0
    expect
      .soft(byId.get(id), what)
      .toMatchObject({ id, name: what, isNew: true, kept: [], free: [], ...kept })
  }
  const job = await given.undo(run.id)
  const undone = { removed: 1, restored: 0, partly: 0, kept: TOUCHES.length }
  expect(job).toMatchObject({ state: 'done', result: undone })
  expect(await records()).toEqual(before)
  expect((await given.businesses()).map(({ name }) => name)).not.toContain('Zweiter Laden')
  const { run: after } = await given.detail(run.id)
  expect(after).toMatchObject({ undoneAt: null, partlyUndone: { undone: 1, kept: TOUCHES.length } })
  expect((await given.preview(run.id)).kept).toEqual(preview.kept)
  const audit = await given.store.db.selectFrom('audit').selectAll().orderBy('id', 'desc').executeTakeFirst()
  expect(audit).toMatchObject({ action: 'import.undone', subject: String(run.id), account: 'admin' })
  expect(JSON.parse(audit?.details ?? '')).toMatchObject({ undone: 1, kept: TOUCHES.length })
})

const OLD = row({ ...ROTH, Website: 'https://alt.example/' })
const NEW = row({ ...ROTH, Telefon: '03581 479999', Website: 'https://neu.example/' })

test('of a changed business, the fields that nobody changed since go back', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([OLD]))
  const { run } = await given.imported('neu.csv', csvOf([NEW]))
  await edit(given, 'Bäckerei Roth', { phone: '03581 470000' })
  expect(await given.preview(run.id)).toMatchObject({
    check: { removable: 0, restorable: 0, partly: 1, kept: 1 },
    kept: [{ reason: 'edited', account: 'admin', kept: ['phone'], free: ['website'] }],
  })
  const job = await given.undo(run.id)
  expect(job.result).toMatchObject({ removed: 0, restored: 0, partly: 1, kept: 1 })
  const [business] = await given.businesses()
  expect(business).toMatchObject({ phone: '+493581470000', website: 'https://alt.example/' })
  expect(business?.fieldSources.phone).toMatchObject({ source: 'administrator', isLocked: true })
  expect(await given.preview(run.id)).toMatchObject({
    check: { partly: 0, kept: 1 },
    kept: [{ kept: ['phone'], free: [] }],
  })
})

test('a business of which only other fields were changed goes back as far as the import is concerned', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([OLD]))
  const { run } = await given.imported('neu.csv', csvOf([NEW]))
  await edit(given, 'Bäckerei Roth', { description: 'Brot seit 1904.' })
  const job = await given.undo(run.id)
  expect(job.result).toMatchObject({ restored: 1, partly: 0, kept: 0 })
  expect((await given.businesses())[0]).toMatchObject({
    phone: '+493581471000',
    website: 'https://alt.example/',
    description: 'Brot seit 1904.',
  })
  expect((await given.detail(run.id)).run).toMatchObject({
    undoneAt: given.clock.now,
    partlyUndone: null,
  })
})

test('an address goes back as a whole or not at all', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([OLD]))
  const { run } = await given.imported(
    'neu.csv',
    csvOf([row({ ...ROTH, Straße: 'Weg 5', PLZ: '02763', Ort: 'Zittau', Telefon: '03581 479999' })]),
  )
  await edit(given, 'Bäckerei Roth', { street: 'Weg 5a' })
  await given.undo(run.id)
  const [business] = await given.businesses()
  expect(business).toMatchObject({
    street: 'Weg 5a',
    postalCode: '02763',
    city: 'Zittau',
    citySlug: 'zittau',
    phone: '+493581471000',
  })
})

test('an address that goes back beside a newer fact gets its page address back, and the other one leads there', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([OLD]))
  const { run } = await given.imported('neu.csv', csvOf([row({ ...ROTH, PLZ: '02763', Ort: 'Zittau' })]))
  await edit(given, 'Bäckerei Roth', { description: 'Brot seit 1904.' })
  await given.undo(run.id)
  expect(given.index.businessBySlug('goerlitz', 'baeckerei-roth', 0).kind).toBe('found')
  expect(given.index.businessBySlug('zittau', 'baeckerei-roth', 0).kind).toBe('moved')
})

test('a field that was locked since stays', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([OLD]))
  const { run } = await given.imported('neu.csv', csvOf([NEW]))
  await edit(given, 'Bäckerei Roth', {}, { website: true })
  expect((await given.preview(run.id)).kept).toMatchObject([
    { reason: 'locked', account: 'admin', kept: ['website'], free: ['phone'] },
  ])
})

test('undoing the newest import frees the one before', async () => {
  const given = await givenImports()
  const first = await given.imported('1.csv', csvOf([OLD, row({ Name: 'Café Central', Telefon: '' })]))
  const before = await facts(given)
  const second = await given.imported('2.csv', csvOf([NEW, row({ Name: 'Neuer Laden', Telefon: '' })]))
  const third = await given.imported(
    '3.csv',
    csvOf([row({ ...ROTH, Name: 'Backhaus Roth', Telefon: '03581 478888' })]),
  )
  expect((await given.preview(second.run.id)).check).toEqual({
    removable: 1,
    restorable: 0,
    partly: 1,
    kept: 1,
  })
  await given.undo(third.run.id)
  expect((await given.preview(second.run.id)).check).toEqual({
    removable: 1,
    restorable: 1,
    partly: 0,
    kept: 0,
  })
  await given.undo(second.run.id)
  expect(await facts(given)).toEqual(before)
  await given.undo(first.run.id)
  expect(await given.businesses()).toEqual([])
})

test('an undo is continued later with what became free', async () => {
  const given = await givenImports()
  await given.imported('1.csv', csvOf([OLD]))
  const before = await facts(given)
  const second = await given.imported('2.csv', csvOf([NEW, row({ Name: 'Neuer Laden', Telefon: '' })]))
  const third = await given.imported('3.csv', csvOf([row({ ...ROTH, Telefon: '03581 478888' })]))
  await given.undo(second.run.id)
  expect((await given.detail(second.run.id)).run.partlyUndone).toMatchObject({ undone: 1, kept: 1 })
  expect((await given.businesses())[0]).toMatchObject({
    phone: '+493581478888',
    website: 'https://alt.example/',
  })
  await given.undo(third.run.id)
  expect((await given.preview(second.run.id)).check).toMatchObject({ restorable: 1, kept: 0 })
  await given.undo(second.run.id)
  expect((await given.detail(second.run.id)).run).toMatchObject({
    undoneAt: given.clock.now,
    partlyUndone: null,
  })
  expect(await facts(given)).toEqual(before)
})

test('an edit that was undone since stands in nobody’s way', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([OLD]))
  const before = await facts(given)
  const { run } = await given.imported('neu.csv', csvOf([NEW]))
  await edit(given, 'Bäckerei Roth', { phone: '03581 470000' })
  const id = await idOf(given, 'Bäckerei Roth')
  const [entry] = await historyOf(given.store.db, id)
  await undoHistory(deps(given), { id, entry: entry?.id ?? 0, ...ACCOUNT })
  expect((await given.preview(run.id)).check).toEqual({ removable: 0, restorable: 1, partly: 0, kept: 0 })
  await given.undo(run.id)
  expect(await facts(given)).toEqual(before)
})

test('what was undone and then restored from the history may be undone again', async () => {
  const given = await givenImports()
  await given.imported('alt.csv', csvOf([OLD]))
  const { run } = await given.imported('neu.csv', csvOf([NEW, row({ Name: 'Neuer Laden', Telefon: '' })]))
  await edit(given, 'Neuer Laden', { phone: '03581 470000' })
  await given.undo(run.id)
  const id = await idOf(given, 'Bäckerei Roth')
  const [entry] = await historyOf(given.store.db, id)
  await undoHistory(deps(given), { id, entry: entry?.id ?? 0, ...ACCOUNT })
  expect((await given.businesses())[0]?.phone).toBe('+493581479999')
  expect((await given.preview(run.id)).check).toMatchObject({ restorable: 1, kept: 1 })
  await given.undo(run.id)
  expect((await given.businesses())[0]?.phone).toBe('+493581471000')
})

test('a former place id that another business has now stays there', async () => {
  const given = await givenImports()
  const google = { google_id: '0x47a:0x1b' }
  await given.imported('alt.csv', csvOf([row({ ...ROTH, ...google })]))
  const { run } = await given.imported(
    'neu.csv',
    csvOf([row({ place_id: 'ChIJbbbbbbbbbbbbbbbbbbbbbbb', ...google, Telefon: '03581 479999' })]),
  )
  await given.imported('dritte.csv', csvOf([row({ ...ROTH, Name: 'Café Central', Straße: 'Weg 8' })]))
  const preview = await given.preview(run.id)
  expect(preview.kept).toMatchObject([
    { reason: 'place-taken', otherId: await idOf(given, 'Café Central'), kept: ['placeId'], free: ['phone'] },
  ])
  await given.undo(run.id)
  expect((await given.businesses()).map(({ placeId, phone }) => [placeId, phone])).toEqual([
    ['ChIJbbbbbbbbbbbbbbbbbbbbbbb', '+493581471000'],
    [ROTH.place_id, '+493581471000'],
  ])
})

test('a cancelled undo says what went back until then, and can be called again', async () => {
  let writes = 0
  let isUndoing = false
  let cancel: (() => Promise<unknown>) | undefined
  const given = await givenImports(store => ({
    ...store,
    async write(work) {
      const result = await store.write(work)
      if (isUndoing && ++writes === 1) await cancel?.()
      return result
    },
  }))
  const { run } = await given.imported('viele.csv', csvOf(manyRows(250)))
  isUndoing = true
  const jobId = await startUndo(deps(given), { kind: 'import', id: run.id }, ACCOUNT.account)
  cancel = async () => {
    await given.store.db.updateTable('jobs').set({ is_cancel_requested: 1 }).where('id', '=', jobId).execute()
    await given.look()
  }
  await given.work()
  expect(await given.job(jobId)).toMatchObject({ state: 'cancelled' })
  isUndoing = false
  const left = (await given.businesses()).length
  expect(left).toBeGreaterThan(0)
  expect(left).toBeLessThan(250)
  expect((await given.detail(run.id)).run).toMatchObject({
    undoneAt: null,
    partlyUndone: { undone: 250 - left, kept: left },
  })
  await given.undo(run.id)
  expect(await given.businesses()).toEqual([])
  expect((await given.detail(run.id)).run.undoneAt).toBe(given.clock.now)
})
