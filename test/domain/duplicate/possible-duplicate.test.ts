import { describe, expect, test } from 'vitest'
import { isPossibleDuplicate } from '#domain/duplicate/possible-duplicate.ts'

const somewhere = { address: 'Ring 1', postalCode: '50823' }
const elsewhere = { address: 'Markt 9', postalCode: '50667' }

describe('an entry may be the business in a new listing', () => {
  test.each([
    ['the same name', 'Wärmewerk', 'Wärmewerk', true],
    ['umlauts written out, capitals', 'WAERMEWERK', 'Wärmewerk', true],
    ['another legal form', 'Wärmewerk GmbH & Co. KG', 'Wärmewerk', true],
    ['one word more', 'Roth', 'Bäckerei Roth', true],
    ['the words in another order', 'Roth Bäckerei', 'Bäckerei Roth', true],
    ['a Turkish name without its dots', 'Elektro Yildiz', 'Elektro Yıldız', true],
    ['only the trade in common', 'Bäckerei Roth', 'Bäckerei Öztürk', false],
    ['only a legal form in common', 'Roth GmbH & Co. KG', 'Weiß GmbH & Co. KG', false],
    ['nothing in common', 'Roth', 'Weiß', false],
    ['no name yet', '', 'Roth', false],
    ['a name of signs', '***', 'Roth', false],
  ])('%s', (_, name, other, isPossible) => {
    expect(isPossibleDuplicate({ name, ...somewhere }, { name: other, ...elsewhere })).toBe(isPossible)
  })

  test('one common word is enough at the same address', () => {
    const listing = { name: 'Heizung Sanitär Roth', address: 'Ringstr. 1', postalCode: '50823' }
    const entry = { name: 'Roth Klimatechnik Meisterbetrieb', address: 'Ringstraße 1', postalCode: '50823' }
    expect(isPossibleDuplicate(listing, entry)).toBe(true)
    expect(isPossibleDuplicate(listing, { ...entry, address: 'Ringstraße 3' })).toBe(false)
  })

  test.each(['PartGmbB', 'GmbH', 'e. Kfm.'])(
    'a legal form in common is not, even at the same door: %s',
    form => {
      const [listing, entry] = [`Roth ${form}`, `Weiß ${form}`].map(name => ({ name, ...somewhere }))
      expect(listing && entry && isPossibleDuplicate(listing, entry)).toBe(false)
    },
  )
})
