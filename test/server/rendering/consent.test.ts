import { expect, test } from 'vitest'
import { scriptHash } from '#server/http/security-headers.ts'
import { liveSite } from '#test/server/temp-live-site.ts'

const WAITING = '<script data-category="analytics" src="https://zahlen.example/a.js?q=&quot;"></script>'
const CHOICE = {
  id: '0123456789abcdef0123456789abcdef',
  choices: { analytics: true, marketing: false, preferences: false },
  asked: 'analytics: zahlen.example',
  language: 'de',
}

/** The inline scripts of a page. */
const inline = (body: string) =>
  [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '')

test('what asks for consent comes with code that waits for it, trusted by its hash, and goes with that code', async () => {
  const { app, save } = await liveSite()
  const plain = await app.inject('/')
  expect(plain.body).not.toContain('data-consent')
  await save({ head_code: '<script>a()</script>' })
  const withoutWaiting = await app.inject('/')
  expect(withoutWaiting.body).not.toContain('data-consent')
  await save({ head_code: WAITING })
  const { body, headers } = await app.inject('/en/help')
  expect(body).toContain('data-consent="{&quot;analytics&quot;:[&quot;zahlen.example&quot;]}"')
  expect(inline(body)).toHaveLength(inline(withoutWaiting.body).length)
  const policy = String(headers['content-security-policy'])
  for (const script of inline(body)) expect(policy).toContain(scriptHash(script))
  expect(policy).not.toContain('zahlen.example')
  expect((await app.inject('/admin')).body).not.toMatch(/data-consent|zahlen\.example/)
  await save({ head_code: '' })
  expect((await app.inject('/')).body).toBe(plain.body)
})

test('a choice is stored once; what is no choice, comes from another site or comes too often is not', async () => {
  const { app, directory, save } = await liveSite()
  await save({ head_code: WAITING })
  const rows = () => directory.store.db.selectFrom('consents').select(['id', 'asked']).execute()
  const status = async (payload: object, headers = {}) =>
    (await app.inject({ method: 'POST', url: '/api/consents', payload, headers })).statusCode
  expect(await status({ ...CHOICE, email: 'a@b.example' })).toBe(400)
  expect(await status({ ...CHOICE, id: '1' })).toBe(400)
  expect(await status({ ...CHOICE, choices: { analytics: true } })).toBe(400)
  expect(await status(CHOICE, { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await rows()).toEqual([])
  const answers = new Set<number>()
  for (let at = 0; at < 200; at++) answers.add(await status(CHOICE))
  expect([...answers]).toEqual([204])
  expect(await status({ ...CHOICE, id: 'f'.repeat(32) })).toBe(429)
  expect(await rows()).toEqual([{ id: CHOICE.id, asked: 'de analytics: zahlen.example' }])
})
