import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RESERVED_FIRST_SEGMENTS, slugify, slugifyCity, uniqueSlug } from '#domain/text/slug.ts'
import { anyCharacter } from '#test/any-character.ts'

describe('slugify', () => {
  test.each([
    ['Köln', 'koeln'],
    ['Bäckerei Grüßgott & Söhne', 'baeckerei-gruessgott-und-soehne'],
    ['Işık Döner İmbiss', 'isik-doener-imbiss'],
    ['Doğan Şahin', 'dogan-sahin'],
    ["Mike's Friseur", 'mikes-friseur'],
    ['  Dr. med. Müller ', 'dr-med-mueller'],
    ['Neustadt (Sachsen)', 'neustadt-sachsen'],
    ['--a--b--', 'a-b'],
    ['Café 24/7', 'cafe-24-7'],
    ['../../etc/passwd', 'etc-passwd'],
    ['', 'eintrag'],
    ['🙂', 'eintrag'],
    ['مطعم', 'eintrag'],
  ])('"%s" becomes "%s"', (text, slug) => {
    expect(slugify(text)).toBe(slug)
  })

  test('a text without any letter falls back to the given word', () => {
    expect(slugify('!!!', 'Zahnärztin')).toBe('zahnaerztin')
    expect(slugify('', '')).toBe('eintrag')
  })

  test('a long text is cut between words', () => {
    const slug = slugify(
      'Gemeinschaftspraxis für Allgemeinmedizin Doktor Müller und Doktor Lüdenscheidt und Partner',
    )
    expect(slug).toBe('gemeinschaftspraxis-fuer-allgemeinmedizin-doktor-mueller-und-doktor')
    expect(slugify('x'.repeat(200))).toBe('x'.repeat(80))
  })

  test('a slug has only lower case letters, digits and single hyphens, and is its own slug', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), text => {
        const slug = slugify(text)
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(slug.length).toBeLessThanOrEqual(80)
        expect(slugify(slug)).toBe(slug)
      }),
    )
  })
})

describe('slugifyCity', () => {
  test.each([
    ['Help', 'help-stadt'],
    ['EN', 'en-stadt'],
    ['Business', 'business-stadt'],
    ['Köln', 'koeln'],
    ['', ''],
    ['   ', ''],
  ])('"%s" is found at "%s"', (name, slug) => {
    expect(slugifyCity(name)).toBe(slug)
  })

  test('no city gets the first segment of a route', () => {
    for (const segment of RESERVED_FIRST_SEGMENTS) {
      expect(RESERVED_FIRST_SEGMENTS.has(slugifyCity(segment)), segment).toBe(false)
    }
  })
})

describe('uniqueSlug', () => {
  const among = (...taken: string[]) => {
    const set = new Set(taken)
    return (slug: string) => set.has(slug)
  }

  test('the first free number is appended', () => {
    expect(uniqueSlug('roth', among())).toBe('roth')
    expect(uniqueSlug('roth', among('roth'))).toBe('roth-2')
    expect(uniqueSlug('roth', among('roth', 'roth-2', 'roth-4'))).toBe('roth-3')
  })

  test('five thousand of the same name need few look-ups each', () => {
    const taken = new Set<string>()
    let questions = 0
    for (let count = 0; count < 5_000; count++) {
      const slug = uniqueSlug('filiale', candidate => {
        questions++
        return taken.has(candidate)
      })
      taken.add(slug)
    }
    expect(taken.size).toBe(5_000)
    expect(questions / 5_000).toBeLessThan(50)
  })

  test('with a number a slug has at most 80 characters', () => {
    const base = slugify('wort '.repeat(30))
    expect(uniqueSlug(base, among(base)).length).toBeLessThanOrEqual(80)
    expect(uniqueSlug('x'.repeat(80), among('x'.repeat(80)))).toBe(`${'x'.repeat(78)}-2`)
  })
})
