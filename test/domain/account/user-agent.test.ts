import { expect, test } from 'vitest'
import { browserName } from '#domain/account/user-agent.ts'

const MOBILE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const DESKTOP = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${DESKTOP}`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${DESKTOP} Edg/142.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${DESKTOP} OPR/124.0.0.0`, 'Opera', 'ChromeOS'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${MOBILE} Version/26.0 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
  ],
  [
    `Mozilla/5.0 (iPad; CPU OS 18_7 like Mac OS X) ${MOBILE} CriOS/142.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iPad',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0', 'Firefox', 'Android'],
  ['curl/8.16.0', 'curl', null],
  ['<script>alert(1)</script>', null, null],
  ['', null, null],
  [undefined, null, null],
])('%s is %s on %s', (userAgent, browser, system) => {
  expect(browserName(userAgent)).toEqual({ browser, system })
})
