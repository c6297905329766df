import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Renderer } from '@takumi-rs/core'
import { describe, expect, test } from 'vitest'
import { DRAWABLE_RANGES, drawableText, isMostlyDrawable } from '#gateways/og-images/drawable-text.ts'

describe('what the typeface cannot draw leaves no empty boxes', () => {
  test.each([
    [
      'umlauts, sharp s, Turkish and Vietnamese letters stay',
      'Größe İıŞşĞğ Phở Việt',
      'Größe İıŞşĞğ Phở Việt',
    ],
    ['emoji go, with what joins them', 'Salon 👩‍🔧💇🏽‍♀️ Bella', 'Salon Bella'],
    ['other scripts go', 'Imbiss مطعم 北京 Κρήτη Привет Grill', 'Imbiss Grill'],
    ['letters in disguise become plain', '𝐊𝐎𝐒𝐌𝐄𝐓𝐈𝐊 Ｂａｒ ﬁn', 'KOSMETIK Bar fin'],
    ['marks that stand apart join their letter', 'Café Cafe\u0301', 'Café Café'],
    ['marks that no letter takes go', 'a\u0489b', 'ab'],
    ['line breaks become a blank, invisible signs nothing', 'A\n\u200B B\u00a0C\u00adD', 'A B CD'],
    ['half a sign is none', 'x\ud83dy', 'x y'],
    ['markup is text', '<b>&amp;</b>', '<b>&amp;</b>'],
    ['nothing stays nothing', '', ''],
  ])('%s', (_rule, text, drawn) => {
    expect(drawableText(text)).toBe(drawn)
  })
})

test('a name of which less than half can be drawn does not count as one', () => {
  expect(isMostlyDrawable('Bäckerei 🥨')).toBe(true)
  expect(isMostlyDrawable('北京 Haus')).toBe(true)
  expect(isMostlyDrawable('مطعم دمشق AB')).toBe(false)
  expect(isMostlyDrawable('🥨')).toBe(false)
})

test('every character that counts as drawable has a sign of its own in the typeface', async () => {
  const renderer = new Renderer()
  for (const subset of ['latin', 'latin-ext', 'vietnamese']) {
    const file = `@fontsource-variable/radio-canada/files/radio-canada-${subset}-wdth-normal.woff2`
    await renderer.registerFont({
      name: 'Radio Canada',
      data: await readFile(fileURLToPath(import.meta.resolve(file))),
    })
  }
  const outline = async (text: string) => {
    const svg = await renderer.renderSvg(
      { type: 'text', text, style: { fontFamily: 'Radio Canada', fontSize: 100 } },
      { width: 400, height: 200 },
    )
    return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join()
  }
  const emptyBox = await outline('北')
  expect(emptyBox).not.toBe('')
  for (const [first, last] of DRAWABLE_RANGES) {
    for (let point = first; point <= last; point++) {
      expect.soft(await outline(String.fromCodePoint(point)), point.toString(16)).not.toBe(emptyBox)
    }
  }
})
