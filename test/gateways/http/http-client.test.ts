import { createServer as createHttps } from 'node:https'
import { createServer as createTcp } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { userAgent } from '#gateways/http/user-agent.ts'
import { hostileServer, httpFor, listening, ofType, page, testNames, to } from './hostile-server.ts'
import { SELF_SIGNED } from './self-signed.ts'

const ROBOTS = 'text/plain'

async function given(options: Parameters<typeof httpFor>[1] = {}) {
  const server = await hostileServer()
  return { server, http: httpFor(server, options) }
}

describe('an answer', () => {
  test('carries status, type and body, and where it came from', async () => {
    const { server, http } = await given()
    server.on('/kontakt?a=1', page('<p>Grüße'))
    const result = await http.request({ url: server.url('/kontakt?a=1#unten'), maxBytes: 1000 })
    expect(result).toEqual({
      kind: 'answer',
      status: 200,
      url: server.url('/kontakt?a=1'),
      redirects: 0,
      contentType: 'text/html',
      body: Buffer.from('<p>Grüße'),
      isCut: false,
      robots: 'read',
    })
    expect(server.hits.at(-1)?.userAgent).toBe('Umkreis/1.0 (+https://umkreis.example)')
  })

  test('of an error is an answer too', async () => {
    const { server, http } = await given()
    for (const status of [401, 403, 404, 410, 500, 503]) {
      server.on(`/${status}`, page('…', status))
      expect(await http.request({ url: server.url(`/${status}`) })).toMatchObject({ kind: 'answer', status })
    }
  })

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ] as const)('packed with %s is unpacked', async (encoding, pack) => {
    const { server, http } = await given()
    server.on('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end(pack('Grüße aus Görlitz'))
    })
    const result = await http.request({ url: server.url(), maxBytes: 1000 })
    expect(result.kind === 'answer' && result.body.toString()).toBe('Grüße aus Görlitz')
  })

  test('is not read when its body is not wanted', async () => {
    const { server, http } = await given()
    server.on('/', (_request, response) => response.writeHead(200).write('x'))
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'answer', status: 200 })
  })
})

describe('redirects', () => {
  test('are followed, also to other hosts and relative ones', async () => {
    const { server, http } = await given()
    server.on('/', to(server.url('/a', 'www.roth.test')), 'roth.test')
    server.on('/a', to('b?c=ü', 308))
    server.on('/b?c=%C3%BC', page('da'))
    expect(await http.request({ url: server.url(), maxBytes: 100 })).toMatchObject({
      kind: 'answer',
      url: server.url('/b?c=%C3%BC', 'www.roth.test'),
      redirects: 2,
    })
  })

  test('in a loop end at once', async () => {
    const { server, http } = await given()
    server.on('/a', to('/b'))
    server.on('/b', to('/a'))
    expect(await http.request({ url: server.url('/a') })).toMatchObject({
      kind: 'redirect_loop',
      detail: 'loop',
    })
    expect(server.hits.filter(({ path }) => path !== '/robots.txt')).toHaveLength(2)
  })

  test('end after four', async () => {
    const { server, http } = await given()
    for (let step = 0; step < 9; step++) server.on(`/${step}`, to(`/${step + 1}`))
    server.on('/4', page('vier'), 'gut.test')
    expect(await http.request({ url: server.url('/0', 'gut.test') })).toMatchObject({ redirects: 4 })
    expect(await http.request({ url: server.url('/0') })).toMatchObject({
      kind: 'redirect_loop',
      detail: 'too_many',
    })
    expect(server.hits.filter(({ path, host }) => path === '/5' && host === 'roth.test')).toEqual([])
  })

  test.each([
    ['ftp://roth.test/', 'refused'],
    ['javascript:alert(1)', 'refused'],
    ['http://user:pass@roth.test/', 'refused'],
    ['http://roth.test:22/', 'refused'],
    ['http://[', 'bad_url'],
  ])('to %s end there', async (location, kind) => {
    const { server, http } = await given()
    server.on('/', to(location))
    expect(await http.request({ url: server.url() })).toMatchObject({ kind })
  })

  test('without a target are answers', async () => {
    const { server, http } = await given()
    server.on('/', (_request, response) => response.writeHead(302).end())
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'answer', status: 302 })
  })
})

describe('too much', () => {
  /** 200 MB of nothing in 200 kB. */
  const BOMB = gzipSync(Buffer.alloc(200_000_000))

  test('is counted after unpacking: a bomb is hung up on', async () => {
    const { server, http } = await given()
    server.on('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(BOMB)
    })
    const before = process.memoryUsage.rss()
    const result = await http.request({ url: server.url(), maxBytes: 100_000 })
    expect(result).toMatchObject({ kind: 'too_large', detail: '100000' })
    expect(process.memoryUsage.rss() - before).toBeLessThan(50_000_000)
  })

  test('is cut where the beginning is enough', async () => {
    const { server, http } = await given()
    server.on('/', (_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        if (!response.destroyed) response.once('drain', more)
      }
      more()
    })
    const result = await http.request({ url: server.url(), maxBytes: 50_000, mayCut: true })
    expect(result).toMatchObject({ kind: 'answer', isCut: true })
    expect(result.kind === 'answer' && result.body.length).toBe(50_000)
  })

  test('in the head of an answer is refused', async () => {
    const { server, http } = await given()
    server.on('/', (_request, response) => response.writeHead(200, { 'x-viel': 'x'.repeat(60_000) }).end())
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'bad_answer' })
  })
})

describe('a site that is not well', () => {
  test('has a name that does not resolve', async () => {
    const { server, http } = await given()
    const url = server.url('/', 'weg.example')
    expect(await http.request({ url })).toEqual({ kind: 'dns', detail: 'ENOTFOUND', url })
  })

  test('has name servers that do not say', async () => {
    const { server, http } = await given({
      resolve: () => Promise.reject(Object.assign(new Error('later'), { code: 'ETIMEOUT' })),
    })
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'dns', detail: 'ETIMEOUT' })
  })

  test('refuses connections', async () => {
    const { server, http } = await given()
    const gone = createTcp()
    const port = await new Promise<number>(resolve => {
      gone.listen(0, '127.0.0.1', () => {
        const address = gone.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    await new Promise(resolve => gone.close(resolve))
    const asking = httpFor({ port })
    expect(await asking.request({ url: `http://roth.test:${port}/` })).toMatchObject({
      kind: 'connect',
      detail: 'ECONNREFUSED',
    })
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'answer' })
  })

  test('hangs up in the middle', async () => {
    const { server, http } = await given()
    server.on('/', (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('x')
      setImmediate(() => response.destroy())
    })
    server.on('/sofort', request => request.socket.destroy())
    expect(await http.request({ url: server.url(), maxBytes: 2000 })).toMatchObject({ kind: 'connect' })
    expect(await http.request({ url: server.url('/sofort') })).toMatchObject({ kind: 'connect' })
  })

  test('shows an untrusted certificate', async () => {
    const server = createHttps(SELF_SIGNED, (_request, response) => response.end('geheim'))
    const port = await listening(server)
    const url = `https://selbst.test:${port}/`
    expect(await httpFor({ port }).request({ url })).toEqual({
      kind: 'tls',
      detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      url,
    })
  })

  test('does not speak TLS', async () => {
    const { server, http } = await given()
    const url = server.url().replace('http:', 'https:')
    expect(await http.request({ url })).toMatchObject({ kind: 'tls' })
  })

  test('speaks no HTTP', async () => {
    const server = createTcp(socket => socket.end('220 mail.roth.test ESMTP\r\n'))
    server.listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    onTestFinished(() => {
      server.close()
    })
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await httpFor({ port }).request({ url: `http://roth.test:${port}/` })).toMatchObject({
      kind: 'bad_answer',
    })
  })

  test.each(['gzip', 'br', 'lzma, gzip'])('sends %s that is none', async encoding => {
    const { server, http } = await given()
    server.on('/', (_request, response) => {
      response.writeHead(200, { 'content-encoding': encoding }).end('kein Archiv')
    })
    expect(await http.request({ url: server.url(), maxBytes: 100 })).toMatchObject({ kind: 'bad_answer' })
  })

  test('never answers', async () => {
    const { server, http } = await given({ limits: { totalMs: 150 } })
    server.on('/robots.txt', page('', 404))
    server.on('/', () => undefined)
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'timeout', detail: 'answer' })
  })

  test('drips its page for ever', async () => {
    const { server, http } = await given({ limits: { totalMs: 300 } })
    server.on('/', (_request, response) => {
      const drip = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(drip))
    })
    expect(await http.request({ url: server.url(), maxBytes: 100_000 })).toMatchObject({ kind: 'timeout' })
  })
})

describe('robots.txt', () => {
  test('is read once for a host, and what it forbids is not asked for', async () => {
    const { server, http } = await given()
    server.on('/robots.txt', (_request, response) => {
      response.writeHead(200, { 'content-type': ROBOTS }).end('User-agent: umkreis\nDisallow: /intern')
    })
    server.on('/', page('da'))
    expect(await http.request({ url: server.url('/intern/a') })).toMatchObject({ kind: 'robots' })
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'answer', robots: 'read' })
    expect(server.hits.map(({ path }) => path)).toEqual(['/robots.txt', '/'])
  })

  test('of the host that a redirect leads to counts as well', async () => {
    const { server, http } = await given()
    server.on('/', to(server.url('/', 'nein.test')), 'roth.test')
    server.on('/robots.txt', (_request, response) => response.end('User-agent: *\nDisallow: /'), 'nein.test')
    const url = server.url('/', 'nein.test')
    expect(await http.request({ url: server.url() })).toEqual({ kind: 'robots', detail: 'disallowed', url })
    expect(server.hits.filter(({ host }) => host === 'nein.test').map(({ path }) => path)).toEqual([
      '/robots.txt',
    ])
  })

  test.each([
    [404, 'read'],
    [403, 'read'],
    [500, 'unavailable'],
    [503, 'unavailable'],
  ])('that answers %i forbids nothing', async (status, robots) => {
    const { server, http } = await given()
    server.on('/robots.txt', ofType(ROBOTS, status))
    server.on('/', page('da'))
    expect(await http.request({ url: server.url() })).toMatchObject({ kind: 'answer', status: 200, robots })
  })

  test('is asked of a dead host, and nothing else', async () => {
    let questions = 0
    const { server, http } = await given({
      resolve: () => {
        questions++
        return Promise.reject(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }))
      },
    })
    expect(await http.request({ url: server.url('/a') })).toMatchObject({ kind: 'dns' })
    expect(await http.request({ url: server.url('/b') })).toMatchObject({ kind: 'dns' })
    expect(questions).toBe(1)
  })

  test('is read again after an hour, so that what it forbids since then is not asked for', async () => {
    const clock = { now: 0 }
    const { server, http } = await given({ now: () => clock.now })
    const ask = async () => (await http.request({ url: server.url() })).kind
    server.on('/', page('da'))
    expect(await ask()).toBe('answer')
    server.on('/robots.txt', (_request, response) => response.end('User-agent: *\nDisallow: /'))
    clock.now += HOUR_MS - 1
    expect(await ask()).toBe('answer')
    clock.now += 1
    expect(await ask()).toBe('robots')
    server.on('/robots.txt', page('', 404))
    clock.now += HOUR_MS
    expect(await ask()).toBe('answer')
  })

  test.each(['ENOTFOUND', 'ETIMEOUT'])('is asked again minutes after a failure of DNS: %s', async code => {
    const clock = { now: 0 }
    let isAway = true
    const { server, http } = await given({
      now: () => clock.now,
      resolve: name =>
        isAway ? Promise.reject(Object.assign(new Error('hiccup'), { code })) : testNames(name),
    })
    const ask = async () => (await http.request({ url: server.url() })).kind
    server.on('/', page('da'))
    expect(await ask()).toBe('dns')
    isAway = false
    clock.now += 5 * MINUTE_MS - 1
    expect(await ask()).toBe('dns')
    clock.now += 1
    expect(await ask()).toBe('answer')
  })

  test('is asked again minutes after a failure of TLS', async () => {
    const clock = { now: 0 }
    let connections = 0
    const tls = createHttps(SELF_SIGNED).on('connection', () => connections++)
    const port = await listening(tls)
    const http = httpFor({ port }, { now: () => clock.now })
    const ask = async () => (await http.request({ url: `https://selbst.test:${port}/` })).kind
    expect([await ask(), await ask(), connections]).toEqual(['tls', 'tls', 1])
    clock.now += 5 * MINUTE_MS
    expect([await ask(), connections]).toEqual(['tls', 2])
  })

  test('that a server failed to give is asked for again after minutes', async () => {
    const clock = { now: 0 }
    const { server, http } = await given({ now: () => clock.now })
    const ask = async () => (await http.request({ url: server.url() })).kind
    server.on('/robots.txt', ofType(ROBOTS, 503))
    server.on('/', page('da'))
    expect(await ask()).toBe('answer')
    server.on('/robots.txt', (_request, response) => response.end('User-agent: *\nDisallow: /'))
    expect(await ask()).toBe('answer')
    clock.now += 5 * MINUTE_MS
    expect(await ask()).toBe('robots')
  })
})

test('a request can be aborted without harm to the next one', async () => {
  const { server, http } = await given()
  const stop = new AbortController()
  server.on('/', () => stop.abort(new Error('genug')))
  server.on('/b', page('da'))
  await expect(http.request({ url: server.url(), signal: stop.signal })).rejects.toThrow('genug')
  expect(await http.request({ url: server.url('/b') })).toMatchObject({ kind: 'answer', status: 200 })
})

test.each([
  [
    { email: 'kontakt@roth.example', siteUrl: 'https://roth.example' },
    'Umkreis/1.0 (+mailto:kontakt@roth.example)',
  ],
  [{ email: ' ', siteUrl: 'https://roth.example' }, 'Umkreis/1.0 (+https://roth.example)'],
  [{ email: 'a@b.de)\r\nx-evil: 1', siteUrl: undefined }, 'Umkreis/1.0 (+mailto:a@b.dex-evil:1)'],
  [{ email: '', siteUrl: undefined }, 'Umkreis/1.0'],
  [{ email: '', siteUrl: 'http://localhost:3000' }, 'Umkreis/1.0'],
])('the user agent says how to reach the operator: %o', (contact, expected) => {
  expect(userAgent(contact)).toBe(expected)
})
