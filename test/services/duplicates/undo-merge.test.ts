import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import { type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { showHistory, undoHistory } from '#services/businesses/business-history.ts'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { restoreBusiness } from '#services/businesses/restore-business.ts'
import { showAdminBusiness } from '#services/businesses/show-admin-business.ts'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { addOwner } from '#store/businesses/owners.ts'
import { dismissPair, suggestPairs } from '#store/duplicates/duplicate-pairs.ts'
import { insertPicture } from '#store/pictures/pictures.ts'
import { insertSubmission, saveOutcome, submissionById } from '#store/submissions.ts'
import { draft } from '#test/make-draft.ts'
import { submission } from '#test/make-submission.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

const now = () => 1_000
const ACCOUNT = { account: 'admin' }

const deps = ({ store, index }: TempDirectory) => ({ store, index, now })

async function merge(
  given: TempDirectory,
  winnerId: number,
  loserId: number,
  take: readonly BusinessField[] = [],
) {
  await mergeBusinesses(deps(given), { winnerId, loserId, take, ...ACCOUNT })
}

/** Undoes the newest merge of a business. */
async function unmerge(given: TempDirectory, id: number, overwrite?: readonly string[]): Promise<void> {
  const merged = (await showHistory(given, id)).find(({ kind }) => kind === 'merged')
  const version = (await businessRecord(given.store.db, id))?.version ?? 0
  const decision = overwrite === undefined ? {} : { version, overwrite }
  await undoHistory(deps(given), { id, entry: merged?.id ?? 0, ...decision, ...ACCOUNT })
}

async function edit(
  given: TempDirectory,
  id: number,
  fields: Parameters<typeof editBusiness>[1]['edit']['fields'],
) {
  const version = (await businessRecord(given.store.db, id))?.version ?? 0
  const result = await editBusiness(deps(given), { id, version, edit: { fields, locks: {} }, ...ACCOUNT })
  expect(result.kind).toBe('saved')
}

/** Every row that says something about businesses, without what has to rise or tells what happened. */
async function rowsOf({ store: { db } }: TempDirectory) {
  const businesses = await db.selectFrom('businesses').selectAll().orderBy('id').execute()
  const pictures = await db
    .selectFrom('pictures')
    .selectAll()
    .orderBy('business_id')
    .orderBy('position')
    .execute()
  return {
    businesses: businesses.map(({ change: _, updated_at: __, ...row }) => row),
    // Where a picture stands among those of its business; the number itself says nothing.
    pictures: pictures.map(({ position: _, ...row }) => row),
    owners: await db.selectFrom('owners').selectAll().orderBy('business_id').orderBy('email').execute(),
    pairs: await db.selectFrom('duplicate_pairs').selectAll().orderBy('a').orderBy('b').execute(),
    suppressions: await db.selectFrom('suppressions').selectAll().execute(),
    redirects: await db.selectFrom('redirects').selectAll().execute(),
    submissions: await db.selectFrom('submissions').selectAll().orderBy('id').execute(),
  }
}

async function addPicture({ store }: TempDirectory, businessId: number, alt: string): Promise<void> {
  await store.write(trx =>
    insertPicture(trx, { businessId, file: alt, alt, width: 4, height: 3, account: 'admin', now: 0 }),
  )
}

type Decided = 'undecided' | 'answered' | 'not-acted'

/** A report about a business. @returns its number */
async function addSubmission(
  { store }: TempDirectory,
  businessId: number,
  decided: Decided = 'undecided',
): Promise<number> {
  return store.write(async trx => {
    const { id } = await insertSubmission(trx, submission({ businessId }), 0)
    const outcome = decided === 'undecided' ? undefined : { kind: decided, text: '', at: 1 }
    if (outcome !== undefined) await saveOutcome(trx, { id, state: 'open', outcome, businessId })
    return id
  })
}

async function addOwners(
  { store }: TempDirectory,
  businessId: number,
  emails: readonly string[],
): Promise<void> {
  await store.write(async trx => {
    for (const email of emails) await addOwner(trx, { businessId, email, now: 7 })
  })
}

const optional = <Value>(values: readonly Value[]) =>
  fc.option(fc.constantFrom(...values), { nil: undefined })

/** Facts that pairs share, lack or have differently. */
const facts = fc.record({
  category: fc.constantFrom('Bäckerei', 'Café', 'Friseur'),
  city: fc.constantFrom('Görlitz', 'Köln'),
  street: optional(['Markt 3', 'Ring 1']),
  phone: optional(['+493581471000', '+49221471000']),
  website: optional(['https://roth.example/', 'https://nord.example/']),
  description: optional(['Seit 1904.', 'Täglich frisch.']),
  rating: optional([3.5, 4.8]),
  reviewCount: optional([3, 90]),
  latitude: optional([51.15]),
  subtypes: optional([['Café'], ['Konditorei', 'Eisdiele']]),
  hasPlace: fc.boolean(),
  isLocked: fc.boolean(),
  pictures: fc.integer({ min: 0, max: 2 }),
  owners: fc.subarray(['eins@roth.example', 'zwei@roth.example']),
  submissions: fc.subarray<Decided>(['undecided', 'answered', 'not-acted']),
})

type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never

function draftOf(of: Facts, name: string, id: number): BusinessDraft {
  const { hasPlace, isLocked: _, pictures: __, owners: ___, submissions: ____, ...stated } = of
  const known = Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined))
  return {
    name,
    ...known,
    postalCode: of.city === 'Köln' ? '50667' : '02826',
    ...(of.latitude !== undefined && { longitude: 14.98 }),
    ...(hasPlace && { placeId: `ChIJ-merge-${id}-aaaaaa`, cid: String(id) }),
  }
}

test('undoing a merge leaves every row as it was before, whatever the winner took', async () => {
  await fc.assert(
    fc.asyncProperty(
      facts,
      facts,
      fc.subarray([...FIELDS]),
      fc.boolean(),
      async (one, other, take, isTwice) => {
        const given = await tempDirectory(
          draftOf(one, 'Bäckerei Roth', 1),
          draftOf(other, 'Roth Bäckerei', 2),
          draft({ name: 'Dritter', street: 'Weg 9' }),
        )
        for (const [id, { isLocked, pictures, owners, submissions }] of [
          [1, one],
          [2, other],
        ] as const) {
          if (isLocked) await edit(given, id, { description: `Von Hand ${id}.` })
          for (let at = 0; at < pictures; at++) await addPicture(given, id, `Bild ${id} ${at}`)
          await addOwners(given, id, owners)
          for (const decided of submissions) await addSubmission(given, id, decided)
        }
        await given.store.write(async trx => {
          await suggestPairs(trx, [
            { a: 1, b: 2, score: 90, reasons: [] },
            { a: 2, b: 3, score: 60, reasons: [] },
          ])
          await dismissPair(trx, { a: 1, b: 3, account: 'admin', now: 5 })
        })
        const before = await rowsOf(given)
        for (let turn = 0; turn < (isTwice ? 2 : 1); turn++) {
          await merge(given, 1, 2, take)
          await unmerge(given, 1)
        }
        expect(await rowsOf(given)).toEqual(before)
        const stale = await given.store.db
          .selectFrom('old_slugs')
          .innerJoin('businesses', 'businesses.url_slug', 'old_slugs.url_slug')
          .select('old_slugs.url_slug')
          .execute()
        expect(stale).toEqual([])
      },
    ),
    { numRuns: 25 },
  )
})

describe('a merge that is undone later', () => {
  test('where the winner took nothing', async () => {
    const given = await tempDirectory(draft(), draft({ name: 'Roth Bäckerei', street: 'Markt 4' }))
    const before = await rowsOf(given)
    await merge(given, 1, 2)
    await unmerge(given, 1)
    expect(await rowsOf(given)).toEqual(before)
  })

  test('what the winner got since stays, the rest goes back, and the loser is whole', async () => {
    const loser = {
      name: 'Roth Bäckerei',
      street: 'Markt 4',
      website: 'https://roth.example/',
      placeId: 'ChIJ-loser-aaaaaaa',
      googleId: '0x47:0x2',
    }
    const given = await tempDirectory(draft(), draft({ ...loser, description: 'Seit 1904.' }))
    const before = await rowsOf(given)
    await merge(given, 1, 2)
    await edit(given, 1, { website: 'https://neu.example/', googleId: '0x47:0x1' })
    const [, merged] = await showHistory(given, 1)
    expect(merged?.conflicts.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['website'],
      ['placeId', 'googleId'],
    ])
    await expect(unmerge(given, 1)).rejects.toMatchObject({ code: 'history_not_undoable' })
    await unmerge(given, 1, [])
    const [winner, other] = (await rowsOf(given)).businesses
    expect(other).toEqual(before.businesses[1])
    expect(winner).toMatchObject({ website: 'https://neu.example/', description: null })
    // A place id belongs to one live business.
    expect(winner).toMatchObject({ place_id: null, google_id: '0x47:0x1' })
    expect((await showHistory(given, 1)).map(({ kind }) => kind)).toEqual([
      'undone',
      'changed',
      'merged',
      'created',
    ])
  })

  test('an e-mail address that two merged businesses have stays while one of them is merged', async () => {
    const given = await tempDirectory(
      draft(),
      draft({ name: 'Zwei', street: 'Weg 2' }),
      draft({ name: 'Drei', street: 'Weg 3' }),
    )
    for (const id of [2, 3]) await addOwners(given, id, ['inhaber@roth.example'])
    const ownersOf = async () => (await rowsOf(given)).owners.map(row => row.business_id)
    await merge(given, 1, 2)
    await merge(given, 1, 3)
    expect(await ownersOf()).toEqual([1, 2, 3])
    await restoreBusiness(deps(given), { id: 2, ...ACCOUNT })
    expect(await ownersOf()).toEqual([1, 2, 3])
    await unmerge(given, 1)
    expect(await ownersOf()).toEqual([2, 3])
  })
})

describe('submissions about a merged business', () => {
  async function given() {
    const three = await tempDirectory(
      draft(),
      draft({ name: 'Zwei', street: 'Weg 2' }),
      draft({ name: 'Drei', street: 'Weg 3' }),
    )
    const aboutOf = async (id: number) => (await submissionById(three.store.db, id))?.businessId
    return { ...three, aboutOf }
  }

  test('are about the one that remains, also at the end of a chain, unless they are decided', async () => {
    const { aboutOf, ...three } = await given()
    const [open, answered, decided] = [
      await addSubmission(three, 2),
      await addSubmission(three, 2, 'answered'),
      await addSubmission(three, 2, 'not-acted'),
    ]
    await merge(three, 1, 2)
    expect(await Promise.all([open, answered, decided].map(aboutOf))).toEqual([1, 1, 2])
    await merge(three, 3, 1)
    expect(await Promise.all([open, answered, decided].map(aboutOf))).toEqual([3, 3, 2])
  })

  test('are about it again when the merge is undone, also one that was decided meanwhile', async () => {
    const { aboutOf, ...three } = await given()
    const [own, open, decided] = [
      await addSubmission(three, 1),
      await addSubmission(three, 2),
      await addSubmission(three, 2),
    ]
    await merge(three, 1, 2)
    await three.store.write(trx =>
      saveOutcome(trx, {
        id: decided,
        state: 'rejected',
        outcome: { kind: 'rejected', text: '', at: 1 },
        businessId: 1,
      }),
    )
    await unmerge(three, 1)
    expect(await Promise.all([own, open, decided].map(aboutOf))).toEqual([1, 2, 2])
  })

  test('go with the business in the middle of a chain that is separate again', async () => {
    const { aboutOf, ...three } = await given()
    const [first, middle] = [await addSubmission(three, 3), await addSubmission(three, 2)]
    await merge(three, 2, 3)
    await merge(three, 1, 2)
    await restoreBusiness(deps(three), { id: 2, ...ACCOUNT })
    expect(await Promise.all([first, middle].map(aboutOf))).toEqual([2, 2])
    await restoreBusiness(deps(three), { id: 3, ...ACCOUNT })
    expect(await Promise.all([first, middle].map(aboutOf))).toEqual([3, 2])
  })
})

describe('what the address of a merged business answers', () => {
  async function answerOf(given: TempDirectory, id: number) {
    const { answers, mergedInto } = await showAdminBusiness(given, id)
    return [answers, mergedInto?.id]
  }

  test('is what its page says, also at the end of a chain', async () => {
    const given = await tempDirectory(
      draft(),
      draft({ name: 'Zwei', street: 'Weg 2' }),
      draft({ name: 'Drei', street: 'Weg 3' }),
    )
    expect(await answerOf(given, 2)).toEqual(['page', undefined])
    await merge(given, 1, 2)
    await merge(given, 3, 1)
    expect(await answerOf(given, 2)).toEqual(['moved', 1])
    await given.follow()
    expect(given.index.businessById(2, 0)).toEqual({ kind: 'moved', urlSlug: 'goerlitz/drei' })
    await given.store.db.updateTable('businesses').set({ is_hidden: 1 }).where('id', '=', 3).execute()
    expect(await answerOf(given, 2)).toEqual(['not-found', 1])
    await given.store.db.updateTable('businesses').set({ removed_at: 1 }).where('id', '=', 3).execute()
    expect(await answerOf(given, 2)).toEqual(['gone', 1])
    expect(await answerOf(given, 3)).toEqual(['gone', undefined])
  })
})
