import { describe, expect, test } from 'vitest'
import { markdownArticle, markdownOutline } from '#gateways/content/markdown.ts'

function html(source: string, values: Record<string, string> = {}, pathPrefix = ''): string {
  return markdownOutline(source, { values: new Map(Object.entries(values)), pathPrefix }).introHtml
}

describe('what a value holds is text', () => {
  const cases = [
    { value: '<script>alert(1)</script>', shown: '&lt;script&gt;alert(1)&lt;/script&gt;' },
    { value: '[a](javascript:1)', shown: '[a](javascript:1)' },
    { value: '**Müller** & Söhne', shown: '**Müller** &amp; Söhne' },
    { value: 'Yıldız | İnan', shown: 'Yıldız | İnan' },
    { value: '" onclick="x', shown: '&quot; onclick=&quot;x' },
    { value: '{{name}}', shown: '{{name}}' },
    { value: '', shown: '' },
  ]
  test.each(cases)('$value', ({ value, shown }) => {
    expect(html('Name: {{name}}.', { name: value })).toBe(`<p>Name: ${shown}.</p>`)
  })
})

test.each([
  ['§ 5 DDG', '§\u00a05 DDG'],
  ['§§ 195, 199 BGB', '§§\u00a0195, 199 BGB'],
  ['Art. 6 Abs. 1 Buchst. f DSGVO', 'Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO'],
  ['madde 6 fıkra 1 bent f', 'madde\u00a06 fıkra\u00a01 bent\u00a0f'],
  ['in {{time}}', 'in 24\u00a0Stunden'],
  ['20 % auf 100 Meter, 2 kmh', '20\u00a0% auf 100 Meter, 2 kmh'],
  ['Am 3 <b> Prozent', 'Am 3 &lt;b&gt; Prozent'],
])('figures stay with what they belong to: %s', (source, shown) => {
  expect(html(source, { time: '24 Stunden' })).toBe(`<p>${shown}</p>`)
})

describe('an e-mail address or telephone number can be followed when it is one', () => {
  const cases = [
    [
      'operator.email',
      'post@umkreis.example',
      '<a href="mailto:post@umkreis.example">post@umkreis.example</a>',
    ],
    ['operator.email', 'a@b.example?bcc=x', '<a href="mailto:a@b.example%3Fbcc%3Dx">a@b.example?bcc=x</a>'],
    ['operator.email', 'bitte anrufen', 'bitte anrufen'],
    ['operator.phone', '+49 (3581) 47-10', '<a href="tel:+4935814710">+49 (3581) 47-10</a>'],
    ['operator.phone', 'javascript:1', 'javascript:1'],
    ['operator.name', 'post@umkreis.example', 'post@umkreis.example'],
  ]
  test.each(cases)('%s %s', (name, value, shown) => {
    expect(html(`{{${name}}}`, { [name]: value })).toBe(`<p>${shown}</p>`)
  })
})

describe('links', () => {
  const cases = [
    { source: '[x](/help)', prefix: '', href: 'href="/help"' },
    { source: '[x](/help)', prefix: '/tr', href: 'href="/tr/help"' },
    { source: '[x](/)', prefix: '/en', href: 'href="/en"' },
    { source: '[x](/?a=1#b)', prefix: '/en', href: 'href="/en?a=1#b"' },
    { source: '[x](//evil.example/)', prefix: '/en', href: 'href="//evil.example/"' },
    { source: '[x](https://a.example/)', prefix: '/en', href: 'href="https://a.example/" rel="noopener"' },
  ]
  test.each(cases)('$source under $prefix', ({ source, prefix, href }) => {
    expect(html(source, {}, prefix)).toBe(`<p><a ${href}>x</a></p>`)
  })

  test.each(['javascript:alert(1)', 'vbscript:x', 'data:text/html,x', 'file:///etc/passwd'])(
    'never lead to %s',
    target => {
      expect(html(`[x](${target})`)).not.toContain('<a')
    },
  )
})

test('tags in a source are shown, not obeyed; bare addresses stay text; tables work', () => {
  expect(html('<img src=x onerror=1> https://a.example')).toBe(
    '<p>&lt;img src=x onerror=1&gt; https://a.example</p>',
  )
  expect(html('| a |\n|---|\n| {{n}} |', { n: '1 | 2' })).toContain('<td role="cell">1 | 2</td>')
})

test('a text is cut at its headings, whose anchors are unique', () => {
  const { introHtml, sections } = markdownOutline(
    'Vorweg.\n\n## Größe & `Maß`\n\nEins.\n\n### {{name}}\n\nZwei.\n\n## Größe & Maß\n\n> ## Zitat\n',
    { values: new Map([['name', 'İnci <i>']]), pathPrefix: '' },
  )
  expect(introHtml).toBe('<p>Vorweg.</p>')
  expect(sections).toEqual([
    {
      id: 'groesse-und-mass',
      title: 'Größe & Maß',
      html: '<p>Eins.</p>',
      sections: [{ id: 'inci-i', title: 'İnci <i>', html: '<p>Zwei.</p>', sections: [] }],
    },
    {
      id: 'groesse-und-mass-2',
      title: 'Größe & Maß',
      html: '<blockquote>\n<h2>Zitat</h2>\n</blockquote>',
      sections: [],
    },
  ])
})

test("an article's headings carry the anchors of its table of contents", () => {
  expect(markdownArticle('Anfang.\n\n## Straße\n\nText.\n\n## Straße\n')).toEqual({
    html: '<p>Anfang.</p>\n<h2 id="strasse">Straße</h2>\n<p>Text.</p>\n<h2 id="strasse-2">Straße</h2>',
    headings: [
      { id: 'strasse', title: 'Straße' },
      { id: 'strasse-2', title: 'Straße' },
    ],
  })
})
