import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../../src/web')

test('no style depends on how a device is held: what is read lying on one side works too (WCAG 1.3.4)', () => {
  const sheets = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(10)
  const held = sheets.filter(file => readFileSync(join(WEB, file), 'utf8').includes('orientation:'))
  expect(held).toEqual([])
})
