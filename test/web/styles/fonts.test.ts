import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compileFonts } from '#test/compile/fonts.ts'

const FOLDER = new URL('../../../src/web/styles/fonts/', import.meta.url)

test('the files of the typeface are what the stylesheet says, cut from the published ones', async () => {
  const compiled = await compileFonts()
  expect([...compiled.keys()]).toEqual(
    readdirSync(FOLDER)
      .filter(name => name.endsWith('.woff2'))
      .map(name => new URL(name, FOLDER).href)
      .toSorted((a, b) => order(a) - order(b)),
  )
  for (const [url, font] of compiled) expect(readFileSync(new URL(url)).equals(font), url).toBe(true)
})

/** As the stylesheet names them. */
function order(url: string): number {
  return ['latin', 'turkish', 'european'].findIndex(name => url.includes(name))
}
