import { describe, expect, test } from 'vitest'
import { sharedPicture } from '#domain/link/page-facts.ts'
import { pageOutcome } from '#domain/link/page-outcome.ts'

const ASKED = 'https://www.bäckerei-roth.de/'

const outcomeOf = (html: string, url = ASKED, status = 200) =>
  pageOutcome(ASKED, { url, status, contentType: 'text/html', html }).outcome

describe('a page', () => {
  test.each([
    ['of its own site', '<title>Bäckerei Roth</title>', 'ok'],
    ['with a house number', '<title>Gasthaus Kreuzstraße 404</title><h1>Zimmer 404</h1>', 'ok'],
    ['about missing pages', `<title>Webdesign</title><p>Seite nicht gefunden? Wir helfen.</p>`, 'ok'],
    [
      'about domains, with much to say',
      `<title>Recht</title><p>Hinweis: domain zu verkaufen. ${'Viel Text. '.repeat(400)}</p>`,
      'ok',
    ],
    ['that is empty', '', 'ok'],
    ['that starts with 404', '<title>404 – Seite</title>', 'soft-404'],
    ['that is not found', '<title>Roth</title><h1>Seite <b>nicht</b> gefunden</h1>', 'soft-404'],
    ['that is not found, in English', '<h1>This page can’t be found</h1>', 'soft-404'],
    ['that is not found, in Turkish', '<title>Sayfa bulunamadı</title>', 'soft-404'],
    ['of an account that was closed', '<title>Account Suspended</title>', 'soft-404'],
    ['that is for sale', '<h1>bäckerei-roth.de</h1><p>Diese Domain steht zum Verkauf.</p>', 'parked'],
    ['that is for sale, in Turkish', '<p>Bu alan adı satılık</p>', 'parked'],
    [
      'that loads a parking service',
      '<script src="https://img1.wsimg.com/parking-lander/x.js"></script>',
      'parked',
    ],
    ['of a hoster who waits', '<p>Hier entsteht eine neue Internetpräsenz</p>', 'parked'],
  ])('%s', (_what, html, outcome) => {
    expect(outcomeOf(html)).toBe(outcome)
  })

  test.each([
    ['http://bäckerei-roth.de/start', 'ok'],
    ['https://roth-brot.de/', 'moved'],
    ['https://www.bäckerei-roth.de/404', 'soft-404'],
    ['https://www.bäckerei-roth.de/seite-nicht-gefunden/', 'soft-404'],
    ['https://www.bäckerei-roth.de/1404', 'ok'],
    ['https://www.sedo.com/search/details/?domain=bäckerei-roth.de', 'parked'],
    ['https://nichtsedo.com/', 'moved'],
  ])('to which a redirect led: %s', (url, outcome) => {
    expect(outcomeOf('<title>Roth</title>', url)).toBe(outcome)
  })

  test.each([
    [401, 'guarded'],
    [403, 'guarded'],
    [429, 'guarded'],
    [999, 'guarded'],
    [404, 'http-error'],
    [302, 'http-error'],
    [500, 'http-error'],
  ])('that answers %i', (status, outcome) => {
    expect(outcomeOf('<title>Roth</title>', ASKED, status)).toBe(outcome)
  })

  test.each(['<title', '<h1', '<meta ', '<h1>', '<script>'])(
    'made of %s and nothing else comes to an end',
    part => {
      const html = part.repeat((128 * 1024) / part.length)
      expect(outcomeOf(html)).toBe('ok')
      expect(sharedPicture(html)).toBeUndefined()
    },
  )
})

describe('the picture that a page names', () => {
  test.each([
    ['by property', '<meta property="og:image" content="https://roth.de/a.jpg">', 'https://roth.de/a.jpg'],
    [
      'by name, in other quotes',
      "<META content='https://roth.de/a.jpg' name='og:image'>",
      'https://roth.de/a.jpg',
    ],
    [
      'with an ampersand',
      '<meta property="og:image:url" content="https://roth.de/a?b=1&amp;c=2"/>',
      'https://roth.de/a?b=1&c=2',
    ],
    [
      'first of several that make sense',
      '<meta property="og:image" content="/a.jpg"><meta property="og:image" content="https://roth.de/ß.jpg">',
      'https://roth.de/%C3%9F.jpg',
    ],
    ['with credentials: none', '<meta property="og:image" content="https://a:b@roth.de/a.jpg">', undefined],
    ['by number: none', '<meta property="og:image" content="http://127.0.0.1/a.jpg">', undefined],
    ['not at all', '<meta property="og:title" content="https://roth.de/a.jpg">', undefined],
  ])('%s', (_what, html, picture) => {
    expect(sharedPicture(html)).toBe(picture)
  })
})
