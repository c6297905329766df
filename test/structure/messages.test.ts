import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#domain/language.ts'
import { GERMAN_ONLY, topicsOf } from '#test/web/catalogues.ts'

const topics = topicsOf(DEFAULT_LANGUAGE).filter(topic => !GERMAN_ONLY.has(topic))

test.each(LANGUAGES)('the folder of %s has every topic and no other', language => {
  expect(topicsOf(language).filter(topic => !GERMAN_ONLY.has(topic))).toEqual(topics)
})

test('what is said to be in German alone is in no other folder', () => {
  const others = LANGUAGES.filter(language => language !== DEFAULT_LANGUAGE)
  expect(others.flatMap(language => topicsOf(language).filter(topic => GERMAN_ONLY.has(topic)))).toEqual([])
})

describe('a loader of all languages', () => {
  const loaders = globSync('src/**/*.{ts,tsx}').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/everyLanguage<(\w+)>\(\s*language => import\(`([^`]*)`\)/g)].map(
      ([, type = '', path = '']) => ({
        file,
        type,
        path: new URL(path.replace(/\$\{language\}/, DEFAULT_LANGUAGE), new URL(file, 'file:///')).pathname,
      }),
    ),
  )

  test.each(loaders)('$file loads what its type $type says', ({ file, type, path }) => {
    const source = readFileSync(file, 'utf8')
    const [, spec] =
      new RegExp(`import (?:type )?\\{[^}]*\\b${type}\\b[^}]*\\} from '#([^']*)'`).exec(source) ?? []
    expect(path).toBe(`/src/${spec}`)
  })

  test('they are found', () => expect(loaders.length).toBeGreaterThan(30))
})

/** A chunk of messages that imported code could wait for the chunk that waits for the messages. */
test('files of messages import nothing but types and other messages of their language', () => {
  const values = globSync('src/messages/*/**/*.ts').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/^import (?!type )[^\n]*/gm)]
      .filter(([line]) => !line.includes(`'#messages/${file.split('/')[2]}/`))
      .map(([line]) => `${file}: ${line}`),
  )
  expect(values).toEqual([])
})

/** The list of languages, and the table of categories, whose names in three languages also find them. */
const NAMES_LANGUAGES = ['src/domain/language.ts', 'src/domain/category/category.ts']

test('no code outside the folders has texts or rules for one language', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/messages/*/**'] })
  const found = files
    .filter(file => !NAMES_LANGUAGES.includes(file))
    .flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(/^.*(?:\b(?:en|tr): |language [!=]== ').*$/gm)].map(
        ([line]) => `${file}: ${line.trim()}`,
      ),
    )
  expect(found).toEqual([])
})
