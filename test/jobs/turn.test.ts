import { expect, test } from 'vitest'
import { mayBegin } from '#jobs/turn.ts'

test.each([
  ['with nothing running, everything may begin', 'import', [], true],
  ['one of a kind at a time', 'backup', ['backup'], false],
  ['two kinds that change businesses wait for each other', 'bulk-edit', ['import'], false],
  ['taking an import back waits for another import', 'undo-import', ['import'], false],
  ['removing the demonstration waits for a bulk edit', 'remove-demonstration', ['bulk-edit'], false],
  ['a backup runs beside an import', 'backup', ['import'], true],
  [
    'an import runs beside a backup and a search for duplicates',
    'import',
    ['backup', 'find-duplicates'],
    true,
  ],
] as const)('%s', (_rule, kind, running, may) => {
  expect(mayBegin(kind, running)).toBe(may)
})
