import { expect, test } from 'vitest'
import { tempAdmin } from '#test/api/temp-admin.ts'

test('a call that says JSON and sends nothing is one without a body', async () => {
  const { app, cookie } = await tempAdmin()
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const url = '/api/admin/demonstration/remove'
  expect((await app.inject({ method: 'POST', url, headers })).statusCode).toBe(200)
})

test('broken JSON and JSON that would set a prototype are refused, and nothing is stored', async () => {
  const { app, cookie, store } = await tempAdmin()
  const headers = { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  for (const payload of ['{', '{"__proto__": {"site_title": "x"}}', '{"constructor": {"prototype": {}}}']) {
    const answer = await app.inject({ method: 'POST', url: '/api/admin/settings/bulk', headers, payload })
    expect(answer.statusCode).toBe(400)
  }
  expect(await store.db.selectFrom('settings').selectAll().execute()).toEqual([])
})
