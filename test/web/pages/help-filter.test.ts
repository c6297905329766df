import { describe, expect, test } from 'vitest'
import type { DocumentPart, DocumentSection } from '#domain/content/document.ts'
import { matchingGroups, readHelpQuery } from '#web/pages/help/help-filter.ts'

function question(title: string, html: string): DocumentPart {
  return { id: title, title, html, sections: [] }
}

const GROUPS: readonly DocumentSection[] = [
  {
    id: 'suche',
    title: 'Suche',
    html: '',
    sections: [
      question('Wie suche ich?', '<p>Im Feld „Wo?“ steht die <a href="/x-titel">Straße</a>.</p>'),
      question('Und der Umkreis?', '<p>In Kilometern, R&amp;D bis 1 &lt; 2.</p>'),
    ],
  },
  { id: 'konto', title: 'Konto', html: '', sections: [question('İlk kayıt?', '<p>ILIK ışık</p>')] },
]

const WORDS = {
  locale: 'de-DE',
  wordEnding: /(?:ungen|ung|en|e|n)$/,
  sameMeaning: ['löschen entfernen', 'umkreis nähe', 'kilometern weit'],
  fillers: 'ich mein ist nicht wie',
}
const found = (query: string, locale = 'de-DE') =>
  matchingGroups(GROUPS, query, { ...WORDS, locale }).flatMap(({ sections }) =>
    sections.map(({ title }) => title),
  )

describe('the help finds', () => {
  test.each([
    ['words of a question, whatever their case', 'UMKREIS', ['Und der Umkreis?']],
    ['words of an answer', 'kilometern', ['Und der Umkreis?']],
    ['parts of words, with umlauts and ß', 'traße', ['Wie suche ich?']],
    ['words across the marks of a link', 'die straße.', ['Wie suche ich?']],
    ['characters that HTML writes in another way', 'r&d bis 1 <', ['Und der Umkreis?']],
    ['everything for blanks', '   ', ['Wie suche ich?', 'Und der Umkreis?', 'İlk kayıt?']],
    ['nothing in addresses and tags', 'titel', []],
    ['nothing in the names of entities', 'amp', []],
    ['another form of a word', 'suchen', ['Wie suche ich?']],
    ['a word that means the same', 'nähe', ['Und der Umkreis?']],
    ['several words in any order', 'kilometer umkreise', ['Und der Umkreis?']],
    ['nothing where one of the words is missing', 'umkreis garten', []],
    [
      'most of several words, where no question has them all',
      'umkreis garten kilometer',
      ['Und der Umkreis?'],
    ],
    ['nothing for other words', 'gibtesnicht', []],
    ['what is asked without its little words', 'Wie ist der Umkreis?', ['Und der Umkreis?']],
    ['little words alone', 'wie ich', ['Wie suche ich?']],
  ])('%s', (_, query, titles) => expect(found(query)).toEqual(titles))

  test('Turkish letters as Turkish pairs them: I and ı, İ and i', () => {
    expect(found('ılık', 'tr-TR')).toEqual(['İlk kayıt?'])
    expect(found('ilk KAYIT', 'tr-TR')).toEqual(['İlk kayıt?'])
    expect(found('ilik', 'tr-TR')).toEqual([])
  })

  test('who asks for it comes before who mentions it, in another group too', () => {
    const asks = {
      ...GROUPS[0],
      id: 'b',
      title: '',
      html: '',
      sections: [question('Kann ich etwas löschen?', '')],
    }
    const mentions = {
      ...asks,
      id: 'a',
      sections: [question('Filter?', '<p>Sie lassen sich entfernen.</p>')],
    }
    const ids = (query: string) => matchingGroups([mentions, asks], query, WORDS).map(({ id }) => id)
    expect(ids('löschen')).toEqual(['b', 'a'])
    expect(ids('entfernen')).toEqual(['b', 'a'])
  })

  test('groups without a match are left out, the others keep only what matches', () => {
    const groups = matchingGroups(GROUPS, 'umkreis', WORDS)
    expect(groups.map(({ id, sections }) => [id, sections.length])).toEqual([['suche', 1]])
  })
})

test.each([
  ['q=Umkreis', 'Umkreis'],
  ['q=%20%C3%B6ffnen%20&x=1', 'öffnen'],
  ['', ''],
  ['q=', ''],
  ['q=%zz', '%zz'],
])('the address %j asks for %j', (search, query) => expect(readHelpQuery(search)).toBe(query))

test('a query longer than anybody types is cut', () => {
  expect(readHelpQuery(`q=${'a'.repeat(5_000)}`)).toHaveLength(200)
})
