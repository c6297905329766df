import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { freePort } from './free-port.ts'
import { givenSite } from './given-site.ts'
import { HAPROXY, haproxyOptions } from './haproxy-example.ts'
import { logIn, startServer } from './live-server.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')

interface Proxy {
  readonly program: string
  /** Starts it on a port, in front of a host and port. */
  readonly start: (port: number, upstream: string) => { args: string[]; environment: Record<string, string> }
  /** Whether it keeps public pages. */
  readonly caches: boolean
}

const PROXIES: readonly Proxy[] = [
  { program: '/usr/bin/caddy', start: caddy, caches: false },
  { program: '/usr/sbin/nginx', start: nginx, caches: true },
  { program: HAPROXY, start: haproxy, caches: false },
]

test.for(PROXIES)(
  'behind $program as configured in deploy/, pages, uploads and events arrive, and nobody passes for somebody else',
  async ({ program, start, caches }, { skip }) => {
    skip(!existsSync(program), 'it is not installed')
    const site = await startServer(await givenSite(20), { environment: { TRUST_PROXY: '127.0.0.1' } })
    await site.ready()
    const port = await freePort()
    const { args, environment } = start(port, site.url.replace('http://', ''))
    const child = spawn(program, args, { env: { ...process.env, ...environment }, stdio: 'ignore' })
    onTestFinished(() => void child.kill())
    const url = `http://127.0.0.1:${port}`
    await listening(url)

    const [direct, first, second] = [await fetch(site.url), await fetch(url), await fetch(url)]
    expect([first.status, first.headers.get('etag')]).toEqual([200, direct.headers.get('etag')])
    expect(first.headers.get('content-security-policy')).toBe(direct.headers.get('content-security-policy'))
    if (caches) expect(second.headers.get('x-cache')).toBe('HIT')
    expect((await fetch(`${url}/metrics`)).status).not.toBe(200)

    const spoofed = await fetch(`${url}/api/admin/jobs`, { headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(spoofed.status).toBe(401)
    // A line of the log arrives after the answer.
    const refusals = () => site.log.filter(line => line.includes('/api/admin/jobs')).join()
    await expect.poll(refusals).toContain('127.0.0.0/24')
    expect(refusals()).not.toContain('203.0.113')

    const cookie = await logIn(url)
    // More than nginx lets through unless it is told to.
    const file = csvOf(manyRows(2000, { Website: `https://backhaus.example/${'brot-'.repeat(150)}` }))
    expect(file.length).toBeGreaterThan(1_000_000)
    const form = new FormData()
    form.append('excelFile', new File([file], 'liste.csv'))
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const uploaded = await fetch(`${url}/api/admin/imports`, { method: 'POST', headers, body: form })
    expect(uploaded.status).toBe(200)
    const { jobId } = (await uploaded.json()) as { jobId: number }
    for (let times = 0; times < 2; times++) {
      const events = await fetch(`${url}/api/admin/jobs/${jobId}/events`, { headers })
      expect(events.headers.get('x-cache')).not.toBe('HIT')
      const reader = events.body?.getReader()
      const { value } = (await reader?.read()) ?? {}
      // The first piece, while the stream goes on.
      expect(Buffer.from(value ?? []).toString()).toContain('retry: ')
      await reader?.cancel()
    }
  },
)

function caddy(port: number, upstream: string) {
  return {
    args: ['run', '--config', join(DEPLOY, 'Caddyfile')],
    environment: { SITE_HOST: `http://127.0.0.1:${port}`, UPSTREAM: upstream, XDG_DATA_HOME: tempFolder() },
  }
}

/** The example as it is, but for addresses, folders and TLS. */
function nginx(port: number, upstream: string) {
  const folder = tempFolder()
  for (const name of ['cache', 'temp']) mkdirSync(join(folder, name))
  const site = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8')
    .replace(/server \{\n\tlisten 80;[\s\S]*?\n\}\n/, '')
    .replace(/^\t(?:ssl_.*|listen \[::\].*)\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('/var/cache/nginx/umkreis', join(folder, 'cache'))
    .replace('127.0.0.1:3000', upstream)
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/temp/${name};`)
    .join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; ${process.getuid?.() === 0 ? 'user root; ' : ''}pid ${folder}/pid; error_log ${folder}/error.log; events {}\nhttp {\naccess_log off; ${temp}\n${site}\n}\n`,
  )
  return {
    args: ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    environment: {},
  }
}

function haproxy(port: number, upstream: string) {
  const nodes = { NODE1: upstream, NODE2: upstream, NODE3: upstream }
  return { args: haproxyOptions(), environment: { SITE_ADDRESS: `127.0.0.1:${port}`, ...nodes } }
}

async function listening(url: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isThere) return
    await pause(50)
  }
}
