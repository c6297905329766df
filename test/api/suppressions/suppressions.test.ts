import { expect, test } from 'vitest'
import { tempAdmin } from '#test/api/temp-admin.ts'

const PATH = '/api/admin/suppressions'

test('keys are kept as imports compare them, and an administrator takes them off again', async () => {
  const { call } = await tempAdmin()
  const added = await call('POST', PATH, {
    reason: 'Widerspruch per Brief',
    placeId: ' ChIJ-roth-0001 ',
    phone: '(03581) 47 10 00',
    name: 'Bäckerei Roth GmbH',
    street: 'Marktstr. 3',
    postalCode: '02826',
  })
  expect([added.statusCode, added.body]).toEqual([204, ''])
  const list = (await call('GET', PATH)).json()
  expect(list).toMatchObject({ total: 3, page: 1, totalPages: 1 })
  expect(list.entries.map(({ kind }: { kind: string }) => kind)).toEqual([
    'name_address',
    'phone',
    'place_id',
  ])
  const [{ id }] = list.entries
  expect((await call('POST', `${PATH}/${id}/remove`)).statusCode).toBe(204)
  expect((await call('GET', PATH)).json().total).toBe(2)
  const again = await call('POST', `${PATH}/${id}/remove`)
  expect([again.statusCode, again.json().code]).toEqual([404, 'suppression_unknown'])
  const { entries } = (await call('GET', '/api/admin/audit')).json()
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    'suppression.removed',
    'suppression.added',
  ])
})

test('whom an entry is about can be asked and not read: the list and the database have keyed hashes only', async () => {
  const { call, store } = await tempAdmin()
  const roth = {
    placeId: 'ChIJ-roth-0001',
    phone: '03581 471000',
    name: 'Roth',
    street: 'Markt 3',
    postalCode: '02826',
  }
  await call('POST', PATH, { reason: 'Brief vom 3. Mai', ...roth })
  expect(JSON.stringify(await store.db.selectFrom('suppressions').selectAll().execute())).not.toMatch(
    /ChIJ|471|roth/i,
  )
  const check = async (body: object) => (await call('POST', `${PATH}/check`, body)).json()
  for (const [keys, kind] of [
    [{ placeId: 'ChIJ-roth-0001' }, 'place_id'],
    [{ phone: '+49 3581 47 10 00' }, 'phone'],
    [{ name: 'ROTH GmbH', street: 'Markt 3', postalCode: '02826' }, 'name_address'],
  ] as const)
    expect((await check(keys)).entries).toMatchObject([
      { kind, reason: 'Brief vom 3. Mai', businessId: null },
    ])
  expect(await check({ placeId: 'ChIJ-other-0001' })).toEqual({ entries: [] })
  expect((await check({})).faults).toEqual([{ field: 'placeId', code: 'required' }])
})

test('what is missing or cannot be read is told beside its field, and nothing is stored', async () => {
  const { call } = await tempAdmin()
  const refused: [object, object[]][] = [
    [
      {},
      [
        { field: 'reason', code: 'required' },
        { field: 'placeId', code: 'required' },
      ],
    ],
    [{ reason: 'x', placeId: 'zwei Wörter' }, [{ field: 'placeId', code: 'place_id_shape' }]],
    [{ reason: 'x', phone: '110' }, [{ field: 'phone', code: 'phone_invalid' }]],
    [
      { reason: 'x', name: 'Roth' },
      [
        { field: 'street', code: 'required' },
        { field: 'postalCode', code: 'required' },
      ],
    ],
    [
      { reason: 'x', name: '–', street: 'Markt 1', postalCode: '2826' },
      [
        { field: 'name', code: 'text_without_letters' },
        { field: 'postalCode', code: 'postal_code_shape' },
      ],
    ],
  ]
  for (const [body, faults] of refused) {
    const answer = await call('POST', PATH, body)
    expect([answer.statusCode, answer.json().faults]).toEqual([422, faults])
  }
  expect((await call('POST', PATH, { reason: 'x', cid: '1' })).statusCode).toBe(400)
  expect((await call('GET', PATH)).json()).toMatchObject({ total: 0, entries: [] })
})
