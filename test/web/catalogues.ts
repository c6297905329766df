import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { countOf } from '#messages/count.ts'

const MESSAGES = join(import.meta.dirname, '../../src/messages')

/** Topics without a translation: only the operator reads them. */
export const GERMAN_ONLY: ReadonlySet<string> = new Set(['commands'])

/** The messages of one topic in every language that has it. */
export interface Catalogue {
  /** 'pages/home'; 'site' for what several pages say. */
  readonly topic: string
  readonly messages: Readonly<Partial<Record<Language, unknown>>>
}

/** Every topic, read from the folders of the languages, so that a new page's messages are looked at too. */
export async function catalogues(): Promise<readonly Catalogue[]> {
  const topics = new Map(LANGUAGES.map(language => [language, topicsOf(language)]))
  return Promise.all(
    [...new Set([...topics.values()].flat())].map(async topic => {
      const spoken = LANGUAGES.filter(language => topics.get(language)?.includes(topic))
      const messages = await Promise.all(
        spoken.map(async language => [language, await messagesOf(language, topic)] as const),
      )
      return { topic, messages: Object.fromEntries(messages) }
    }),
  )
}

/** The topics of a language: 'site', 'pages/home', ... */
export function topicsOf(language: Language): readonly string[] {
  return readdirSync(join(MESSAGES, language), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => path.replaceAll('\\', '/').slice(0, -'.ts'.length))
    .sort()
}

/** A leaf of a catalogue: where it stands, and what it says. */
export interface Leaf {
  readonly path: string
  readonly text: string
}

/** Every text of a catalogue. */
export function leaves(messages: unknown, path = ''): readonly Leaf[] {
  if (typeof messages === 'string') return [{ path, text: messages }]
  if (typeof messages === 'function') {
    return [
      { path: `${path} (one)`, text: said(messages, true) },
      { path: `${path} (many)`, text: said(messages, false) },
    ]
  }
  // Figures and switches are the same in every language.
  if (typeof messages !== 'object' || messages === null) return [{ path, text: '' }]
  return Object.entries(messages).flatMap(([key, value]) =>
    leaves(value, path === '' ? key : `${path}.${key}`),
  )
}

/** Stands in the first gap of every sentence. */
export const GAP = '7'

/** What a sentence with gaps says, the gaps filled with figures; with `isOne` counts take the form for one. */
function said(sentence: CallableFunction, isOne: boolean): string {
  const figures = [GAP, isOne ? '8' : '', '9', '6']
  const takesCounts = /\.plural\(|where|region/.test(String(sentence))
  const filled: unknown = sentence(
    ...(takesCounts ? figures.map(text => gapWithForms(text, isOne)) : figures),
  )
  return typeof filled === 'string' ? filled : JSON.stringify(filled)
}

/** A text that is also a place, and a count, alone and as the count of businesses in a city's introduction. */
function gapWithForms(text: string, isOne: boolean) {
  const count = countOf(text, isOne ? 'one' : 'other')
  const where = { place: text, region: '', radius: '' }
  return Object.assign(new String(text), { plural: count.plural, businesses: count, ...where })
}

async function messagesOf(language: Language, topic: string): Promise<unknown> {
  const file: { messages: unknown } = await import(join(MESSAGES, language, `${topic}.ts`))
  return file.messages
}
