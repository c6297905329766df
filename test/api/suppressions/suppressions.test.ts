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
  expect(list.entries.map(({ kind, value }: { kind: string; value: string }) => [kind, value])).toEqual([
    ['name_address', 'baeckereiroth|02826|marktstr3'],
    ['phone', '+493581471000'],
    ['place_id', 'ChIJ-roth-0001'],
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
