import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { splitLanguage } from '#domain/language-path.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { count } from '#test/counts.ts'
import { crawl } from '#test/crawl/crawl.ts'
import { demonstrationDrafts } from '#test/crawl/demonstration-drafts.ts'
import { report } from '#test/reliability/results.ts'
import { tempSite } from '#test/server/temp-site.ts'
import { WITH_OPERATOR } from '#test/web/operator.ts'
import { matchRoute, routes } from '#web/routing/routes.ts'

const ORIGIN = 'https://umkreis.example'
const PATHS = Object.values(routes).map(({ path }) => path)
/** Enough for cities and categories with several pages. */
const BUSINESSES = count({ usual: 300, long: 1_200 })

test.each([
  ['of an operator', WITH_OPERATOR],
  ['of nobody yet', DEFAULT_SETTINGS],
])(
  'on a site %s, every link in every language leads to a page with a name and nothing unfinished',
  async (of, settings) => {
    const { app } = await tempSite(demonstrationDrafts(BUSINESSES), { SITE_URL: ORIGIN }, settings)
    const { faults, pages } = await crawl(app, ORIGIN)
    expect(faults).toEqual([])
    const opened = [...pages.keys()].map(address => splitLanguage(address.split('?')[0] ?? address))
    for (const language of LANGUAGES) {
      const found = new Set(
        opened.filter(page => page.language === language).map(({ path }) => matchRoute(path).route.path),
      )
      expect([language, PATHS.filter(path => !found.has(path))]).toEqual([
        language,
        // Every business of the demonstration has a name in its address, and links in mails stand in mails only.
        ['/business/:id', '/link/:token'],
      ])
    }
    report({
      check: `crawl: each kind of page, ${of}`,
      count: pages.size,
      lost: 0,
      crashed: 0,
      serverErrors: 0,
    })
  },
)

test('the crawl notices a dead link, a link to nowhere, a missing place, heading, picture and text', async () => {
  const { app } = await tempSite([])
  const faulty = Object.values(FAULTS).join('')
  const site = {
    inject: async (request: { url: string }) => {
      const answer = await app.inject({ url: request.url, headers: { accept: 'text/html' } })
      if (request.url !== '/') return answer
      const { statusCode, headers, body } = answer
      return { statusCode, headers, body: body.replace('</main>', `${faulty}</main>`) }
    },
  }
  const { faults } = await crawl(site, ORIGIN)
  const withoutContext = faults.map(fault => fault.replace(/ \(….*\)$/, ''))
  expect(withoutContext.toSorted()).toEqual(Object.keys(FAULTS).toSorted())
})

/** What the crawl says, and what it says it of. */
const FAULTS = {
  '/: the link /nirgends answers 404': '<a href="/nirgends">',
  '/: has a link to nowhere': '<a href="#">',
  '/: there is no #gibt-es-nicht on /help': '<a href="/help#gibt-es-nicht">',
  '/: has 2 main headings': '<h1>Noch eine</h1>',
  '/: file /gibt-es-nicht.svg is dead': '<img src="/gibt-es-nicht.svg">',
  '/: says undefined': '<p>undefined Betriebe</p>',
}
