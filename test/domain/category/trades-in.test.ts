import { expect, test } from 'vitest'
import { tradesIn } from '#domain/category/trades-in.ts'

test.each([
  // Several trades, by each sign.
  ['Bäckerei, Konditorei', ['Bäckerei', 'Konditorei']],
  ['Bäckerei,Konditorei', ['Bäckerei', 'Konditorei']],
  ['Metzgerei & Catering', ['Metzgerei', 'Catering']],
  ['Steuerberater/Rechtsanwalt', ['Steuerberater', 'Rechtsanwalt']],
  ['Gärtnerei · Florist', ['Gärtnerei', 'Florist']],
  ['Restaurant | Hotel; Biergarten\nKegelbahn', ['Restaurant', 'Hotel', 'Biergarten', 'Kegelbahn']],
  ['Buchhandlung und Schreibwarengeschäft', ['Buchhandlung', 'Schreibwarengeschäft']],
  ['Kuaför ve güzellik salonu', ['Kuaför', 'güzellik salonu']],
  ['Maler und Lackierer, Trockenbau', ['Maler und Lackierer', 'Trockenbau']],
  ['Hotel, Gaststättenbedarf', ['Hotel', 'Gaststättenbedarf']],
  // One trade, or no known one, whatever signs it has.
  ['Bed & Breakfast', ['Bed & Breakfast']],
  ['Handyman/Handywoman/Handyperson', ['Handyman/Handywoman/Handyperson']],
  ['Garten- und Landschaftsbau', ['Garten- und Landschaftsbau']],
  ['Mund-, Kiefer- und Gesichtschirurgie', ['Mund-, Kiefer- und Gesichtschirurgie']],
  ['Haus und Garten', ['Haus und Garten']],
  ['Hals, Nase, Ohren', ['Hals, Nase, Ohren']],
  ['Hotel und Gaststättenbedarf', ['Hotel und Gaststättenbedarf']],
  ['Postproduktion (Film, Ton)', ['Postproduktion (Film, Ton)']],
  // Paths.
  ['Essen & Trinken > Restaurants > Pizzeria', ['Pizzeria']],
  ['Essen > Pizzeria, Handel > Bäckerei', ['Pizzeria', 'Bäckerei']],
  ['[Dining > Cafe, Coffee, and Tea House > Café]', ['Café']],
  ['Handel > Sonstiges', ['Handel']],
  // The trade without what is said around it.
  ['Friseurmeisterbetrieb', ['Friseur']],
  ['24-Stunden-Tankstelle', ['Tankstelle']],
  ['Apotheke (Arzneimittel, Kosmetik)', ['Apotheke']],
  ['Fachärztin für Innere Medizin und Kardiologie', ['Kardiologie']],
  ['Bürgermeister', ['Bürgermeister']],
  ['1-Euro-Shop', ['1-Euro-Shop']],
  // The same trade in several names.
  ['Bakery, Bäckerei', ['Bäckerei']],
  // No trades.
  ['WZ 4711', []],
  ['TRUE', []],
  ['k. A.', []],
  ['Diverse Dienstleistungen', []],
  ['point_of_interest, establishment', []],
  ['Wir sind kein Hotel, aber bei uns schlafen Ihre Möbel gut.', []],
  ['info@roth.de', []],
  ['', []],
])('%j names %j', (cell, names) => {
  expect(tradesIn(cell).names).toEqual(names)
})

test('a list is cut at every comma, and what is no trade is told apart', () => {
  expect(tradesIn('Schneekugelladen, Kugellager, Geschäft', 'list')).toEqual({
    names: ['Schneekugelladen', 'Kugellager'],
    others: ['Geschäft'],
  })
  expect(tradesIn('Bäckerei | 4711')).toEqual({ names: ['Bäckerei'], others: ['4711'] })
})

test('a hostile cell is read without delay', () => {
  expect(tradesIn(`${'a, ('.repeat(500)}${' und '.repeat(500)}`).names.length).toBeLessThan(600)
})
