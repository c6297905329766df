import { expect, test } from 'vitest'
import { type TempAdmin, tempAdmin } from '#test/api/temp-admin.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { draft } from '#test/make-draft.ts'

const named = (name: string, category: string) => draft({ name, street: `${name} 1`, category })

async function changed(admin: TempAdmin, change: object, expectedCount: number): Promise<void> {
  const answer = await admin.call('POST', '/api/admin/categories/change', { change, expectedCount })
  expect(answer.statusCode).toBe(200)
  await finished(admin, answer.json().jobId)
}

async function finished({ call }: TempAdmin, jobId: number): Promise<void> {
  await expect.poll(async () => (await call('GET', `/api/admin/jobs/${jobId}`)).json().state).toBe('done')
}

test('the list has unknown names first, with examples, proposals and where they came from', async () => {
  const { call } = await tempAdmin(
    named('Praxis', 'Zahnarzt'),
    named('Zweite Praxis', 'Zahnarzt'),
    named('Stiftzahn', 'Zahnarzt-Salon'),
  )
  const list = (query = '') => call('GET', `/api/admin/categories${query}`).then(answer => answer.json())
  const { entries, unknownCount } = await list()
  expect(unknownCount).toBe(1)
  expect(entries).toMatchObject([
    {
      slug: 'zahnarzt-salon',
      isKnown: false,
      count: 1,
      unknown: {
        firstImport: null,
        examples: [{ name: 'Stiftzahn', city: 'Görlitz' }],
        proposals: [
          { slug: 'zahnarzt', name: 'Zahnarzt' },
          { slug: 'kinderzahnarzt' },
          { slug: 'zahnklinik' },
        ],
      },
    },
    {
      slug: 'zahnarzt',
      group: 'gesundheit',
      isKnown: true,
      count: 2,
      unknown: null,
    },
  ])
  const slugs = async (query: string) => (await list(query)).entries.map(({ slug }: { slug: string }) => slug)
  expect(await slugs('?known=unknown')).toEqual(['zahnarzt-salon'])
  expect(await slugs('?group=gesundheit&search=dentist')).toEqual(['zahnarzt'])
  expect(await slugs('?search=wuffelbude')).toEqual([])
})

test('a change is previewed, made by a job, logged, seen by visitors, and undone', async () => {
  const admin = await tempAdmin(named('Praxis', 'Zahnarzt'), named('Salon', 'Friseur'))
  runJobs(admin)
  const change = { kind: 'rename', from: 'zahnarzt', name: 'Zahnmedizin am Ort' }
  const preview = await admin.call('POST', '/api/admin/categories/preview', change)
  expect(preview.json()).toMatchObject({
    to: { slug: 'zahnmedizin-am-ort', group: 'gesundheit' },
    count: 1,
    locked: 0,
    alsoMoved: [],
  })
  await changed(admin, change, 1)
  const visitor = await admin.app.inject('/api/categories/zahnarzt')
  expect(visitor.json()).toMatchObject({ slug: 'zahnmedizin-am-ort', name: 'Zahnmedizin am Ort', total: 1 })
  const filtered = await admin.app.inject('/api/businesses/search?category=zahnarzt')
  expect(filtered.json().total).toBe(1)
  const inTown = await admin.app.inject('/api/cities/goerlitz?category=zahnarzt')
  expect(inTown.json().category).toMatchObject({ slug: 'zahnmedizin-am-ort' })

  const [rule] = (await admin.call('GET', '/api/admin/category-rules')).json()
  expect(rule).toMatchObject({ kind: 'rename', account: 'admin' })
  const undone = await admin.call('POST', `/api/admin/category-rules/${rule.id}/undo`)
  await finished(admin, undone.json().jobId)
  expect((await admin.app.inject('/api/categories/zahnarzt')).json()).toMatchObject({ total: 1 })
  const again = await admin.call('POST', `/api/admin/category-rules/${rule.id}/undo`)
  expect(again.json().code).toBe('category_rule_unknown')
  const audit = (await admin.call('GET', '/api/admin/audit')).json().entries
  expect(audit.map(({ action }: { action: string }) => action)).toEqual([
    'category.undone',
    'category.renamed',
  ])
  expect(audit[1]).toMatchObject({
    subject: 'Zahnarzt',
    details: { to: 'Zahnmedizin am Ort', businesses: 1 },
  })
})

test.each([
  [{ kind: 'merge', from: 'zahnarzt', to: 'zahnarzt' }, 409, 'category_circle'],
  [{ kind: 'merge', from: 'zahnarzt', to: 'Wuffelbude' }, 404, 'category_unknown'],
  [{ kind: 'rename', from: 'zahnarzt', name: 'Friseur' }, 409, 'category_exists'],
  [{ kind: 'group', from: 'zahnarzt', group: 'wuffel' }, 400, 'query_invalid'],
  [{ kind: 'rename', from: 'zahnarzt', name: '' }, 400, 'query_invalid'],
])('%j is refused with a sentence', async (change, status, code) => {
  const { call } = await tempAdmin(named('Praxis', 'Zahnarzt'))
  const refused = await call('POST', '/api/admin/categories/preview', change)
  expect(refused.statusCode).toBe(status)
  expect(refused.json().code).toBe(code)
  expect(refused.json().details).toMatch(/\.$/)
})

test('another number of businesses than was confirmed is a conflict', async () => {
  const { call } = await tempAdmin(named('Praxis', 'Zahnarzt'))
  const change = { kind: 'merge', from: 'zahnarzt', to: 'friseur' }
  const refused = await call('POST', '/api/admin/categories/change', { change, expectedCount: 5 })
  expect(refused.statusCode).toBe(409)
  expect((await call('GET', '/api/admin/category-rules')).json()).toEqual([])
})
