import { Writable } from 'node:stream'
import { sql } from 'kysely'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { isTokenAddress } from '#server/http/token-address.ts'
import { openMailLink } from '#services/mail/mail-links.ts'
import { addOwner } from '#store/businesses/owners.ts'
import { insertSubscriber } from '#store/mail/subscribers.ts'
import type { MailLinkPurpose } from '#store/schema/submission-tables.ts'
import type { Store } from '#store/store.ts'
import { type LiveSite, liveSite } from '#test/server/temp-live-site.ts'
import { NOW } from '#test/server/temp-site.ts'
import { routes } from '#web/routing/routes.ts'

const HEAD = '<meta name="betreiber"><script>spion()</script>'
const UNKNOWN = 'x'.repeat(43)
const PURPOSES = ['confirm-submission', 'owner', 'confirm-subscriber', 'unsubscribe'] as const

/** Every address that carries a token, of every kind of link. */
function addressesOf(token: string): string[] {
  return [
    `/link/${token}`,
    `/en/link/${token}`,
    `/tr/link/${token}?sent=mail-links`,
    `/business/1/correct?token=${token}`,
    `/api/mail-links/${token}`,
    `/api/corrections/1?token=${token}`,
    `/api/newsletter/unsubscribe?token=${token}`,
  ]
}

/** The site with the operator's code and one link of each kind. */
async function given(): Promise<LiveSite & { readonly tokens: readonly string[] }> {
  const site = await liveSite()
  const { app, directory, save } = site
  expect(await save({ head_code: HEAD })).toBe(200)
  const { store } = directory
  await app.inject({
    method: 'POST',
    url: '/api/contact',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: {
      name: 'Ada',
      email: 'a@b.example',
      subject: 'Frage',
      category: 'general',
      message: 'Wann geöffnet?',
    },
  })
  const tokens = await store.write(async trx => {
    await addOwner(trx, { businessId: 1, email: 'a@b.example', now: NOW })
    const asked = { email: 'a@b.example', language: 'de', consentText: 'Ja', askedAt: NOW } as const
    const subjects: Record<MailLinkPurpose, number> = {
      'confirm-submission': 1,
      owner: 1,
      'confirm-subscriber': await insertSubscriber(trx, asked),
      unsubscribe: 1,
    }
    const opened: string[] = []
    for (const purpose of PURPOSES)
      opened.push(
        await openMailLink(trx, { purpose, subjectId: subjects[purpose], now: NOW, lifetimeMs: 1_000 }),
      )
    return opened
  })
  return { ...site, tokens }
}

/** Everything that the database says. */
async function contentOf({ db }: Store): Promise<unknown> {
  const tables = await sql<{
    name: string
  }>`select name from sqlite_master where type = 'table' order by name`.execute(db)
  const content: [string, unknown][] = []
  for (const { name } of tables.rows)
    content.push([name, (await sql`select * from ${sql.table(name)}`.execute(db)).rows])
  return content
}

describe('an address with a token', () => {
  test('changes nothing when it is opened or looked at, by every kind of link', async () => {
    const { app, directory, tokens } = await given()
    const before = await contentOf(directory.store)
    for (const token of [...tokens, UNKNOWN])
      for (const url of addressesOf(token))
        for (const method of ['GET', 'HEAD'] as const)
          expect((await app.inject({ method, url })).statusCode, url).toBeLessThan(500)
    expect(await contentOf(directory.store)).toEqual(before)
  })

  test('runs none of the operator’s code, sends no referrer and is stored by no cache', async () => {
    const { app, cache, tokens } = await given()
    expect((await app.inject('/')).body).toContain('spion()')
    const stored = cache.size.pages
    for (const token of [...tokens, UNKNOWN])
      for (const url of addressesOf(token)) {
        const { headers, body } = await app.inject(url)
        expect(headers, url).toMatchObject({
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
        })
        expect(body, url).not.toMatch(/spion|betreiber/)
        expect(String(headers['content-security-policy'] ?? ''), url).not.toContain('strict-dynamic')
      }
    expect(cache.size.pages).toBe(stored)
  })

  test('is known for every page and route that takes a token', async () => {
    const { app } = await liveSite()
    const pages = Object.values(routes).filter(({ path }) => path.includes(':token'))
    const { paths } = (await app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { parameters?: { name: string; in: string }[] }>>
    }
    const calls = Object.entries(paths).flatMap(([path, methods]) => {
      const taken = Object.values(methods).flatMap(({ parameters = [] }) => parameters)
      const places = taken.filter(({ name }) => /token|signature/.test(name)).map(parameter => parameter.in)
      if (places.includes('query')) return [`${path.replace(/\{\w+\}/g, '1')}?token=${UNKNOWN}`]
      return places.includes('path') ? [path.replace(/\{\w+\}/g, UNKNOWN)] : []
    })
    const found = [...pages.map(({ path }) => path.replace(':token', UNKNOWN)), ...calls]
    expect(found.length).toBeGreaterThanOrEqual(4)
    for (const address of found) expect(isTokenAddress(address), address).toBe(true)
    for (const address of ['/', '/koeln/link', '/businesses?query=token', '/api/site'])
      expect(isTokenAddress(address), address).toBe(false)
  })

  test('is in no log and on no page when it fails', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(line, _encoding, done) {
        lines.push(String(line))
        done()
      },
    })
    const { app, directory } = await liveSite(undefined, undefined, pino({ level: 'trace' }, stream))
    await sql`drop table mail_links`.execute(directory.store.db)
    for (const url of addressesOf(UNKNOWN).slice(0, 5)) {
      const { statusCode, body } = await app.inject(url)
      if (statusCode === 500) expect(body, url).not.toContain(UNKNOWN)
    }
    expect(lines.filter(line => line.includes('failed')).length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain(UNKNOWN)
  })
})
