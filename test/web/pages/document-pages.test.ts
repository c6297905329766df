import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { RANK_WEIGHTS } from '#search/document/static-rank.ts'
import { roth, site as settings } from '#test/content/make-site.ts'
import { type FakeDirectory, fakeApi } from '#test/web/fake-api.ts'
import { scriptsOf } from '#test/web/scripts-of.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { SHAPES } from '#web/drawings/shapes.ts'
import { inLanguage } from '#web/messages.ts'

/** Real businesses, so that pages may be found. */
const STATS = {
  total: 1_204,
  cities: 37,
  categories: 88,
  averageRating: 4.6,
  dataDate: '2026-11-20',
  hasDemonstration: false,
  demonstrations: 0,
}

let site: FastifyInstance
beforeAll(async () => {
  site = await siteForTests({ handlers: { 'GET /api/businesses/stats': () => STATS } })
})
afterAll(() => site.close())

const get = (url: string) => site.inject(url)
const html = async (url: string) => (await get(url)).body

/** The page of a site that differs from the usual one, for one test. */
async function htmlOf({ handlers, ...directory }: FakeDirectory, url: string): Promise<string> {
  const other = await siteForTests({
    ...directory,
    handlers: { 'GET /api/businesses/stats': () => STATS, ...handlers },
  })
  onTestFinished(() => other.close())
  return (await other.inject(url)).body
}

/** A text between tags, as people read it. */
function textOf(page: string): string {
  return page
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

const WRITTEN = [
  'about',
  'help',
  'privacy',
  'imprint',
  'terms',
  'cookies',
  'accessibility',
  'ranking',
  'blog',
]
const ARTICLE = '/blog/handwerker-finden'

describe('every written page', () => {
  for (const prefix of ['', '/en', '/tr']) {
    test.each([...WRITTEN.map(slug => `${prefix}/${slug}`), prefix + ARTICLE])(
      '%s is there, in its language, within its weight',
      async url => {
        const { statusCode, body } = await get(url)
        expect(statusCode).toBe(200)
        expect(body).toContain(`<html lang="${prefix.slice(1) || 'de'}"`)
        expect(body.match(/<h1/g)).toHaveLength(1)
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(50_000)
      },
    )
  }

  test.each([...WRITTEN.map(slug => `/${slug}`), ARTICLE])('%s loads at most 100 kB of script', async url => {
    const page = await html(url)
    const scripts = scriptsOf(page)
    const answers = await Promise.all(
      scripts.map(url => site.inject({ url, headers: { 'accept-encoding': 'br' } })),
    )
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.byteLength, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(100_000)
  })

  test('the legal pages of the specification stay out of search engines, the others do not', async () => {
    const isIndexable = async (slug: string) => !(await html(`/${slug}`)).includes('content="noindex"')
    const kept = await Promise.all(WRITTEN.map(async slug => ((await isIndexable(slug)) ? slug : '')))
    expect(kept.filter(Boolean)).toEqual(['about', 'help', 'accessibility', 'ranking', 'blog'])
  })

  test('anchors of the contents lead to sections that exist', async () => {
    for (const slug of ['privacy', 'terms', 'cookies', 'ranking']) {
      const page = await html(`/${slug}`)
      const [, nav = ''] = /<nav class="toc"[^>]*>(.*?)<\/nav>/s.exec(page) ?? []
      const anchors = [...nav.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      expect(anchors.length).toBeGreaterThanOrEqual(7)
      for (const id of anchors) expect(page).toContain(`<section class="part" id="${id}"`)
    }
  })

  test('no link of the frame leads nowhere', async () => {
    const page = await html('/about')
    const frame = page.slice(0, page.indexOf('<main')) + page.slice(page.indexOf('<footer'))
    const links = [...frame.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, path = '']) => path)
    expect(links).toEqual(expect.arrayContaining(['/imprint', '/privacy', '/blog', '/ranking']))
    for (const path of new Set(links)) expect([path, (await get(path)).statusCode]).toEqual([path, 200])
  })
})

describe('legal pages', () => {
  test('say when they were last changed', async () => {
    expect(await html('/terms')).toMatch(/Zuletzt geändert am \d{1,2}\.\u00a0\p{L}+\u00a0\d{4}/u)
    expect(await html('/en/terms')).toMatch(/Last updated on \d{1,2}\u00a0\w+\u00a0\d{4}/)
  })

  test('say that the operator is missing, and stop when there is one', async () => {
    const notice = 'Unvollständig: Angaben zum Betreiber fehlen noch.'
    const withOperator = { settings: settings({ operator: roth }) }
    for (const slug of ['imprint', 'privacy', 'terms']) {
      expect(await html(`/${slug}`)).toContain(notice)
      expect(await htmlOf(withOperator, `/${slug}`)).not.toContain(notice)
    }
    expect(await html('/accessibility')).not.toContain(notice)
    expect(await htmlOf(withOperator, '/imprint')).toContain('Umkreis Verlag GmbH')
  })

  test('values of the operator are text', async () => {
    const hostile = { ...roth, name: '<img src=x onerror=alert(1)> GmbH' }
    const page = await htmlOf({ settings: settings({ operator: hostile }) }, '/imprint')
    expect(page).not.toContain('<img src=x')
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; GmbH')
  })

  test('the imprint names the sources of places and postal codes in every language', async () => {
    for (const prefix of ['', '/en', '/tr']) {
      const page = await html(`${prefix}/imprint`)
      expect(page).toContain('GeoNames')
      expect(page).toContain('CC BY 4.0')
      expect(page).toContain('OpenStreetMap')
      expect(page).toContain('Open Database License 1.0')
    }
  })

  test('cookies has four switches, of which only the locked one is on, and says that nothing needs them', async () => {
    const page = await html('/cookies')
    const switches = page.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? []
    expect(switches).toHaveLength(4)
    expect(switches.filter(each => each.includes('checked=""'))).toEqual([
      expect.stringMatching(/disabled="".*value="necessary"|value="necessary".*disabled=""/),
    ])
    expect(textOf(page)).toContain('Zurzeit braucht hier nichts Ihre Einwilligung')
    expect(textOf(page).match(/Zurzeit nicht verwendet/g)).toHaveLength(3)
    for (const category of ['Notwendig', 'Analyse', 'Marketing', 'Präferenzen']) {
      expect(page).toContain(`>${category}</h2>`)
    }
  })
})

describe('the help', () => {
  test('searches without script, in question and answer, whatever the case', async () => {
    expect(await html('/help')).toMatch(/<form[^>]*action="\/help"[^>]*>/)
    expect(await html('/tr/help')).toMatch(/<form[^>]*action="\/tr\/help"[^>]*>/)
    const page = await html('/help?q=SPERRLISTE')
    expect(page.match(/<details class="question"/g)).toHaveLength(1)
    expect(page).toMatch(/<details class="question" open/)
    expect(page).toContain('Kann ich meinen Eintrag entfernen lassen?')
    expect(textOf(page)).toContain('1 Frage passt zu „SPERRLISTE“')
    expect(page).toContain('value="SPERRLISTE"')
  })

  test.each([
    ['/help?q=löschen', 'Kann ich meinen Eintrag entfernen lassen?'],
    ['/help?q=Eintrag%20löschen', 'Kann ich meinen Eintrag entfernen lassen?'],
    ['/help?q=bearbeiten', 'Wie ändere ich meinen Eintrag?'],
    ['/help?q=preis', 'Was kostet die Nutzung?'],
    ['/help?q=registrieren', 'Brauche ich ein Konto?'],
    ['/help?q=Öffnungszeiten%20ändern', 'Wie ändere ich meinen Eintrag?'],
    ['/help?q=schlechte%20Rezension%20schreiben', 'Kann ich eine Bewertung abgeben, ändern oder löschen?'],
    ['/help?q=Laden%20gibt%20es%20nicht%20mehr', 'Wie melde ich einen Fehler oder einen fehlenden Betrieb?'],
    ['/help?q=Werbung', 'Was kostet die Nutzung?'],
    ['/en/help?q=sign%20in', 'Do I need an account?'],
    ['/tr/help?q=sahibi', 'Kaydımı nasıl değiştiririm?'],
    ['/en/help?q=delete', 'Can I have my listing deleted?'],
    ['/en/help?q=price', 'What does it cost?'],
    ['/tr/help?q=silmek', 'Kaydımı sildirebilir miyim?'],
    ['/tr/help?q=fiyat', 'Kullanım ücretli mi?'],
    ['/help?q=newsletter', 'Brauche ich ein Konto?'],
    ['/help?q=passwort%20vergessen', 'Brauche ich ein Konto?'],
    ['/help?q=bewertung%20löschen', 'Kann ich eine Bewertung abgeben, ändern oder löschen?'],
    ['/en/help?q=forgot%20password', 'Do I need an account?'],
    ['/en/help?q=delete%20review', 'Can I write, change or delete a review?'],
    ['/en/help?q=unsubscribe', 'Do I need an account?'],
    ['/tr/help?q=şifremi%20unuttum', 'Hesap açmam gerekir mi?'],
    ['/tr/help?q=yorum%20silmek', 'Değerlendirme yazabilir, değiştirebilir ya da silebilir miyim?'],
    ['/tr/help?q=bülten', 'Hesap açmam gerekir mi?'],
  ])('%s finds by meaning: %s', async (address, question) => {
    // The data of the page has every question; the shown ones have a heading.
    expect(await html(encodeURI(decodeURI(address)))).toContain(`<h3>${question}</h3>`)
  })

  test('finds nothing about distances for who wants to remove something', async () => {
    expect(await html(encodeURI('/help?q=löschen'))).not.toContain('<h3>Wie finde ich etwas')
  })

  test('hides groups without a match, and counts what each group shows', async () => {
    const groups = (page: string) =>
      [...page.matchAll(/<h2 id="h-([^"]+)">[^<]*<\/h2><p class="quiet">([^<]+)</g)].map(([, id, n]) => [
        id,
        n,
      ])
    expect(groups(await html('/help')).map(([, n]) => n)).toEqual(Array(4).fill('3 Fragen'))
    expect(groups(await html('/help?q=sperrliste'))).toEqual([['betrieb-eintragen', '1 Frage']])
  })

  test('says when nothing matches, and leads back', async () => {
    const page = await html('/help?q=gibtesnicht')
    expect(page).toContain('Keine Ergebnisse gefunden')
    expect(page).toMatch(/<a [^>]*href="\/help"[^>]*>Suche zurücksetzen<\/a>/)
    expect(page).not.toContain('<details class="question"')
  })

  test('a search is text, cached by nobody and found by no search engine', async () => {
    const answer = await get(`/help?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(answer.body).not.toContain('<script>alert(1)')
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.body).toContain('<link rel="canonical" href="https://umkreis.example/help">')
  })

  test('an answer carries the anchor of its question', async () => {
    expect(await html('/help')).toMatch(
      /<\/summary><div class="text answer" id="wie-suche-ich-einen-betrieb"/,
    )
  })

  test('offers nobody to ask while there is nobody', async () => {
    const page = await html('/help')
    const main = page.slice(page.indexOf('<main'), page.indexOf('<footer'))
    expect(main).not.toContain('href="tel:')
    expect(main).not.toContain('href="mailto:')
  })

  test('offers the operator: a number with its hours, an address with its time of reply', async () => {
    const page = await htmlOf({ settings: settings({ operator: roth }) }, '/help')
    const offers = page.slice(page.indexOf('<ul class="offers"'))
    expect(offers).toContain('href="tel:+493581471000"')
    expect(offers).toContain('Mo–Fr 9–18 Uhr')
    expect(offers).toContain('href="mailto:post@umkreis.example"')
    expect(offers).toContain('Antwort innerhalb von 24 Stunden')
    const silent = await htmlOf({ settings: settings({ operator: { ...roth, phone: '' } }) }, '/help')
    expect(silent).not.toContain('href="tel:')
    expect(silent).toContain('href="mailto:')
  })
})

describe('about', () => {
  test('shows the current statistics', async () => {
    const text = textOf(await html('/about'))
    for (const figure of ['1.204', '37', '4,6']) expect(text).toContain(` ${figure} `)
    expect(text).not.toContain('59.599')
  })

  test('shows the fallback statistics only when the real ones cannot be read', async () => {
    const failing = {
      handlers: { 'GET /api/businesses/stats': () => Promise.reject(new Error('no statistics')) },
    }
    const text = textOf(await htmlOf(failing, '/about'))
    for (const figure of ['59.599', '580', '4,4']) expect(text).toContain(` ${figure} `)
  })

  test('leaves out a mean that nobody knows', async () => {
    const text = textOf(
      await htmlOf(
        { handlers: { 'GET /api/businesses/stats': () => ({ ...STATS, averageRating: null }) } },
        '/about',
      ),
    )
    expect(text).not.toContain('Bewertung im Schnitt')
  })

  test('tells of time and people only what the operator has written', async () => {
    expect(await html('/about')).not.toContain('Was wann geschah')
    const told = {
      settings: settings({
        timeline: [{ title: 'März 2026', text: 'Erster <b>Eintrag</b>' }],
        team: [{ title: 'İlker Groß', text: 'Redaktion' }],
      }),
    }
    const page = await htmlOf(told, '/about')
    expect(page).toContain('Was wann geschah')
    expect(page).toContain('Erster &lt;b&gt;Eintrag&lt;/b&gt;')
    expect(page).toContain('İlker Groß')
  })
})

describe('the blog', () => {
  test('shows the newest article large and every other one once', async () => {
    const articles = await fakeApi()('GET /api/blog')
    const page = await html('/blog')
    expect(page.match(/<article/g)).toHaveLength(articles.length)
    expect(page).toMatch(new RegExp(`featured.*?<a href="/blog/${articles[0]?.slug}">`, 's'))
    for (const { slug } of articles)
      expect(page.match(new RegExp(`href="/blog/${slug}"`, 'g'))).toHaveLength(1)
  })

  test('says beside every article that it is in German, where the page is not', async () => {
    const articles = await fakeApi()('GET /api/blog')
    const marks = (page: string, mark: string) => page.split(`<span class="tag">${mark}</span>`).length - 1
    expect(marks(await html('/en/blog'), 'in German')).toBe(articles.length)
    expect(marks(await html('/tr/blog'), 'Almanca')).toBe(articles.length)
    expect(await html('/blog')).not.toContain('<span class="tag">')
  })

  test('has a drawing that exists for every written article, and each its own', async () => {
    const { articles } = await readContent()
    const drawings = articles.map(({ drawing = '' }) => drawing)
    expect(Object.keys(SHAPES)).toEqual(expect.arrayContaining(drawings))
    expect(new Set(drawings).size).toBe(articles.length)
  })

  test('a category shows its own articles, and stays out of search engines', async () => {
    const articles = await fakeApi()('GET /api/blog')
    const category = 'Betriebe'
    const page = await html(`/blog?category=${category}`)
    const shown = articles.filter(({ slug }) => page.includes(`href="/blog/${slug}"`))
    expect(shown).toEqual(articles.filter(article => article.category === category))
    expect(shown.length).toBeGreaterThan(0)
    expect(page).toContain('content="noindex"')
    expect(page.match(/<a [^>]*aria-current="page"[^>]*>/g)?.join()).toContain('/blog?category=Betriebe')
  })

  test('names every category of the articles in the language of the page, at the same address', async () => {
    const names = { de: 'Gesundheit', en: 'Health', tr: 'Sağlık' }
    for (const language of LANGUAGES) {
      const page = await html(`${language === 'de' ? '' : `/${language}`}/blog?category=Gesundheit`)
      const [, chosen] =
        /<a (?=[^>]*aria-current="page")[^>]*category=Gesundheit.*?<span lang="\w+">([^<]*)/s.exec(page) ?? []
      expect(chosen).toBe(names[language])
      expect(/<h2 id="liste">([^<]*)/.exec(page)?.[1]).toMatch(new RegExp(`: ${names[language]}$`))
      expect(/<title>([^<]*)/.exec(page)?.[1]).toContain(names[language])
    }
    const { articles } = await readContent()
    const written = [...new Set(articles.map(({ category }) => category))]
    for (const language of LANGUAGES)
      expect(Object.keys(inLanguage(blogMessages, language).categoryNames)).toEqual(
        expect.arrayContaining(written),
      )
  })

  test('an unknown category and an unknown article are missing pages', async () => {
    expect((await get('/blog?category=gibtesnicht')).statusCode).toBe(404)
    expect((await get('/blog/gibtesnicht')).statusCode).toBe(404)
    expect((await get('/en/blog/gibtesnicht')).statusCode).toBe(404)
    expect(await html('/blog/gibtesnicht')).toContain('Diesen Artikel gibt es nicht')
  })

  test('an article has contents, dates, reading time and its neighbours', async () => {
    const articles = await fakeApi()('GET /api/blog')
    const at = articles.findIndex(({ slug }) => `/blog/${slug}` === ARTICLE)
    const page = await html(ARTICLE)
    expect(page).toMatch(/<time dateTime="\d{4}-\d\d-\d\d">/)
    expect(textOf(page)).toMatch(/\d+ Min\. Lesezeit/)
    for (const id of [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)) {
      expect(page).toContain(`id="${id}"`)
    }
    const neighbour = (rel: string) => new RegExp(`<a [^>]*rel="${rel}"[^>]*>`).exec(page)?.[0]
    expect(neighbour('next')).toContain(`href="/blog/${articles[at - 1]?.slug}"`)
    expect(neighbour('prev')).toContain(`href="/blog/${articles[at + 1]?.slug}"`)
  })

  test('in another language an article stays German, says so, and points to its German page', async () => {
    const page = await html(`/en${ARTICLE}`)
    expect(page).toContain('<html lang="en"')
    expect(page).toContain('<h1 lang="de">')
    expect(page).toMatch(/<article class="written-text" lang="de">/)
    expect(page).toContain('This article is in German.')
    expect(page).toContain(`<link rel="canonical" href="https://umkreis.example${ARTICLE}">`)
    expect(page).not.toContain('hreflang')
    expect(await html(ARTICLE)).not.toContain('in German')
  })

  test('the feed is well known, typed, and not sent again unchanged', async () => {
    const feed =
      '<link rel="alternate" type="application/rss+xml" title="Umkreis" href="https://umkreis.example/blog/rss.xml">'
    for (const url of ['/blog', ARTICLE, '/en/blog']) expect(await html(url)).toContain(feed)
    expect(await html('/about')).not.toContain('rss+xml')
    const answer = await get('/blog/rss.xml')
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    expect(answer.body).toContain('<atom:link href="https://umkreis.example/blog/rss.xml"')
    expect(answer.body.match(/<item>/g)).toHaveLength((await fakeApi()('GET /api/blog')).length)
    const etag = String(answer.headers.etag)
    const again = await site.inject({ url: '/blog/rss.xml', headers: { 'if-none-match': etag } })
    expect(again.statusCode).toBe(304)
  })

  test('counts neither views nor comments, and has no button that does nothing', async () => {
    const page = await html('/blog')
    const main = page.slice(page.indexOf('<main'), page.indexOf('<footer'))
    expect(main).not.toMatch(/<button|Kommentar|Aufrufe/i)
  })
})

describe('how we rank', () => {
  test.each(LANGUAGES)('shows every weight of the search, in %s', async language => {
    const page = await html(language === 'de' ? '/ranking' : `/${language}/ranking`)
    const word = { de: 'Punkte', en: 'points', tr: 'puan' }[language]
    for (const points of Object.values(RANK_WEIGHTS)) {
      expect(page).toContain(`<span class="num">${points} ${word}</span>`)
    }
    expect(page).toContain('§ 5b')
  })

  test('shows the rules of the installation, not constants of its own', async () => {
    const rules = await fakeApi()('GET /api/ranking')
    const other = {
      ...rules,
      weights: [{ name: 'phone' as const, points: 63 }],
      priorReviews: 31,
      priorRating: 3.5,
      nearBandsMetres: [3_000, 7_000],
    }
    const text = textOf(await htmlOf({ handlers: { 'GET /api/ranking': () => other } }, '/ranking'))
    expect(text).toContain('63 Punkte')
    expect(text).toContain('schon 31 Bewertungen mit 3,5 Sternen')
    expect(text).toContain('bis 3 und 7 km')
    expect(text).not.toContain('45 Punkte')
  })

  test('is linked from every list', async () => {
    for (const url of ['/', '/?query=a', '/businesses', '/businesses?query=a']) {
      const page = await html(url)
      const main = page.slice(page.indexOf('<main'), page.indexOf('<footer'))
      expect([url, main.includes('href="/ranking"')]).toEqual([url, true])
    }
  })
})
