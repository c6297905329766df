import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#domain/language.ts'

const MESSAGES = join(import.meta.dirname, '../../src/web/messages')

/** The words of one page, or of the frame, in every language; '' where a language has no file. */
export interface Catalogue {
  /** 'home'; 'frame' for what several pages say. */
  readonly name: string
  readonly words: Readonly<Partial<Record<Language, unknown>>>
}

/** Every catalogue of the site, read from its folder, so that a new page's words are looked at too. */
export async function catalogues(): Promise<readonly Catalogue[]> {
  const folders = readdirSync(MESSAGES, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const named = [
    { name: 'frame', folder: MESSAGES },
    ...folders.map(({ name }) => ({ name, folder: join(MESSAGES, name) })),
  ]
  return Promise.all(
    named.map(async ({ name, folder }) => {
      const files = readdirSync(folder)
      const spoken = LANGUAGES.filter(language => files.includes(`${language}.ts`))
      const words = await Promise.all(
        spoken.map(async language => [language, await wordsOf(join(folder, `${language}.ts`))] as const),
      )
      return { name, words: Object.fromEntries(words) }
    }),
  )
}

/** A leaf of a catalogue: where it stands, and what it says. */
export interface Leaf {
  readonly path: string
  readonly text: string
}

/** Every text of a catalogue. */
export function leaves(words: unknown, path = ''): readonly Leaf[] {
  if (typeof words === 'string') return [{ path, text: words }]
  if (typeof words === 'function') {
    return [
      { path: `${path} (one)`, text: said(words, true) },
      { path: `${path} (many)`, text: said(words, false) },
    ]
  }
  // Figures and switches are the same in every language.
  if (typeof words !== 'object' || words === null) return [{ path, text: '' }]
  return Object.entries(words).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`))
}

/** Stands in the first gap of every sentence. */
export const GAP = '7'

/** What a sentence with gaps says, the gaps filled with figures; the second is where `isOne` stands, if anywhere. */
function said(sentence: CallableFunction, isOne: boolean): string {
  const filled: unknown = sentence(GAP, isOne ? '8' : '', '9', '6')
  return typeof filled === 'string' ? filled : JSON.stringify(filled)
}

async function wordsOf(file: string): Promise<unknown> {
  const module: Record<string, unknown> = await import(file)
  const [first] = Object.values(module)
  return first
}
