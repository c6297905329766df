import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold, foldGerman, foldWords } from '#domain/text/folding.ts'
import { anyCharacter } from '#test/any-character.ts'

describe('fold', () => {
  test.each([
    ['Müller', 'muller', 'mueller', 'umlauts'],
    ['MU\u0308LLER', 'muller', 'mueller', 'umlauts in two code points'],
    ['Straße', 'strasse', 'strasse', 'sharp s'],
    ['GROẞ', 'gross', 'gross', 'capital sharp s'],
    ['Işık', 'isik', 'isik', 'Turkish dotless i'],
    ['İZMİR', 'izmir', 'izmir', 'Turkish dotted capital I'],
    ['Çağdaş Döner', 'cagdas doner', 'cagdas doener', 'Turkish letters'],
    ['Crêpe à la façon', 'crepe a la facon', 'crepe a la facon', 'French accents'],
    ['Smørrebrød Łódź', 'smorrebrod lodz', 'smorrebrod lodz', 'letters that do not decompose'],
    ['Œuvre Ærø', 'oeuvre aero', 'oeuvre aero', 'ligatures'],
    ['ﬁt ２４', 'fit 24', 'fit 24', 'compatibility forms'],
    ['', '', '', 'nothing'],
    ["O'Neill & Söhne", "o'neill & sohne", "o'neill & soehne", 'punctuation stays'],
  ])('%s becomes %s, in German %s (%s)', (text, folded, german) => {
    expect(fold(text)).toBe(folded)
    expect(foldGerman(text)).toBe(german)
  })

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), text => {
        expect(fold(fold(text))).toBe(fold(text))
        expect(foldGerman(foldGerman(text))).toBe(foldGerman(text))
      }),
    )
  })

  test('the fast path for ASCII has the same result', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), text => {
        expect(fold(text)).toBe(fold(`${text}ß`).slice(0, -2))
      }),
    )
  })

  test.each([
    ['Garmisch-Partenkirchen ', 'garmisch partenkirchen'],
    ['  Frankfurt a.M. ', 'frankfurt a m'],
    ['Köln–Ehrenfeld', 'koln ehrenfeld'],
    ['!?', ''],
  ])('the words of "%s" are "%s"', (text, words) => {
    expect(foldWords(text)).toBe(words)
  })
})
