import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileFonts } from '#test/compile/fonts.ts'

const FOLDER = new URL('../../../src/web/styles/fonts/', import.meta.url)

test('the files of the typeface are what the stylesheet says, cut from the published ones', async () => {
  const compiled = await compileFonts()
  const stored = readdirSync(FOLDER)
    .filter(name => name.endsWith('.woff2'))
    .map(name => new URL(name, FOLDER).href)
  expect([...compiled.keys()].toSorted()).toEqual(stored.toSorted())
  for (const [url, font] of compiled) expect(readFileSync(new URL(url)).equals(font), url).toBe(true)
})
