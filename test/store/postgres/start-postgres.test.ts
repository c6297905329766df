import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('whoever starts a server still ends with the exit code that was set', () => {
  const program = `await import('#test/postgres/start-postgres.ts'); process.exitCode = 3`
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect([stderr, status]).toEqual(['', 3])
})
