import type { BlogMessages } from '#messages/de/pages/blog.ts'

/** What the blog says around its articles, in English. */
export const messages: BlogMessages = {
  title: 'Blog',
  description:
    'Articles on finding businesses in Germany, on reviews, opening hours, tradespeople and looking after your own listing. In German.',
  lead: 'What to look out for when you need a business or run one. With sources and without advertising.',
  inGerman: 'The articles are in German.',
  articleInGerman: 'This article is in German.',
  onlyGerman: 'in German',
  by: author => `by ${author}`,
  newest: 'Latest article',
  articles: 'More articles',
  inCategory: category => `Topic: ${category}`,
  categories: 'By topic',
  categoryNames: {
    Gesundheit: 'Health',
    Verzeichnis: 'Directory',
    Betriebe: 'Businesses',
    Verbraucher: 'Consumers',
  },
  all: 'All',
  feed: 'RSS feed',
  minutes: count => `${count} min read`,
  updated: date => `updated on ${date}`,
  newer: 'Newer article',
  older: 'Older article',
  unknown: 'There is no such article',
}
