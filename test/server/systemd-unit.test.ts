import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ANALYZER = '/usr/bin/systemd-analyze'
const UNIT = join(import.meta.dirname, '../../deploy/umkreis.service')

/** 0 is closed, 10 open; a unit without any setting has 9.6. */
const MOST_EXPOSED = 2

test.skipIf(!existsSync(ANALYZER))('systemd rates the unit as closed', () => {
  const report = execFileSync(ANALYZER, ['security', '--offline=true', '--no-pager', UNIT], {
    encoding: 'utf8',
  })
  const exposure = Number(/exposure level for umkreis\.service: ([\d.]+)/.exec(report)?.[1])
  expect(exposure).toBeLessThanOrEqual(MOST_EXPOSED)
})
