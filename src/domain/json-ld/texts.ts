import type { BlogPosting, FAQPage } from 'schema-dts'
import type { BlogEntry, DocumentSection } from '#domain/content/document.ts'
import { textOfHtml } from '#domain/markup/unescape.ts'
import type { Language } from '../language.ts'

/**
 * Questions with their answers.
 * @param groups sections with a title, each with its questions; answers become plain text
 */
export function faqPage(
  groups: readonly DocumentSection[],
  { url, language }: { readonly url: string; readonly language: Language },
): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${url}#faq`,
    inLanguage: language,
    mainEntity: groups
      .flatMap(({ sections }) => sections)
      .map(({ title, html }) => ({
        '@type': 'Question' as const,
        name: title,
        acceptedAnswer: { '@type': 'Answer' as const, text: textOfHtml(html) },
      })),
  }
}

/**
 * An article. All articles are in German.
 * @param author name of the operator, else the title of the site
 * @param image address of a picture of 1200 x 630
 */
export function blogPosting(
  { title, description, date, updated, category }: BlogEntry,
  about: {
    readonly url: string
    readonly origin: string
    readonly author: string
    readonly image: string
  },
): Exclude<BlogPosting, string> {
  const { url, origin, author, image } = about
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: title,
    description,
    datePublished: date,
    dateModified: updated,
    articleSection: category,
    inLanguage: 'de',
    url,
    mainEntityOfPage: url,
    image,
    author: { '@type': 'Organization', name: author, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: author, url: `${origin}/` },
  }
}
