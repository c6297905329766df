import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startWorkerProcess } from '#server/worker/worker-process.ts'
import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import { formOf } from '#test/api/http/send-form.ts'
import { csvOf, row } from '#test/jobs/imports/given-imports.ts'
import { draft } from '#test/make-draft.ts'
import { NOW, type TempSite, tempSite } from './temp-site.ts'

const PASSWORD = 'Grüße aus Görlitz'

/** What a log must never hold, each recognisable whatever stands around it. */
const SECRETS = {
  name: 'Ümmühan Markwart',
  email: 'u.markwart@geheim.example',
  phone: '0351 4711987',
  business: 'Stickerei Markwart',
  words: 'scheidungsanwalt görlitz',
  password: 'Markwarts Kennwort 7',
  token: 'MARKWARTtokenMARKWARTtokenMARKWARTtokenMARK',
  ipv4: '203.0.113.77',
  ipv6: '2001:db8:17:28:39:4a:5b:6c',
} as const

/** A site whose log lines are collected, at the finest level that LOG_LEVEL allows. */
async function loggedSite(now: () => number = () => NOW) {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: line => lines.push(line) })
  const site = await tempSite([draft()], {}, undefined, now, log)
  const ask = (options: InjectOptions) =>
    site.app.inject({
      ...options,
      headers: { 'sec-fetch-site': 'same-origin', host: 'umkreis.example', ...options.headers },
    })
  const text = () => lines.join('')
  return { ...site, lines, log, ask, text }
}

function expectNoSecret(text: string): void {
  const plain = `${text}${unescaped(text)}`.toLowerCase()
  for (const [kind, secret] of Object.entries(SECRETS)) {
    for (const spelling of [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')]) {
      expect.soft(plain.includes(spelling.toLowerCase()), `${kind}: ${spelling}`).toBe(false)
    }
  }
}

/** Requests that went wrong may stand there percent-encoded. */
function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, part => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
}

const query = encodeURIComponent(SECRETS.words)

/** Whatever visitors do with data about themselves. */
const VISITS: readonly InjectOptions[] = [
  { url: `/businesses?query=${query}&location=${query}` },
  { url: `/en/businesses?query=${query}&page=x` },
  { url: `/api/businesses/search?query=${query}&lat=51.15&lon=14.98` },
  { url: `/api/businesses/search?query=${query}&page=${query}` },
  { url: `/api/suggest?q=${query}` },
  { url: `/gibt/es/${query}` },
  { url: `/api/nichts/${query}` },
  { url: `/%zz${SECRETS.token}` },
  { url: `/link?token=${SECRETS.token}` },
  { url: `/api/newsletter/unsubscribe?token=${SECRETS.token}`, method: 'POST' },
  { url: '/api/mail-links', method: 'POST', payload: { token: SECRETS.token, language: 'de' } },
  {
    url: '/api/contact',
    method: 'POST',
    payload: {
      name: SECRETS.name,
      email: SECRETS.email,
      subject: SECRETS.words,
      category: 'general',
      message: `Rufen Sie ${SECRETS.phone} an.`,
    },
  },
  {
    url: '/contact',
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams({ name: SECRETS.name, email: SECRETS.email }).toString(),
  },
  {
    url: '/api/listings',
    method: 'POST',
    payload: {
      name: SECRETS.business,
      category: 'handwerker',
      description: `${SECRETS.name} stickt.`,
      address: 'Ring 4',
      city: 'Görlitz',
      postal_code: '02826',
      phone: SECRETS.phone,
      email: SECRETS.email,
    },
  },
  {
    url: '/api/privacy-requests',
    method: 'POST',
    payload: { kind: 'access', name: SECRETS.name, email: SECRETS.email, details: SECRETS.business },
  },
  { url: '/api/newsletter', method: 'POST', payload: { email: SECRETS.email } },
  {
    url: '/api/contact',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    payload: `{"name":"${SECRETS.name}",`,
  },
  {
    url: '/api/admin/session',
    method: 'POST',
    payload: { username: SECRETS.email, password: SECRETS.password },
  },
  {
    url: '/api/admin/session',
    method: 'POST',
    payload: { username: 'admin', password: SECRETS.password, code: SECRETS.token },
  },
  { url: '/api/admin/submissions', headers: { cookie: `__Host-umkreis=${SECRETS.token}` } },
]

async function visit({ ask }: Awaited<ReturnType<typeof loggedSite>>): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  for (const remoteAddress of [SECRETS.ipv4, SECRETS.ipv6]) {
    for (const request of VISITS) {
      const { statusCode } = await ask({ ...request, remoteAddress })
      statuses.set(String(request.url), statusCode)
    }
  }
  return statuses
}

async function logIn({ ask, directory }: TempSite & Awaited<ReturnType<typeof loggedSite>>): Promise<string> {
  await ensureFirstAccount({ store: directory.store, now: () => NOW }, PASSWORD)
  const answer = await ask({
    url: '/api/admin/session',
    method: 'POST',
    payload: { username: 'admin', password: PASSWORD },
  })
  return String(answer.headers['set-cookie']).split(';')[0] ?? ''
}

test('what visitors and administrators send, and from where, stands in no log line, even where something breaks', async () => {
  const site = await loggedSite()
  const cookie = await logIn(site)
  const whole = await visit(site)
  expect(whole.get('/api/listings')).toBe(201)
  expect(whole.get('/api/newsletter')).toBeLessThan(300)
  const { db } = site.directory.store
  // Something of ours breaks: what is stored, and what pages are made of.
  for (const table of ['submissions', 'sessions', 'subscribers', 'mail_links'] as const) {
    await db.schema.dropTable(table).execute()
  }
  const broken = await visit(site)
  expect([...broken.values()].filter(status => status === 500).length).toBeGreaterThan(3)
  await site.ask({ url: '/api/admin/stats', headers: { cookie } })

  const lines = site.lines.map(line => JSON.parse(line))
  expect(lines.filter(({ level }) => level === 50).length).toBeGreaterThan(3)
  expect(lines.every(({ reqId }) => /^[0-9a-f-]{36}$/.test(reqId))).toBe(true)
  expectNoSecret(site.text())
  expect(site.text()).not.toContain(cookie.split('=')[1])
})

test('a refusal is logged with its route, reason and the neighbourhood it came from', async () => {
  const site = await loggedSite()
  const asked = await site.ask({ url: '/api/admin/businesses/17', remoteAddress: SECRETS.ipv4 })
  await site.ask({
    url: '/api/contact',
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
    payload: {},
    remoteAddress: SECRETS.ipv6,
  })
  const [closed, foreign] = site.lines.map(line => JSON.parse(line))
  expect(closed).toMatchObject({
    reqId: asked.headers['x-request-id'],
    method: 'GET',
    route: '/api/admin/businesses/:id',
    status: 401,
    code: 'not_logged_in',
    from: '203.0.113.0/24',
  })
  expect(foreign).toMatchObject({ route: '/api/contact', status: 403, code: 'cross_site' })
  expect(foreign.from).toMatch(/^2001:db8:17::\/48$/)
})

test('an import that breaks off in the worker tells its error, and nothing of the file', async () => {
  // The worker has the clock of the machine.
  const site = await loggedSite(Date.now)
  const cookie = await logIn(site)
  const { folder, store } = site.directory
  const { headers, payload } = formOf({
    fileName: `${SECRETS.name}.csv`,
    content: csvOf([row({ Name: SECRETS.business, Telefon: SECRETS.phone, Website: SECRETS.words })]),
  })
  const upload = await site.ask({
    url: '/api/admin/imports',
    method: 'POST',
    headers: { ...headers, cookie },
    payload,
  })
  expect(upload.statusCode).toBe(200)
  await store.db.schema.dropTable('import_outcomes').execute()
  const worker = startWorkerProcess(
    {
      dataDir: folder,
      indexDir: join(folder, 'worker-index'),
      demo: 'off',
      server: { ownUrl: 'https://umkreis.example' },
    },
    { log: site.log, onChanged: () => undefined },
  )
  onTestFinished(() => worker.stop())
  await expect.poll(site.text).toContain('a job crashed')
  expectNoSecret(site.text())
})
