import { existsSync, globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ASVS_LEVELS } from './asvs-levels.ts'

const sources = globSync('src/**/*.{ts,tsx,cjs}').map(file => ({ file, text: readFileSync(file, 'utf8') }))

describe('docs/security.md', () => {
  const text = readFileSync('docs/security.md', 'utf8')
  const anchors = [...text.matchAll(/^##+ (.+)$/gm)].map(([, title = '']) => anchorOf(title))
  const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, id = '', level = '', requirement = '', state = '', proof = '']) => ({
      id,
      level: Number(level),
      requirement,
      state,
      proof,
    }),
  )

  test('has every requirement of ASVS 5.0.0 of levels 1 and 2 once: 70 and 183', () => {
    const wanted = [1, 2].map(level =>
      Object.entries(ASVS_LEVELS).flatMap(([chapter, levels]) =>
        (levels[level - 1] ?? '').split(' ').flatMap(id => (id === '' ? [] : [`${chapter}.${id}`])),
      ),
    )
    expect(wanted.map(ids => new Set(ids).size)).toEqual([70, 183])
    const said = [1, 2].map(level => rows.filter(row => row.level === level).map(({ id }) => id))
    expect(said.map(ids => ids.sort())).toEqual(wanted.map(ids => ids.sort()))
  })

  test('says of each whether it is met, and where that can be seen', () => {
    const states = new Set(rows.map(({ state }) => state))
    expect([...states].sort()).toEqual(['met', 'not applicable', 'open'])
    const unproven = rows.filter(({ state, proof }) => state === 'met' && referencesIn(proof).length === 0)
    expect(unproven.map(({ id }) => id)).toEqual([])
    expect(rows.filter(({ requirement, proof }) => requirement.trim() === '' || proof.trim() === '')).toEqual(
      [],
    )
  })

  test('names only files, tests and sections that exist', () => {
    const references = rows.flatMap(({ id, proof }) => referencesIn(proof).map(found => ({ id, ...found })))
    expect(references.length).toBeGreaterThan(150)
    const wrong = references.filter(({ file, title, anchor }) => {
      if (anchor !== undefined) return !anchors.includes(anchor)
      if (file === undefined || !existsSync(file)) return true
      return title !== undefined && !readFileSync(file, 'utf8').includes(title)
    })
    expect(wrong).toEqual([])
  })

  test('counts what it says', () => {
    const count = (level: number, state: string) =>
      rows.filter(row => row.level === level && row.state === state).length
    for (const level of [1, 2]) {
      const figures = ['met', 'not applicable', 'open'].map(state => count(level, state))
      expect(text).toContain(`| ${level} | ${figures.join(' | ')} |`)
    }
  })
})

test('no code is made from text, and nothing is started but Node', () => {
  const making = sources.filter(({ text }) => /(?<![.\w])eval\(|new Function\(|from 'node:vm'/.test(text))
  expect(making.map(({ file }) => file)).toEqual([])
  const starting = sources.filter(({ text }) => text.includes("'node:child_process'"))
  expect(starting.map(({ file }) => file).toSorted()).toEqual([
    'src/gateways/bounded-process/bounded-process.ts',
    'src/server/site/site-processes.ts',
    'src/server/worker/worker-process.ts',
  ])
  for (const { file, text } of starting) {
    expect.soft(text, file).toContain('process.execPath')
    expect.soft(text, file).not.toMatch(/(?<!\.)\bexec(?:Sync)?\(|shell:/)
  }
})

test('hashes are SHA-256 or better, and random values that must not be guessed come from node:crypto', () => {
  const made = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/(?<!\.)\b(?:createHash|createHmac|hash|hkdfSync)\('([^']+)'/g)].map(
      ([, name = '']) => ({
        file,
        name,
      }),
    ),
  )
  expect(made.length).toBeGreaterThan(10)
  expect(made.filter(({ name }) => !['sha256', 'sha384', 'sha512'].includes(name))).toEqual([])
  // Not in tests and invented data: what those choose may be guessed.
  const guessable = sources.filter(
    ({ file, text }) => text.includes('Math.random(') && !file.startsWith('src/domain/demo'),
  )
  expect(guessable.map(({ file }) => file)).toEqual([])
})

test('every field for a password hides it and may be filled by a password manager', () => {
  const inputs = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:input|TextInput)\b(?:[^>]|=>)*>/g)].map(([input]) => ({ file, input })),
  )
  const isForPassword = ({ input }: { input: string }) => /type="password"|name="\w*[pP]assword/.test(input)
  const fields = inputs.filter(isForPassword)
  expect(fields.length).toBeGreaterThan(4)
  const wrong = fields.filter(
    ({ input }) =>
      !input.includes('type="password"') ||
      !/autoComplete="(?:current|new)-password"/.test(input) ||
      /onPaste|onCopy|readOnly/.test(input),
  )
  expect(wrong).toEqual([])
})

interface Reference {
  readonly file?: string
  /** Of a test within the file. */
  readonly title?: string
  /** Of a section of the same document. */
  readonly anchor?: string
}

/** `file`, `file` “title of a test”, [section](#anchor) */
function referencesIn(proof: string): readonly Reference[] {
  const files = [...proof.matchAll(/`([\w./-]+\/[\w./-]+|[A-Za-z.]+\.(?:md|json))`(?: “([^”]+)”)?/g)]
  const sections = [...proof.matchAll(/\]\(#([^)]+)\)/g)]
  return [
    ...files.map(([, file = '', title]) => ({ file, ...(title !== undefined && { title }) })),
    ...sections.map(([, anchor = '']) => ({ anchor })),
  ]
}

function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
