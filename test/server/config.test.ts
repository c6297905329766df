import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'

test('without any setting the site listens on this machine alone', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('./data'),
    siteUrl: 'http://localhost:3000',
    demo: 'auto',
    trustProxy: false,
    adminPassword: undefined,
    hasRateLimits: true,
    logLevel: 'info',
  })
})

test('an empty variable means the same as none', () => {
  expect(readConfig({ PORT: '', SITE_URL: '' })).toEqual(readConfig({}))
})

test('the address of the site loses its trailing slash', () => {
  expect(readConfig({ SITE_URL: 'https://umkreis.example/' }).siteUrl).toBe('https://umkreis.example')
})

describe('a value that makes no sense stops the start and names the variable', () => {
  test.each([
    { PORT: 'dreitausend' },
    { PORT: '70000' },
    { SITE_URL: 'javascript:alert(1)' },
    { DEMO: 'vielleicht' },
    { LOG_LEVEL: 'laut' },
    { ADMIN_PASSWORD: 'zu kurz' },
    { RATE_LIMIT: 'manchmal' },
  ])('%o', environment => {
    expect(() => readConfig(environment)).toThrow(Object.keys(environment)[0])
  })
})
