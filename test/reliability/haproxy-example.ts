import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tempFolder } from '#test/temp-folder.ts'

export const HAPROXY = '/usr/sbin/haproxy'
const DEPLOY = join(import.meta.dirname, '../../deploy')

/** Options of HAProxy that name the examples, without TLS. Addresses are in its environment. */
export function haproxyOptions({ hasDatabase = false } = {}): string[] {
  const site = join(tempFolder(), 'haproxy.cfg')
  const example = readFileSync(join(DEPLOY, 'haproxy.cfg'), 'utf8')
  writeFileSync(site, example.replaceAll(/^\t(?:bind :443|http-request redirect).*\n/gm, ''))
  return ['-db', '-f', site, ...(hasDatabase ? ['-f', join(DEPLOY, 'haproxy-postgres.cfg')] : [])]
}
