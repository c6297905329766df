import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { isForbiddenAddress } from '#gateways/http/forbidden-address.ts'
import { HttpClient } from '#gateways/http/http-client.ts'
import { hostileServer, httpFor, listening, to } from './hostile-server.ts'

/** Names as a malicious name server answers them. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  '127.0.0.1.nip.io': ['127.0.0.1'],
  'app-7f000001.nip.io': ['127.0.0.1'],
  'localtest.me': ['127.0.0.1'],
  'sechs.example.org': ['::1'],
  'gemappt.example.org': ['::ffff:127.0.0.1'],
  'null.example.org': ['0.0.0.0'],
  'beide.example.org': ['127.0.0.1', '::1'],
  'metadaten.example.org': ['169.254.169.254'],
  'localhost.example.org.': ['127.0.0.1'],
  'zone.example.org': ['fe80::1%lo'],
  'kein-ip.example.org': ['localhost'],
}

/** Sixty ways to name this machine or one beside it; `P` is the canary's port. */
const SPELLINGS = `
http://127.0.0.1:P/
http://127.0.0.1.:P/
http://127.1:P/
http://127.0.1:P/
http://127.127.127.127:P/
http://0.0.0.0:P/
http://0:P/
http://0x0:P/
http://2130706433:P/
http://2130706433.:P/
http://0x7f000001:P/
http://0x7f.0.0.1:P/
http://0x7f.1:P/
http://0X7F.0x0.0x0.0x1:P/
http://0177.0.0.1:P/
http://017700000001:P/
http://0177.0x0.0.01:P/
http://0000177.0000.0000.01:P/
http://127.0x000001:P/
http://[::1]:P/
http://[0:0:0:0:0:0:0:1]:P/
http://[0000:0000:0000:0000:0000:0000:0000:0001]:P/
http://[::]:P/
http://[::ffff:127.0.0.1]:P/
http://[::ffff:7f00:1]:P/
http://[::ffff:0:127.0.0.1]:P/
http://[::127.0.0.1]:P/
http://[::7f00:1]:P/
http://[64:ff9b::127.0.0.1]:P/
http://[64:ff9b:1::7f00:1]:P/
http://[2002:7f00:1::]:P/
http://[2001:0:7f00:1::]:P/
http://[fe80::1]:P/
http://[fe80::1%25lo]:P/
http://[fc00::1]:P/
http://[fd00:ec2::254]:P/
http://[ff02::1]:P/
http://[2001:db8::1]:P/
http://localhost:P/
http://LOCALHOST:P/
http://localhost.:P/
http://%6c%6f%63alhost:P/
http://127%2e0%2e0%2e1:P/
http://%31%32%37.0.0.1:P/
http://①②⑦.⓪.⓪.①:P/
http://127。0。0。1:P/
http://127．0．0．1:P/
http://１２７.0.0.1:P/
http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ:P/
http://127.0.0.1\u00ad:P/
http://roth.de@127.0.0.1:P/
http://roth.de:80@127.0.0.1:P/
http://roth.de%40127.0.0.1:P/
http://127.0.0.1:P#@roth.de/
http://127.0.0.1:P\\@roth.de/
http:127.0.0.1:P/
http:///127.0.0.1:P/
http:\\\\127.0.0.1:P\\
HTTP://127.0.0.1:P/
\u0009http://127.0.0.1:P/
ht\u0009tp://127.0.0.1:P/
http://169.254.169.254:P/latest/meta-data/
http://10.0.0.1:P/
http://172.16.0.1:P/
http://192.168.0.1:P/
http://100.64.0.1:P/
${Object.keys(NAMES)
  .map(name => `http://${name}:P/`)
  .join('\n')}`
  .trim()
  .split('\n')

async function canary() {
  let hits = 0
  const server = createServer((_request, response) => {
    hits++
    response.end('secret')
  })
  server.on('connection', () => hits++)
  const port = await listening(server, '0.0.0.0')
  return { port, hits: () => hits }
}

/** May ask the canary's port, so that only its address stands in the way. */
function given(port: number) {
  return httpFor(
    { port },
    {
      allowance: { ports: [port] },
      resolve: async name => NAMES[name] ?? ['127.0.0.1'],
    },
  )
}

test('no spelling of an internal address reaches it', async () => {
  expect(SPELLINGS.length).toBeGreaterThanOrEqual(60)
  const { port, hits } = await canary()
  const http = given(port)
  for (const spelling of SPELLINGS) {
    const url = spelling.replace('P', String(port))
    const result = await http.request({ url, maxBytes: 100 })
    expect({ url, kind: result.kind }).toEqual({ url, kind: expect.stringMatching(/^(refused|bad_url)$/) })
  }
  expect(hits()).toBe(0)
})

test('no redirect leads to an internal address', async () => {
  const { port, hits } = await canary()
  const redirecting = createServer((request, response) => {
    // Browsers read the bytes of a location as UTF-8, whatever HTTP says.
    const location = Buffer.from(decodeURIComponent((request.url ?? '').slice(2))).toString('latin1')
    if (request.url === '/robots.txt') response.writeHead(404).end()
    else response.writeHead(302, { location }).end()
  })
  const outside = await listening(redirecting, '127.0.0.2')
  const http = httpFor(
    { port },
    {
      allowance: { ports: [port, outside], addresses: ['127.0.0.2'] },
      resolve: async name => (name === 'roth.test' ? ['127.0.0.2'] : ['127.0.0.1']),
    },
  )
  for (const spelling of [...SPELLINGS, '//localhost:P/', '//127.0.0.1:P/', '\\\\127.0.0.1:P/']) {
    const location = encodeURIComponent(spelling.replace('P', String(port)))
    const { kind } = await http.request({ url: `http://roth.test:${outside}/?${location}`, maxBytes: 100 })
    expect({ spelling, kind }).not.toMatchObject({ kind: 'answer' })
  }
  expect(hits()).toBe(0)
})

test('the checked address is the one that is connected to, whatever the name resolves to next', async () => {
  const { port, hits } = await canary()
  let questions = 0
  const http = httpFor(
    { port },
    {
      allowance: { ports: [port] },
      // 192.0.2.1 is nobody's: the first answer is refused here, the second would be the canary.
      resolve: async () => (++questions % 2 === 1 ? ['192.0.2.1'] : ['127.0.0.1']),
    },
  )
  for (let attempt = 0; attempt < 6; attempt++) {
    expect((await http.request({ url: `http://rebind${attempt}.test:${port}/` })).kind).toBe('refused')
  }
  expect(questions).toBe(6)
  expect(hits()).toBe(0)
})

test('of several addresses of a name only the public ones are connected to', async () => {
  const server = createServer((_request, response) => response.end('public'))
  const port = await listening(server, '127.0.0.3')
  const internal = createServer()
  let hits = 0
  internal.on('connection', () => hits++)
  internal.listen(port, '127.0.0.1')
  onTestFinished(() => {
    internal.close()
  })
  const http = httpFor(
    { port },
    {
      allowance: { ports: [port], addresses: ['127.0.0.3'] },
      resolve: async () => ['127.0.0.1', '127.0.0.3', '::1'],
    },
  )
  const result = await http.request({ url: `http://beide.test:${port}/`, maxBytes: 100 })
  expect(result).toMatchObject({ kind: 'answer', status: 200 })
  expect(hits).toBe(0)
})

test.each([
  ['ftp://roth.test/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://roth.test:80/', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['https://user:pass@roth.test/', 'credentials'],
  ['https://user@roth.test/', 'credentials'],
  ['http://roth.test:22/', 'port'],
  ['http://roth.test:8080/', 'port'],
  ['https://roth.test:80443/', undefined],
  ['http://intranet/', 'name'],
  ['http://intranet./', 'name'],
])('%s is not asked', async (url, detail) => {
  const server = await hostileServer()
  server.on('/', to('/'))
  const http = new HttpClient({ userAgent: 'Umkreis/1.0', resolve: async () => ['127.0.0.1'] })
  const result = await http.request({ url })
  expect(result).toMatchObject(detail === undefined ? { kind: 'bad_url' } : { kind: 'refused', detail })
  await http.close()
  expect(server.hits).toEqual([])
})

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '85.13.128.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '2a01:4f8::1',
  '2606:4700:4700::1111',
  '2001:4860:4860::8888',
])('%s is a public address', address => {
  expect(isForbiddenAddress(address)).toBe(false)
})
