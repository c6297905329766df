import fc from 'fast-check'
import { expect, test } from 'vitest'
import { XmlScanner } from '#gateways/spreadsheet/xlsx/xml-scanner.ts'

/** Everything the scanner reports, with the pieces of one text joined. */
function eventsOf(pieces: readonly string[]): readonly string[] {
  const events: string[] = []
  let text = ''
  const flush = () => {
    if (text !== '') events.push(`text ${text}`)
    text = ''
  }
  const scanner = new XmlScanner(
    {
      open: (name, attributes) => {
        flush()
        events.push(`open ${name} ${attributes.get('r') ?? '-'} ${attributes.getPrefixed('id') ?? '-'}`)
      },
      close: name => {
        flush()
        events.push(`close ${name}`)
      },
      text: piece => {
        text += piece
      },
    },
    'part.xml',
  )
  for (const piece of pieces) scanner.write(piece)
  scanner.end()
  return events
}

const DOCUMENT = `<?xml version="1.0"?>\r\n<!-- <a> -- b --><x:a r="&lt;1&gt;" q:id='5' other="r='2'">
  <b r = "ß>ı" />\r\ntext &amp;amp; &#228;&#x1F600; &nbsp; & alone<![CDATA[ <c> &amp; ]] ]]]]><c
  r='"'></c ><?php echo "<d>" ?>İ</x:a><!----> `

test('elements, attributes, text, CDATA, comments and instructions are told apart', () => {
  expect(eventsOf([DOCUMENT])).toEqual([
    'open a <1> 5',
    'text \n  ',
    'open b ß>ı -',
    'close b',
    'text \ntext &amp; ä😀 &nbsp; & alone <c> &amp; ]] ]]',
    'open c " -',
    'close c',
    'text İ',
    'close a',
  ])
})

test('it makes no difference where a document is cut into pieces', () => {
  const whole = eventsOf([DOCUMENT])
  for (let at = 0; at <= DOCUMENT.length; at++) {
    expect(eventsOf([DOCUMENT.slice(0, at), DOCUMENT.slice(at)]), `cut at ${at}`).toEqual(whole)
  }
  expect(eventsOf([...DOCUMENT])).toEqual(whole)
  const cuts = fc.array(fc.nat(DOCUMENT.length), { maxLength: 8 })
  fc.assert(
    fc.property(cuts, places => {
      const sorted = [0, ...places.sort((a, b) => a - b), DOCUMENT.length]
      const pieces = sorted.slice(1).map((end, index) => DOCUMENT.slice(sorted[index], end))
      expect(eventsOf(pieces)).toEqual(whole)
    }),
    { numRuns: 200 },
  )
})
