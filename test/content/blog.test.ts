import { describe, expect, test } from 'vitest'
import type { ArticleText, Content } from '#domain/content/content.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { listArticles, readingMinutes, showArticle } from '#services/content/blog.ts'
import { blogFeed } from '#services/content/blog-feed.ts'
import { readXml } from './read-xml.ts'

const shipped = await readContent()
const site = { title: 'Umkreis', description: 'Betriebe finden', origin: 'https://umkreis.example' }

function article(changes: Partial<ArticleText> = {}): ArticleText {
  return {
    slug: 'strasse',
    title: 'Straße',
    description: 'Über Straßen.',
    date: '2026-11-21',
    updated: '2026-11-21',
    category: 'Betriebe',
    body: 'Text.',
    ...changes,
  }
}

function blogOf(...articles: ArticleText[]): { content: Content } {
  return { content: { documents: shipped.documents, articles } }
}

describe('reading takes a minute for 200 words, and never less than one', () => {
  const words = (count: number) => 'Wort '.repeat(count)
  const cases: [name: string, body: string, minutes: number][] = [
    ['nothing', '', 1],
    ['a sentence', 'Kurz.', 1],
    ['299 words', words(299), 1],
    ['300 words', words(300), 2],
    ['1,000 words', words(1000), 5],
    ['words with hyphens, umlauts and ß count once', 'Kfz-Werkstätten 4,6 heißt '.repeat(100), 2],
    [
      'the target of a link does not count',
      '[a](/businesses?category=handwerker&sort=rating) '.repeat(299),
      1,
    ],
    ['marks do not count', '- **a**\n'.repeat(299), 1],
  ]
  test.each(cases)('%s', (_name, body, minutes) => {
    expect(readingMinutes(body)).toBe(minutes)
  })
})

test('the newest article comes first, those of one day by title as German sorts', () => {
  const list = listArticles(
    blogOf(
      article({ slug: 'z', title: 'Zoll' }),
      article({ slug: 'o', title: 'Öl' }),
      article({ slug: 'p', title: 'Post' }),
      article({ slug: 'neu', title: 'Zuletzt', date: '2026-12-01' }),
      article({ slug: 'alt', title: 'Anfang', date: '2025-12-31' }),
    ),
  )
  expect(list.map(({ slug }) => slug)).toEqual(['neu', 'o', 'p', 'z', 'alt'])
})

test('the list carries no texts', () => {
  expect(Object.keys(listArticles(blogOf(article()))[0] ?? {})).not.toContain('body')
})

test('an article is shown with its headings; an unknown one is undefined', () => {
  const blog = blogOf(article({ body: '## Größe\n\nText.' }))
  expect(showArticle(blog, 'strasse')).toEqual({
    slug: 'strasse',
    title: 'Straße',
    description: 'Über Straßen.',
    date: '2026-11-21',
    updated: '2026-11-21',
    category: 'Betriebe',
    readingMinutes: 1,
    html: '<h2 id="groesse">Größe</h2>\n<p>Text.</p>',
    headings: [{ id: 'groesse', title: 'Größe' }],
  })
  expect(showArticle(blog, 'gibt-es-nicht')).toBeUndefined()
})

describe.each(shipped.articles)('the article $slug', ({ slug, description, body }) => {
  test('can be read in four to six minutes, has a table of contents and no heading of its own', () => {
    const shown = showArticle({ content: shipped }, slug)
    expect(shown?.readingMinutes).toBeGreaterThanOrEqual(4)
    expect(shown?.readingMinutes).toBeLessThanOrEqual(6)
    expect(shown?.headings.length).toBeGreaterThan(3)
    expect(shown?.html).not.toMatch(/<h1|\{\{|<!--/)
  })

  test('fits a search result and leads only to pages that exist', () => {
    expect(description.length).toBeLessThanOrEqual(155)
    for (const [, target] of body.matchAll(/\]\(([^)]+)\)/g)) {
      expect(target).toMatch(
        /^(?:https:\/\/|\/(?:businesses|categories|contact|add-business|help|about|blog|ranking|report)(?:[?/]|$))/,
      )
    }
  })
})

describe('the feed', () => {
  test('is well-formed and names every article with its address and day', () => {
    const xml = readXml(blogFeed({ articles: listArticles({ content: shipped }), site }))
    expect(xml.get('guid')?.length).toBe(shipped.articles.length)
    expect(xml.get('guid')).toContain('https://umkreis.example/blog/handwerker-finden')
    expect(xml.get('pubDate')).toContain('Sat, 21 Nov 2026 00:00:00 GMT')
    expect(xml.get('title')?.[0]).toBe('Umkreis')
  })

  test('quotes what its texts hold', () => {
    const title = 'A & B <c> "d" ]]> \u0000\u000B\uFFFE\uD800'
    const articles = listArticles(blogOf(article({ title, category: '</category><x>' })))
    const xml = readXml(blogFeed({ articles, site: { ...site, title: 'M&M' } }))
    expect(xml.get('title')).toEqual(['M&amp;M', 'A &amp; B &lt;c&gt; &quot;d&quot; ]]&gt; \uFFFD'])
    expect(xml.get('category')).toEqual(['&lt;/category&gt;&lt;x&gt;'])
  })

  test('says the title where there is no description, and stays well-formed without articles', () => {
    const feed = blogFeed({ articles: [], site: { ...site, description: ' ' } })
    expect(readXml(feed).get('description')).toEqual(['Umkreis'])
    expect(feed).not.toContain('lastBuildDate')
  })
})
