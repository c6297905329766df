import { repairEncoding } from './encoding-repair.ts'

/**
 * A cell as it was meant: without blanks around it, byte order marks, and what spreadsheets and our own CSV export
 * put around text to keep it text (`="01067"`, `'+49 …`). Encoding damage is repaired.
 * @returns '' for an empty cell and for what stands for one ('None', 'null', 'nan', '-', '{}', '#NV' …)
 */
export function cellText(cell: string): string {
  const text = withoutGuards(cell)
  return text.length <= LONGEST_EMPTY_WORD && EMPTY_WORDS.has(text.toLowerCase()) ? '' : text
}

/** What exporters, pandas and Excel (English, German) write where they have nothing. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  ...['none', 'null', 'nan', 'undefined', 'n/a', '-', '--', '–', '—', '{}', '[]'],
  ...[
    '#n/a',
    '#nv',
    '#ref!',
    '#bezug!',
    '#value!',
    '#wert!',
    '#name?',
    '#div/0!',
    '#null!',
    '#num!',
    '#zahl!',
  ],
])

const LONGEST_EMPTY_WORD = 9

/** What begins a formula, also behind signs that programs skip; guarded cells have an apostrophe before it. */
const GUARDED = /^'+(?=[\s\p{Z}\p{Cf}]*[\p{Cc}=+\-@|＝＋－＠｜﹦﹢﹣﹫])/u

function withoutGuards(cell: string): string {
  let bare = cell
  for (;;) {
    // Damage is repaired before blanks go: one of two damaged characters may look like a blank ('Ã ' is 'à').
    let next = repairEncoding(bare).trim()
    if (next.startsWith("'")) next = next.replace(GUARDED, '')
    if (next.startsWith('="')) next = next.replace(/^="([^"]*)"$/, '$1')
    if (next === bare) return bare
    bare = next
  }
}
