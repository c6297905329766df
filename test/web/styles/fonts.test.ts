import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { compileFonts, isLatin, lettersIn, siteFaces } from '#test/compile/fonts.ts'
import { catalogues, leaves } from '#test/web/catalogues.ts'

const FOLDER = new URL('../../../src/web/styles/fonts/', import.meta.url)

test('the files of the typeface are what the stylesheet says, cut from the published ones', async () => {
  const compiled = await compileFonts()
  const stored = readdirSync(FOLDER)
    .filter(name => name.endsWith('.woff2'))
    .map(name => new URL(name, FOLDER).href)
  expect([...compiled.keys()].toSorted()).toEqual(stored.toSorted())
  for (const [url, font] of compiled) expect(readFileSync(new URL(url)).equals(font), url).toBe(true)
})

// A letter that is asked of the wrong file, or of none, is drawn with another typeface.
test('every letter of a file is in the published one that it is cut from', () => {
  const published = JSON.parse(
    readFileSync(
      fileURLToPath(import.meta.resolve('@fontsource-variable/radio-canada/unicode.json')),
      'utf8',
    ),
  )
  for (const { file, letters } of siteFaces()) {
    const known = new Set(lettersIn(published[isLatin(letters) ? 'latin' : 'latin-ext']))
    expect(
      [...letters].filter(letter => !known.has(letter)),
      file,
    ).toEqual([])
  }
})

/** The files that every page of a language loads. */
const FILES: Readonly<Record<Language, readonly string[]>> = {
  de: ['latin'],
  en: ['latin'],
  tr: ['latin', 'turkish-polish'],
}

test.each(LANGUAGES)('every letter of the messages is in the files of its language: %s', async language => {
  const all = await catalogues()
  const known = new Set(
    siteFaces()
      .filter(({ file }) => FILES[language].some(name => file.includes(`-${name}.`)))
      .flatMap(({ letters }) => [...letters]),
  )
  const texts = all.flatMap(({ messages }) => leaves(messages[language]).map(({ text }) => text)).join('')
  expect(new Set([...texts].filter(letter => /\p{L}/u.test(letter) && !known.has(letter)))).toEqual(new Set())
})
