import { expect, test } from 'vitest'
import { matchedLetters } from '#web/ui/suggest/matched-letters.ts'

/** The text with brackets around what is marked. */
const marked = (text: string, typed: string) =>
  matchedLetters(text, typed)
    .map(({ text: piece, isMatch }) => (isMatch ? `[${piece}]` : piece))
    .join('')

test.each([
  ['Bäckerei Roth', 'bäck', '[Bäck]erei Roth'],
  ['Bäckerei Roth', 'baeck', '[Bäck]erei Roth'],
  ['Bäckerei Roth', 'BACK', '[Bäck]erei Roth'],
  ['Mueller Optik', 'mü', '[Mue]ller Optik'],
  ['Müller Optik', 'muell', '[Müll]er Optik'],
  ['Gartenbau Bauer', 'baue', 'Gartenbau [Baue]r'],
  ['Straße 3', 'strass', '[Straß]e 3'],
  ['Straße 3', 'straße', '[Straße] 3'],
  ['Işık Döner', 'isik do', '[Işık] [Dö]ner'],
  ['Zahnarzt in München', 'zahn mü', '[Zahn]arzt in [Mü]nchen'],
  ['Zahnarzt in München', 'mün zahn', '[Zahn]arzt in [Mün]chen'],
  ['Kfz-Werkstatt', 'werk', 'Kfz-[Werk]statt'],
  ['803... München', '80', '[80]3... München'],
  ['Muller', 'u\u0308', 'Muller'],
  ['Mu\u0308ller', 'mül', '[Mu\u0308l]ler'],
  ['Hausarzt', 'arzt', 'Hausarzt'],
  ['Eis 🍦 Venezia', 'ven', 'Eis 🍦 [Ven]ezia'],
  ['Bäckerei', '', 'Bäckerei'],
  ['Bäckerei', '( *', 'Bäckerei'],
  ['', 'b', ''],
])('%s for %s: %s', (text, typed, expected) => {
  expect(marked(text, typed)).toBe(expected)
})
