/**
 * The text of a cell: without blanks around it, byte order marks, and the guards by which spreadsheets and our own CSV
 * export keep a text a text (`="01067"`, `'+49 …`).
 * @returns '' for an empty cell and for what means one ('None', 'null', 'nan', '-', '{}', '#NV' …)
 */
export function cellText(cell: string): string {
  const text = withoutGuards(cell)
  return text.length <= LONGEST_EMPTY_WORD && EMPTY_WORDS.has(text.toLowerCase()) ? '' : text
}

/** What exporters, pandas and Excel (English, German) write for an empty cell. */
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

/** The apostrophe before a cell that begins like a formula, also behind characters that programs ignore. */
const GUARDED = /^'+(?=[\s\p{Z}\p{Cf}]*[\p{Cc}=+\-@|＝＋－＠｜﹦﹢﹣﹫])/u
/** The same before a further line of a cell. */
const GUARDED_LINE = /\n'+(?=[\s\p{Z}\p{Cf}]*[=+\-@|＝＋－＠｜﹦﹢﹣﹫])/gu

function withoutGuards(cell: string): string {
  let bare = cell
  for (;;) {
    let next = bare.trim()
    if (next.startsWith("'")) next = next.replace(GUARDED, '')
    if (next.includes("\n'")) next = next.replace(GUARDED_LINE, '\n')
    if (next.startsWith('="')) next = next.replace(/^="([^"]*)"$/, '$1')
    if (next === bare) return bare
    bare = next
  }
}
