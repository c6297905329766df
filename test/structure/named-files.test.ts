import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync(['{src,test,bench,docs,content}/**/*.*', '*.*'])

/** 'http/problem.ts' or 'docs/decisions/0007.md'; not '/api/openapi.json', which is an address, and no '{name}.md'. */
const FILE_NAME = /(?<![\w/}{-])[\w@][\w@.-]*(?:\/[\w@.-]+)*\.(?:tsx?|cjs|css|md)\b/g
const COMMENT = /^\s*(?:\/\*|\*|\/\/).*|\s\/\/ .*|\/\*\*.*/

test('every file that a comment names exists', () => {
  const sources = files.filter(file => /^(?:src|bench|vite\.).*\.(?:tsx?|cjs|css)$/.test(file))
  const missing = sources.flatMap(source =>
    readFileSync(source, 'utf8')
      .split('\n')
      .flatMap(line => COMMENT.exec(line)?.[0].match(FILE_NAME) ?? [])
      .filter(name => !files.some(file => file === name || file.endsWith(`/${name}`)))
      .map(name => `${source}: ${name}`),
  )
  expect(sources.length).toBeGreaterThan(1_000)
  expect(missing).toEqual([])
})
