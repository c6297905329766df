import { expect, test } from 'vitest'
import { countCode } from './size.ts'

test('blank lines, comments, imports and re-exports are no code', () => {
  const text = `
import { readFile } from 'node:fs'
import {
  join,
} from 'node:path'
export type { Size } from './size.ts'
// why
/** What a size is. */
/*
 * Its history.
 */
export const size = await import('./size.ts')
export function sizeOf(): number {
  return size // in lines
}
`
  expect(countCode(text)).toBe(4)
})
