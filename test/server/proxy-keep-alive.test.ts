import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEEP_ALIVE_MS } from '#server/cache/cached-answers.ts'

/** Where each example says for how many seconds it keeps an idle connection to the site. */
test.each([
  ['Caddyfile', /transport http \{\s+keepalive (\d+)s\s/],
  ['nginx.conf', /upstream umkreis \{[^}]*\skeepalive_timeout (\d+)s;/],
  // Half of the connections that are too many are closed in each such time.
  ['haproxy.cfg', /backend nodes[\s\S]*\sdefault-server [^\n]*\bpool-purge-delay (\d+)s/],
])('%s lets go of an idle connection before the site closes it', (file, pattern) => {
  const [, seconds] = pattern.exec(readFileSync(`deploy/${file}`, 'utf8')) ?? []
  expect(Number(seconds) * 1000).toBeLessThan(KEEP_ALIVE_MS)
})
