import { describe, expect, test } from 'vitest'
import { scriptHash } from '#server/csp.ts'
import { liveSite } from './temp-live-site.ts'

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

describe('what asks for consent', () => {
  test('comes with code that waits for it, trusted by its hash, and goes with that code', async () => {
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
    await save({ head_code: '' })
    expect((await app.inject('/')).body).toBe(plain.body)
  })

  test('is never in the administrator’s area', async () => {
    const { app, save } = await liveSite()
    await save({ head_code: WAITING })
    expect((await app.inject('/admin')).body).not.toMatch(/data-consent|zahlen\.example/)
  })
})

describe('POST /api/consents', () => {
  const post = (app: Awaited<ReturnType<typeof liveSite>>['app'], payload: object, headers = {}) =>
    app.inject({ method: 'POST', url: '/api/consents', payload, headers })

  test('keeps a choice', async () => {
    const { app, directory, save } = await liveSite()
    await save({ head_code: WAITING })
    expect((await post(app, CHOICE)).statusCode).toBe(204)
    expect(await directory.store.db.selectFrom('consents').select(['id', 'asked']).execute()).toEqual([
      { id: CHOICE.id, asked: 'de analytics: zahlen.example' },
    ])
  })

  test.each([
    ['another name', { ...CHOICE, email: 'a@b.example' }],
    ['an id that a browser did not make', { ...CHOICE, id: '1' }],
    ['half a choice', { ...CHOICE, choices: { analytics: true } }],
  ])('refuses %s and keeps nothing', async (_name, payload) => {
    const { app, directory } = await liveSite()
    expect((await post(app, payload)).statusCode).toBe(400)
    expect(await directory.store.db.selectFrom('consents').selectAll().execute()).toEqual([])
  })

  test('refuses what another site sent and keeps nothing', async () => {
    const { app, directory } = await liveSite()
    expect((await post(app, CHOICE, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect(await directory.store.db.selectFrom('consents').selectAll().execute()).toEqual([])
  })

  test('has an end for one address', async () => {
    const { app } = await liveSite()
    const answers: number[] = []
    for (let at = 0; at <= 200; at++) answers.push((await post(app, CHOICE)).statusCode)
    expect(answers.slice(0, 200).every(status => status === 204)).toBe(true)
    expect(answers.at(-1)).toBe(429)
  })
})
