import { expect, test } from 'vitest'
import { isLocalAddress } from '#domain/link/local-address.ts'

test.each([
  ['http://localhost:3000', true],
  ['http://umkreis.localhost', true],
  ['http://127.0.0.1', true],
  ['http://127.8.0.1:80', true],
  ['http://0.0.0.0:3000', true],
  ['http://[::1]:3000', true],
  ['https://umkreis.example', false],
  ['https://localhost.example', false],
  ['http://192.168.1.5', false],
])('%s: %s', (url, isLocal) => {
  expect(isLocalAddress(url)).toBe(isLocal)
})
