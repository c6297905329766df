import { describe, expect, test } from 'vitest'
import type { BusinessDraft } from '#domain/business/business.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import {
  type CategoryChange,
  changeCategory,
  currentCategoryRules,
  previewCategoryChange,
  undoCategoryRule,
} from '#services/categories/change-category.ts'
import { getCategory } from '#services/categories/get-category.ts'
import { findBusinesses } from '#services/search/find-businesses.ts'
import { applySynonyms } from '#services/search/synonyms.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { jobById } from '#store/jobs/jobs.ts'
import { NO_WEB } from '#test/jobs/no-web.ts'
import { stoppingSignal } from '#test/jobs/stopping-signal.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')
const now = () => NOW

/** Drafts with these categories, one each. */
const drafts = (...categories: string[]): BusinessDraft[] =>
  categories.map((category, at) =>
    draft({ name: `Betrieb ${at + 1}`, street: `Marktstraße ${at + 1}`, category }),
  )

/** Runs the job of a change; stops it before its n-th batch, where given. */
async function run(directory: TempDirectory, jobId: number | null, stopAfter = Number.POSITIVE_INFINITY) {
  if (jobId === null) return
  const { store, overview, folder, siteFiles: files, follow } = directory
  const input = (await jobById(store.db, jobId))?.input
  const job = jobHandlers({
    ...NO_WEB,
    store,
    overview,
    files,
    dataDir: folder,
    now,
    rebuildIndex: directory.follow,
    indexed: follow,
    uploadLimitBytes: undefined,
  })['move-category']

  await job({ id: jobId, input, signal: stoppingSignal(stopAfter) })
  await store.db
    .updateTable('jobs')
    .set({ state: 'done', finished_at: NOW })
    .where('id', '=', jobId)
    .execute()
  await follow()
}

async function change(directory: TempDirectory, wanted: CategoryChange): Promise<void> {
  const deps = { ...directory, now }
  const { count } = await previewCategoryChange(deps, wanted)
  await run(directory, await changeCategory(deps, { change: wanted, expectedCount: count, account: 'anna' }))
}

async function undo(directory: TempDirectory, fromSlug: string): Promise<void> {
  const deps = { ...directory, now }
  const rule = (await currentCategoryRules(deps)).all.find(({ from }) => from.slug === fromSlug)
  await run(directory, await undoCategoryRule(deps, { id: rule?.id ?? 0, account: 'anna' }))
}

/** The category, address and group of each business, by number. */
async function categoriesOf({ store }: TempDirectory) {
  const rows = await store.db
    .selectFrom('businesses')
    .select(['category', 'category_slug', 'category_group'])
    .orderBy('id')
    .execute()
  return rows.map(row => [row.category, row.category_slug, row.category_group].join(' '))
}

/** Where the address of a category leads to. */
async function addressOf(directory: TempDirectory, slug: string) {
  const rules = await currentCategoryRules(directory)
  return getCategory({ index: directory.index, categories: () => rules }, slug)
}

const ZAHNARZT = 'Zahnarzt zahnarzt gesundheit'
const FRISEUR = 'Friseur friseur dienstleister'

describe('changes of a category', () => {
  const rules: readonly {
    title: string
    businesses: readonly string[]
    change: CategoryChange
    becomes: readonly string[]
    /** What a later row of an import with each name becomes. */
    imported: Readonly<Record<string, string>>
    undone: readonly string[]
    leads?: readonly [from: string, to: string]
  }[] = [
    {
      title: 'an unknown name is mapped to a known category',
      businesses: ['Beißerchenladen', 'Zahnarzt'],
      change: { kind: 'map', from: 'beisserchenladen', to: 'zahnarzt' },
      becomes: [ZAHNARZT, ZAHNARZT],
      imported: {
        Beißerchenladen: ZAHNARZT,
        'beißerchen-laden': 'Beißerchen-laden beisserchen-laden handel',
      },
      undone: ['Beißerchenladen beisserchenladen handel', ZAHNARZT],
      leads: ['beisserchenladen', 'zahnarzt'],
    },
    {
      title: 'two categories are merged',
      businesses: ['Friseur', 'Barbershop', 'Zahnarzt'],
      change: { kind: 'merge', from: 'barbershop', to: 'friseur' },
      becomes: [FRISEUR, FRISEUR, ZAHNARZT],
      imported: { 'Barber shop': FRISEUR, Barbier: FRISEUR },
      undone: [FRISEUR, 'Barbershop barbershop dienstleister', ZAHNARZT],
      leads: ['barbershop', 'friseur'],
    },
    {
      title: 'a category is renamed, with a new address and its group',
      businesses: ['Zahnarzt', 'Friseur'],
      change: { kind: 'rename', from: 'zahnarzt', name: 'Praxis für Zähne' },
      becomes: ['Praxis für Zähne praxis-fuer-zaehne gesundheit', FRISEUR],
      imported: {
        Dentist: 'Praxis für Zähne praxis-fuer-zaehne gesundheit',
        'Praxis für Zähne': 'Praxis für Zähne praxis-fuer-zaehne gesundheit',
      },
      undone: [ZAHNARZT, FRISEUR],
      leads: ['zahnarzt', 'praxis-fuer-zaehne'],
    },
    {
      title: 'a category is renamed to another of its own names',
      businesses: ['Zahnarzt'],
      change: { kind: 'rename', from: 'zahnarzt', name: 'Zahnärzte' },
      becomes: ['Zahnärzte zahnaerzte gesundheit'],
      imported: { Zahnarzt: 'Zahnärzte zahnaerzte gesundheit', Zahnärzte: 'Zahnärzte zahnaerzte gesundheit' },
      undone: [ZAHNARZT],
      leads: ['zahnarzt', 'zahnaerzte'],
    },
    {
      title: 'a category is written otherwise and keeps its address',
      businesses: ['Kfz-Werkstatt'],
      change: { kind: 'rename', from: 'autowerkstatt', name: 'KFZ-Werkstatt' },
      becomes: ['KFZ-Werkstatt autowerkstatt kfz-werkstatt'],
      imported: { 'Auto repair shop': 'KFZ-Werkstatt autowerkstatt kfz-werkstatt' },
      undone: ['Kfz-Werkstatt autowerkstatt kfz-werkstatt'],
    },
    {
      title: 'a category gets another group',
      businesses: ['Friseur', 'Zahnarzt'],
      change: { kind: 'group', from: 'friseur', group: 'gesundheit' },
      becomes: ['Friseur friseur gesundheit', ZAHNARZT],
      imported: { Hairdresser: 'Friseur friseur gesundheit' },
      undone: [FRISEUR, ZAHNARZT],
    },
    {
      title: 'an unknown name is confirmed',
      businesses: ['Zahnartz-Museum'],
      change: { kind: 'keep', from: 'zahnartz-museum' },
      becomes: ['Zahnartz-Museum zahnartz-museum freizeit-kultur'],
      imported: {},
      undone: ['Zahnartz-Museum zahnartz-museum freizeit-kultur'],
    },
  ]

  test.each(rules)(
    '$title, and back',
    async ({ businesses, change: wanted, becomes, imported, undone, leads }) => {
      const directory = await tempDirectory(...drafts(...businesses))
      await change(directory, wanted)
      expect(await categoriesOf(directory)).toEqual(becomes)
      const again = await directory.add(...drafts(...businesses))
      expect(again.map(({ outcome }) => outcome)).toEqual(businesses.map(() => 'unchanged'))
      const exported = becomes.map(text => text.split(' ').slice(0, -2).join(' '))
      const reimported = await directory.add(...drafts(...exported))
      expect(reimported.map(({ outcome }) => outcome)).toEqual(businesses.map(() => 'unchanged'))
      if (leads !== undefined) expect((await addressOf(directory, leads[0])).slug).toBe(leads[1])

      const extra = Object.keys(imported).map((category, at) =>
        draft({ name: `Später ${at}`, street: `Nebenweg ${at}`, category }),
      )
      const saved = await directory.add(...extra)
      expect((await categoriesOf(directory)).slice(businesses.length)).toEqual(Object.values(imported))

      await undo(directory, wanted.from)
      expect((await categoriesOf(directory)).slice(0, businesses.length)).toEqual(undone)
      expect((await currentCategoryRules(directory)).isEmpty).toBe(true)
      expect(saved.every(({ outcome }) => outcome === 'created')).toBe(true)
    },
  )

  test('chains lead to their end, also for what comes later, and can be taken back link by link', async () => {
    const directory = await tempDirectory(...drafts('Zahnarzt', 'Friseur', 'Barbershop'))
    await change(directory, { kind: 'merge', from: 'barbershop', to: 'friseur' })
    await change(directory, { kind: 'merge', from: 'friseur', to: 'zahnarzt' })
    expect(await categoriesOf(directory)).toEqual([ZAHNARZT, ZAHNARZT, ZAHNARZT])
    await directory.add(draft({ name: 'Neu', street: 'Weg 1', category: 'Barber' }))
    expect((await categoriesOf(directory)).at(-1)).toBe(ZAHNARZT)
    expect((await addressOf(directory, 'barbershop')).slug).toBe('zahnarzt')
    await undo(directory, 'friseur')
    expect((await categoriesOf(directory)).slice(0, 3)).toEqual([ZAHNARZT, FRISEUR, FRISEUR])
    await undo(directory, 'barbershop')
    expect((await categoriesOf(directory)).slice(0, 3)).toEqual([
      ZAHNARZT,
      FRISEUR,
      'Barbershop barbershop dienstleister',
    ])
  })

  test('a renamed category can be renamed again, and only the last name first taken back', async () => {
    const directory = await tempDirectory(...drafts('Zahnarzt'))
    await change(directory, { kind: 'rename', from: 'zahnarzt', name: 'Zahnpraxen' })
    await change(directory, { kind: 'rename', from: 'zahnpraxen', name: 'Beißerheil' })
    expect(await categoriesOf(directory)).toEqual(['Beißerheil beisserheil gesundheit'])
    await expect(undo(directory, 'zahnarzt')).rejects.toThrow('category_rule_used')
    await undo(directory, 'zahnpraxen')
    expect(await categoriesOf(directory)).toEqual(['Zahnpraxen zahnpraxen gesundheit'])
    await undo(directory, 'zahnarzt')
    expect(await categoriesOf(directory)).toEqual([ZAHNARZT])
  })

  test.each<[string, CategoryChange, string]>([
    ['a circle', { kind: 'merge', from: 'friseur', to: 'barbershop' }, 'category_circle'],
    ['a category into itself', { kind: 'merge', from: 'friseur', to: 'Friseursalon' }, 'category_circle'],
    ['a second rule', { kind: 'merge', from: 'barbershop', to: 'zahnarzt' }, 'category_rule_exists'],
    ['a name that another has', { kind: 'rename', from: 'friseur', name: 'Zahnarzt' }, 'category_exists'],
    ['another one’s other name', { kind: 'rename', from: 'friseur', name: 'Dentist' }, 'category_exists'],
    ['nothing known', { kind: 'merge', from: 'friseur', to: 'Wuffelbude' }, 'category_unknown'],
    ['an unused unknown name', { kind: 'keep', from: 'wuffelbude' }, 'category_unknown'],
  ])('%s is refused', async (_title, wanted, code) => {
    const directory = await tempDirectory(...drafts('Friseur', 'Barbershop', 'Zahnarzt'))
    await change(directory, { kind: 'merge', from: 'barbershop', to: 'friseur' })
    await expect(change(directory, wanted)).rejects.toThrow(code)
  })

  test('another number of businesses than was confirmed changes nothing', async () => {
    const directory = await tempDirectory(...drafts('Friseur'))
    const input = {
      change: { kind: 'merge', from: 'friseur', to: 'zahnarzt' },
      expectedCount: 2,
      account: 'anna',
    } as const
    await expect(changeCategory({ ...directory, now }, input)).rejects.toThrow('bulk_count_changed')
    expect((await currentCategoryRules(directory)).isEmpty).toBe(true)
  })

  test('locked categories change and stay locked; further categories change, too', async () => {
    const directory = await tempDirectory(
      draft({ category: 'Zahnarzt' }),
      draft({ name: 'Klinik', street: 'Weg 1', category: 'Friseur', subtypes: ['Zahnarzt', 'Barbershop'] }),
    )
    const { store } = directory
    const lock = { category: { source: 'administrator', date: '2026-11-01', isLocked: true } }
    await store.db
      .updateTable('businesses')
      .set({ field_sources: JSON.stringify(lock) })
      .where('id', '=', 1)
      .execute()
    const wanted = { kind: 'rename', from: 'zahnarzt', name: 'Zahnpraxis am Ort' } as const
    const preview = await previewCategoryChange(directory, wanted)
    expect(preview).toMatchObject({ count: 1, locked: 1, examples: [{ name: 'Bäckerei Roth' }] })
    await change(directory, wanted)
    const [one, other] = await Promise.all([1, 2].map(id => businessRecord(store.db, id)))
    expect(one?.business).toMatchObject({ category: 'Zahnpraxis am Ort', fieldSources: lock })
    expect(other?.business.subtypes).toEqual(['Zahnpraxis am Ort', 'Barbershop'])
    await undo(directory, 'zahnarzt')
    expect((await businessRecord(store.db, 2))?.business.subtypes).toEqual(['Zahnarzt', 'Barbershop'])
  })

  test('a killed job goes on where it was', async () => {
    const categories = Array.from({ length: 120 }, () => 'Barbershop')
    const directory = await tempDirectory(...drafts(...categories))
    const deps = { ...directory, now }
    const input = {
      change: { kind: 'merge', from: 'barbershop', to: 'friseur' },
      expectedCount: 120,
      account: 'anna',
    } as const
    const jobId = await changeCategory(deps, input)
    await expect(run(directory, jobId, 1)).rejects.toThrow('stopped')
    const half = (await categoriesOf(directory)).filter(text => text === FRISEUR).length
    expect(half).toBeGreaterThan(0)
    expect(half).toBeLessThan(120)
    await run(directory, jobId)
    expect(new Set(await categoriesOf(directory))).toEqual(new Set([FRISEUR]))
    const entries = await directory.store.db
      .selectFrom('history')
      .select('business_id')
      .where('kind', '=', 'changed')
      .execute()
    expect(entries).toHaveLength(120)
  })

  test('a renamed category is found by its former names, and a filter by its former address', async () => {
    const directory = await tempDirectory(...drafts('Zahnarzt', 'Friseur'))
    await change(directory, { kind: 'rename', from: 'zahnarzt', name: 'Beißerheil' })
    await applySynonyms(directory)
    const rules = await currentCategoryRules(directory)
    const deps = { index: directory.index, now, categories: () => rules }
    const search = (query: object) =>
      findBusinesses(deps, { limit: 10, offset: 0, ...query }).businesses.map(({ name }) => name)
    expect(search({ text: 'Dentist' })).toEqual(['Betrieb 1'])
    expect(search({ text: 'Beißerheil' })).toEqual(['Betrieb 1'])
    expect(search({ categories: ['zahnarzt'] })).toEqual(['Betrieb 1'])
  })
})
