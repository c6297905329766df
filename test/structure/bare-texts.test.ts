import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bareTexts } from './bare-texts.ts'

const CASES = 'test/structure/bare-texts-cases.tsx'

test('in all of web/ each text that changes has an element of its own, and none stands behind what comes and goes', () => {
  expect(bareTexts(path => path.includes('/src/web/'))).toEqual([])
})

test('a bare text is found, and nothing else', () => {
  const marked = readFileSync(CASES, 'utf8')
    .split('\n')
    .flatMap((line, at) => (line.includes('← found */') ? [`${CASES}:${at + 1}`] : []))
  expect(marked.length).toBeGreaterThan(8)
  expect(bareTexts(path => path.endsWith(CASES)).map(found => found.split(' ', 1)[0])).toEqual(marked)
})
