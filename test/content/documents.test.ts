import { describe, expect, test } from 'vitest'
import { DOCUMENT_SLUGS, type DocumentSection } from '#domain/content/document.ts'
import { LANGUAGES, type Language } from '#domain/language.ts'
import { NO_OPERATOR, type SiteSettings } from '#domain/settings/settings.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { siteDocument } from '#services/content/site-documents.ts'
import { INSTALLATIONS, roth, site } from './make-site.ts'

const content = await readContent()

const TEXTS = LANGUAGES.flatMap(language =>
  DOCUMENT_SLUGS.map(slug => ({
    name: `${language}/${slug}`,
    language,
    slug,
    ...content.documents[language][slug],
  })),
)

const PAGES = new Set([
  ...['/', '/businesses', '/categories', '/contact', '/add-business', '/help', '/about', '/blog', '/ranking'],
  ...['/privacy', '/imprint', '/terms', '/cookies', '/accessibility', '/licences.txt'],
  ...['/report', '/privacy-request', '/newsletter', '/merkliste'],
  ...content.articles.map(({ slug }) => `/blog/${slug}`),
])

interface Circumstances {
  readonly language?: Language
  readonly hasDemonstration?: boolean
  readonly hasMailServer?: boolean
}

function shown(
  slug: string,
  settings: SiteSettings = site(),
  { language = 'de', hasDemonstration = false, hasMailServer = true }: Circumstances = {},
) {
  return siteDocument(
    {
      content,
      settings: () => settings,
      hasDemonstration: () => hasDemonstration,
      hasMailServer: () => hasMailServer,
    },
    { slug, language },
  )
}

/** Everything a visitor reads of a document, as one HTML text. */
function htmlOf(
  slug: string,
  settings?: SiteSettings,
  hasDemonstration = false,
  language: Language = 'de',
): string {
  const { introHtml, sections } = shown(slug, settings, { hasDemonstration, language })
  return [introHtml, ...sections.flatMap(htmlOfSection)].join('\n').replaceAll('\u00a0', ' ')
}

function htmlOfSection({ title, html, sections }: DocumentSection): string[] {
  return [`<h2>${title}</h2>`, html, ...sections.flatMap(htmlOfSection)]
}

/** The lines of a text that stand in the same conditions in every language. */
function skeleton(body: string): string[] {
  return body
    .split('\n')
    .filter(line => /^(?:#|<!--|\|---|- |\d\. )/.test(line))
    .map(line => (line.startsWith('<!--') ? line : (/^[#|-]+|^\d/.exec(line)?.[0] ?? '')))
}

describe('the three languages say the same', () => {
  test.each(DOCUMENT_SLUGS)(
    '%s has the same headings, lists, tables and conditions in the same order',
    slug => {
      const [de, en, tr] = LANGUAGES.map(language => skeleton(content.documents[language][slug].body))
      expect(de?.length).toBeGreaterThan(4)
      expect(en).toEqual(de)
      expect(tr).toEqual(de)
    },
  )

  test.each(DOCUMENT_SLUGS)('%s has the same links and placeholders', slug => {
    const marks = (body: string) => (body.match(/\]\([^)]+\)|\{\{[^}]+\}\}/g) ?? []).sort()
    const [de, en, tr] = LANGUAGES.map(language => marks(content.documents[language][slug].body))
    expect(en).toEqual(de)
    expect(tr).toEqual(de)
  })

  test.each(DOCUMENT_SLUGS)('%s was changed on the same day', slug => {
    const days = LANGUAGES.map(language => content.documents[language][slug].updated)
    expect(new Set(days).size).toBe(1)
  })
})

describe.each(TEXTS)('$name', ({ language, slug, title, description, body }) => {
  test('has a title and a description that fits a search result', () => {
    expect(title).not.toContain('{{')
    expect(description).not.toContain('{{')
    expect(description.length).toBeGreaterThan(40)
    expect(description.length).toBeLessThanOrEqual(155)
  })

  test.each(Object.entries(INSTALLATIONS))('is filled completely for %s', (_name, settings) => {
    for (const hasDemonstration of [true, false]) {
      const document = shown(slug, settings, { language, hasDemonstration })
      const { needs, ...texts } = document
      expect(needs === undefined).toBe(slug !== 'cookies')
      const all = JSON.stringify(texts)
      expect(all).not.toMatch(/\{\{|\}\}|<!--|&lt;!--|undefined/)
      expect(all).not.toMatch(/<(?:p|li|td)>\s*<\/(?:p|li|td)>/)
      const ids = document.sections.flatMap(section => [section.id, ...section.sections.map(({ id }) => id)])
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  test('leads only to pages that exist', () => {
    const targets = [...body.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target ?? '')
    for (const target of targets) {
      if (!target.startsWith('https://')) expect(PAGES).toContain(target)
    }
  })

  test('names no repealed law, no closed platform and no round-the-clock support', () => {
    expect(body).not.toMatch(/\bTMG\b|Telemediengesetz|TTDSG|ec\.europa\.eu|24\s*\/\s*7/)
  })

  test('promises a reply time or hours, and says optional details, only where they are known', () => {
    const open: string[] = []
    for (const line of body.split('\n')) {
      const condition = /^<!-- (?:if (.+)|end) -->$/.exec(line)
      if (condition !== null) {
        if (condition[1] === undefined) open.pop()
        else open.push(condition[1])
        continue
      }
      for (const [, name] of line.matchAll(/\{\{([^}]+)\}\}/g)) {
        for (const needed of conditionsFor(name ?? '')) expect(open).toContain(needed)
      }
    }
  })
})

const GIVEN_WITH_EVERY_OPERATOR = ['name', 'street', 'postalCode', 'city', 'email']

function conditionsFor(name: string): string[] {
  if (name === 'siteTitle' || name.startsWith('retention.')) return []
  if (name === 'replyHours') return ['operator']
  if (name === 'supportHours') return ['operator', 'supportHours']
  const field = /^operator\.(.+)$/.exec(name)?.[1]
  if (field === undefined) return [name]
  return GIVEN_WITH_EVERY_OPERATOR.includes(field) ? ['operator'] : ['operator', name]
}

describe('a text says what is switched on, and nothing else', () => {
  const cases = [
    {
      slug: 'privacy',
      name: 'a fresh installation',
      settings: site(),
      says: 'noch kein Betreiber eingetragen',
    },
    {
      slug: 'imprint',
      name: 'a fresh installation',
      settings: site(),
      says: 'Name, Anschrift und E-Mail-Adresse stehen, sobald',
    },
    { slug: 'terms', name: 'an operator', settings: site({ operator: roth }), says: 'Gerichtsstand Görlitz' },
    { slug: 'imprint', name: 'an operator', settings: site({ operator: roth }), says: '§ 36 VSBG' },
    { slug: 'imprint', name: 'a register', settings: site({ operator: roth }), says: 'HRB 12345' },
    {
      slug: 'imprint',
      name: 'a VAT id',
      settings: site({ operator: roth }),
      without: site({ operator: { ...roth, vatId: '' } }),
      says: 'Umsatzsteuer',
    },
    {
      slug: 'imprint',
      name: 'an officer for content',
      settings: site({ operator: roth }),
      without: site({ operator: { ...roth, responsibleForContent: ' ' } }),
      says: '§ 18 Abs. 2',
    },
    {
      slug: 'privacy',
      name: 'maps of others',
      settings: site(),
      without: site({ tileUrl: '' }),
      says: 'tile.openstreetmap.org',
    },
    {
      slug: 'privacy',
      name: 'maps of one of many hosts',
      settings: site({ tileUrl: 'https://{s}.karten.example/{z}/{x}/{y}.png' }),
      without: site({ tileUrl: '' }),
      says: 'von karten.example ab',
    },
    {
      slug: 'privacy',
      name: 'own maps',
      settings: site({ tileUrl: '/karte/{z}/{x}/{y}.png' }),
      says: 'unserem eigenen Server; kein anderer',
    },
    {
      slug: 'privacy',
      name: 'analytics',
      settings: site({
        headCode: '<script data-category="analytics" src="https://zahlen.example/a.js"></script>',
      }),
      says: 'die Nutzung der Seiten auswertet',
    },
    {
      slug: 'privacy',
      name: 'hosts in the code',
      settings: site({ footerCode: '<script src="//Zahlen.example/a.js">' }),
      says: 'zahlen.example',
    },
    {
      slug: 'cookies',
      name: 'no code',
      settings: site(),
      without: site({ headCode: '<b>' }),
      says: 'nur Notwendiges',
    },
    {
      slug: 'cookies',
      name: 'code with a category',
      settings: site({ headCode: '<script data-category=marketing></script>' }),
      without: site({ headCode: '<script></script>' }),
      says: 'speichern wir auf unserem Server einen Nachweis',
    },
    {
      slug: 'privacy',
      name: 'code with a category',
      settings: site({ footerCode: '<img data-category="preferences" src="/x.gif">' }),
      without: site({ footerCode: '<img data-category="vorlieben" src="/x.gif">' }),
      says: 'zusätzliche Einstellungen merkt',
    },
    {
      slug: 'cookies',
      name: 'no category',
      settings: site({ headCode: '<script></script>' }),
      without: site({ headCode: '<script data-category=marketing></script>' }),
      says: 'Zurzeit braucht hier nichts Ihre Einwilligung',
    },
  ]
  test.each(cases)('$slug with $name: $says', ({ slug, settings, without, says }) => {
    expect(htmlOf(slug, settings)).toContain(says)
    const other = without ?? (settings.operator === NO_OPERATOR ? site({ operator: roth }) : site())
    expect(htmlOf(slug, other)).not.toContain(says)
  })

  test('a demonstration is called one', () => {
    expect(htmlOf('about', site(), true)).toContain('erfundene Betriebe')
    expect(htmlOf('about', site(), false)).not.toContain('erfunden')
  })

  test('nobody promises a reply time or hours while there is no operator', () => {
    for (const slug of DOCUMENT_SLUGS) expect(htmlOf(slug, site())).not.toMatch(/24 Stunden\.|Mo–Fr/)
    const promised = htmlOf('help', site({ operator: roth, replyHours: 48, supportHours: 'Di 10–12 Uhr' }))
    expect(promised).toContain('innerhalb von 48 Stunden')
    expect(promised).toContain('Di 10–12 Uhr')
  })

  test('an imprint, privacy policy and terms without an operator are incomplete, other texts are not', () => {
    const incomplete = (settings: SiteSettings) =>
      DOCUMENT_SLUGS.filter(slug => shown(slug, settings).isIncomplete)
    expect(incomplete(site())).toEqual(['privacy', 'imprint', 'terms'])
    expect(incomplete(site({ operator: { ...roth, email: '' } }))).toEqual(['privacy', 'imprint', 'terms'])
    expect(incomplete(site({ operator: roth }))).toEqual([])
  })
})

test('the help has four groups of three questions, each with an answer', () => {
  const { sections } = shown('help')
  expect(sections.map(({ title, sections }) => [title, sections.length])).toEqual([
    ['Allgemeines', 3],
    ['Suche und Navigation', 3],
    ['Betrieb eintragen', 3],
    ['Für Nutzerinnen und Nutzer', 3],
  ])
  for (const question of sections.flatMap(({ sections }) => sections)) {
    expect(question.title).toMatch(/\?$/)
    expect(question.html).toMatch(/^<p>.{60}/)
  }
})

test('only the text on cookies tells what the pages ask consent for', () => {
  const settings = site({ headCode: '<script data-category=analytics src="//zahlen.example/a.js"></script>' })
  expect(shown('cookies', settings).needs).toEqual({ analytics: ['zahlen.example'] })
  expect(shown('cookies').needs).toEqual({})
  expect(shown('privacy', settings).needs).toBeUndefined()
})

test('whoever is listed, reports or asks is told what happens with it, and where to go', () => {
  const privacy = htmlOf('privacy', site({ operator: roth }))
  for (const form of ['/contact', '/add-business', '/report', '/privacy-request', '/newsletter']) {
    expect(privacy).toContain(`href="${form}"`)
  }
  for (const article of [
    'Art. 14',
    'Art. 15',
    'Art. 16',
    'Art. 17',
    'Art. 18',
    'Art. 20',
    'Art. 21',
    'Art. 77',
  ]) {
    expect(privacy).toContain(article)
  }
  const imprint = htmlOf('imprint', site({ operator: roth }))
  expect(imprint).toContain('href="/report"')
  expect(imprint).toContain('Art. 11')
  expect(imprint).toContain('Art. 12')
})

// Art. 11 (3) DSA: beside the language of the Member State one that most citizens of the Union understand.
test.each([
  ['de', 'auf Deutsch und auf Englisch'],
  ['en', 'in German and in English'],
  ['tr', 'Almanca ve İngilizce'],
] as const)('the point of contact names its languages (%s)', (language, languages) => {
  expect(htmlOf('imprint', site({ operator: roth }), false, language)).toContain(languages)
})

test.each(['de', 'en', 'tr'] as const)('the terms tell how content is moderated (%s)', language => {
  const terms = shown('terms', site({ operator: roth }), { language }).sections
  expect(terms[3]?.sections).toHaveLength(2)
  const html = htmlOf('terms', site({ operator: roth }), false, language)
  expect(html).toContain(`href="${language === 'de' ? '' : `/${language}`}/report"`)
  expect(html).toMatch(/(?:Art\.|madde) 17/)
  expect(html).toContain('§ 36')
})

test('the terms have the eight sections of the specification', () => {
  expect(shown('terms', site(), { language: 'en' }).sections.map(({ title }) => title)).toEqual([
    'Scope',
    'Services',
    'Registration and account',
    'Rules of use',
    'Liability',
    'Copyright and usage rights',
    'Termination',
    'Final provisions',
  ])
})

test.each(LANGUAGES)(
  'the imprint links to the licences of what browsers load, one file for all languages: %s',
  language => {
    expect(htmlOf('imprint', site(), false, language)).toContain('href="/licences.txt"')
  },
)

test('the imprint names the sources whose licences ask for it, with or without an operator', () => {
  for (const settings of [site(), site({ operator: roth })]) {
    const html = htmlOf('imprint', settings)
    expect(html).toContain('GeoNames')
    expect(html).toContain('https://opendatacommons.org/licenses/odbl/1-0/')
  }
})

test('links stay in the language of the page', () => {
  const linksIn = (language: Language) =>
    JSON.stringify(shown('about', site(), { language })).match(/href=\\"\/[^\\]*/g)
  expect(linksIn('de')).toContain('href=\\"/ranking')
  expect(linksIn('en')).toContain('href=\\"/en/ranking')
  expect(linksIn('tr')).toContain('href=\\"/tr/ranking')
  expect(linksIn('tr')?.every(link => link.includes('"/tr/'))).toBe(true)
})

test.each(['faq', '', '__proto__', 'constructor', '../de/help'])('the slug %o names no document', slug => {
  expect(() => shown(slug)).toThrow(expect.objectContaining({ code: 'document_unknown' }))
})

test('what an operator is called is shown as typed, whatever it is', () => {
  const name = '<b>*x*</b> [a](javascript:1) {{siteTitle}} `c` <!-- if code -->\n## H & "q"'
  const html = htmlOf('imprint', site({ operator: { ...roth, name } }))
  expect(html).toContain(
    '&lt;b&gt;*x*&lt;/b&gt; [a](javascript:1) {{siteTitle}} `c` &lt;!-- if code --&gt;\n## H &amp; &quot;q&quot;',
  )
  expect(html).not.toMatch(/<b>|<em>|javascript:1"|<code>/)
})
