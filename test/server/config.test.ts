import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

test('without any setting the site listens on this machine alone', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    workers: 1,
    host: '127.0.0.1',
    dataDir: resolve('./data'),
    server: { siteUrl: undefined, smtpUrl: undefined, sender: undefined, ownUrl: 'http://localhost:3000' },
    hasHttpsSubdomains: false,
    demo: 'auto',
    trustProxy: false,
    adminPassword: undefined,
    secretKey: undefined,
    backupPassphrase: undefined,
    hasRateLimits: true,
    imageCacheBytes: 2048 * 1024 * 1024,
    uploadLimitBytes: 20 * 1024 * 1024,
    logLevel: 'info',
  })
})

test('an empty variable means the same as none', () => {
  expect(readConfig({ PORT: '', SITE_URL: '' })).toEqual(readConfig({}))
})

test('the address of the site loses its trailing slash', () => {
  expect(readConfig({ SITE_URL: 'https://umkreis.example/' }).server.siteUrl).toBe('https://umkreis.example')
})

test.each(['127.0.0.1', '127.0.0.1, ::1', '10.0.0.0/8,fd00::/8', 'loopback, 10.1.2.3'])(
  'proxies are believed by address, network or name: %s',
  TRUST_PROXY => {
    expect(readConfig({ TRUST_PROXY }).trustProxy).toBe(TRUST_PROXY)
  },
)

test('the limit of uploads is given in megabytes', () => {
  expect(readConfig({ UPLOAD_LIMIT_MB: '50' }).uploadLimitBytes).toBe(50 * 1024 * 1024)
})

describe('a value that makes no sense stops the start and names the variable', () => {
  test.each([
    { PORT: 'dreitausend' },
    { PORT: '70000' },
    { SITE_URL: 'javascript:alert(1)' },
    { DEMO: 'vielleicht' },
    { LOG_LEVEL: 'laut' },
    { UPLOAD_LIMIT_MB: '0' },
    { WORKERS: '0' },
    { WORKERS: 'alle' },
    { UPLOAD_LIMIT_MB: '20 MB' },
    { ADMIN_PASSWORD: 'zu kurz' },
    { RATE_LIMIT: 'manchmal' },
    { DATABASE_URL: 'mysql://user@db.example/umkreis' },
    { DATABASE_URL: 'postgres://db.example' },
    { DATABASE_URL: 'postgres:///umkreis' },
    { DATABASE_URL: 'umkreis' },
    { SMTP_URL: 'mail.example:25' },
    { SMTP_URL: 'https://mail.example' },
    { SMTP_URL: 'smtp://' },
    { TRUST_PROXY: 'proxy.example' },
    { TRUST_PROXY: '10.0.0.1,' },
    { TRUST_PROXY: '10.0.0.0/33' },
    { TRUST_PROXY: 'true' },
    { MAIL_FROM: 'Umkreis' },
    { MAIL_FROM: 'Umkreis <a@example.org>, b@example.org' },
    { MAIL_FROM: 'Umkreis\r\nBcc: x@example.org <a@example.org>' },
  ])('%o', environment => {
    expect(() => readConfig(environment)).toThrow(Object.keys(environment)[0])
  })
})

describe('mail', () => {
  const SMTP_URL = 'smtps://user:pa%20ss@mail.example:465'

  test.each([
    [undefined, undefined],
    ['post@example.org', { name: '', address: 'post@example.org' }],
    ['Ortsblick Görlitz <post@example.org>', { name: 'Ortsblick Görlitz', address: 'post@example.org' }],
    ['"Roth, Jana" <post@example.org>', { name: 'Roth, Jana', address: 'post@example.org' }],
    ['root@localhost', { name: '', address: 'root@localhost' }],
  ])('MAIL_FROM %s is the sender', (MAIL_FROM, from) => {
    const { smtpUrl, sender } = readConfig({ SMTP_URL, MAIL_FROM }).server
    expect({ smtpUrl, sender }).toEqual({ smtpUrl: SMTP_URL, sender: from })
  })

  test('a password is not repeated in what is said about its variable', () => {
    expect(() => readConfig({ SMTP_URL: 'http://user:geheim@mail.example' })).toThrow(/^(?!.*geheim)/s)
    expect(() => readConfig({ DATABASE_URL: 'mysql://user:geheim@db.example/x' })).toThrow(/^(?!.*geheim)/s)
  })
})
