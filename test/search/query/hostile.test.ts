import { expect, test } from 'vitest'
import { business, saved } from '#test/make-business.ts'
import { givenIndex, search, TUESDAY_MORNING } from '#test/search/given.ts'
import { seededRandom } from '#test/search/random-directory.ts'

const PIECES = [
  ...[
    '"',
    "'",
    '*',
    '(',
    ')',
    '^',
    ':',
    '{n}:',
    '-',
    '+',
    'NEAR(',
    'AND',
    'OR',
    'NOT',
    'n : x',
    '_x1',
    '_p5',
    '\\',
    '%',
    ';--',
  ],
  ...[
    '\u0000',
    '\ud800',
    '\u202e',
    '\ufeff',
    '\n',
    'ß',
    'İ',
    'ı',
    'ﬁ',
    '漢字',
    '🍕',
    'a\u0308',
    'ä'.repeat(70),
    '9'.repeat(30),
  ],
  ...[
    'roth',
    'köln',
    'UK-',
    '+49',
    '80331',
    '</script>',
    '../..',
    '$$&{}',
    '__proto__',
    'constructor',
    'toString',
    ' ',
  ],
]

test('a thousand hostile texts are read as texts: nothing throws and every total is a number', async () => {
  const { index, writer } = await givenIndex(business('Bäckerei Roth'), business('Optik Ahorn'))
  writer.apply([saved(business('Kiosk Lindner'))], 2_000)
  const random = seededRandom(11)
  const text = () =>
    Array.from({ length: 1 + random() * 6 }, () => PIECES[Math.floor(random() * PIECES.length)]).join(
      random() < 0.5 ? ' ' : '',
    )
  for (let asked = 0; asked < 1_000; asked++) {
    const [what, where] = [text(), text()]
    const answer = search(index, {
      ...(random() < 0.8 && { text: what }),
      ...(random() < 0.4 && { location: where }),
      ...(random() < 0.2 && { categories: [text()] }),
    })
    expect(Number.isInteger(answer.total), what).toBe(true)
    index.suggest({ text: what, limit: 5 })
    index.city(what)
    index.businessBySlug(what, where, TUESDAY_MORNING)
    index.inCity(what, where, { sort: 'name', limit: 5, offset: 0 }, TUESDAY_MORNING)
    index.inCategory(what, { sort: 'rating', limit: 5, offset: 0 }, TUESDAY_MORNING)
  }
})

test('tokens of the index are not words: no query finds a postal code by its token', async () => {
  const { index } = await givenIndex(business({ postalCode: '50667' }))
  expect(search(index, { text: '_p50667', isVerbatim: true, location: 'Köln' }).total).toBe(0)
})

test('a business with hostile texts in all fields can be indexed, found and shown', async () => {
  const name = `"Roth" NEAR(* '${'x'.repeat(5_000)}' \u0000 \ud800 </script>`
  const { index } = await givenIndex(
    business({ id: 77, name, description: '{n}: "'.repeat(2_000), postalCode: '_p5', street: '*' }),
  )
  expect(search(index, 'roth near').total).toBe(1)
  const found = index.businessById(77, TUESDAY_MORNING)
  expect(found.kind === 'found' && found.business.name.startsWith('"Roth" NEAR(*')).toBe(true)
})
