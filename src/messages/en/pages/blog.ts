import type { BlogMessages } from '#messages/de/pages/blog.ts'

/** What the blog says around its articles, in English. */
export const messages: BlogMessages = {
  title: 'Blog',
  description:
    'Articles on finding businesses in Germany, on ratings, opening hours, trades and looking after your own entry. In German.',
  lead: 'What matters when you look for a business or run one. With sources and without advertising.',
  inGerman: 'The articles are in German.',
  articleInGerman: 'This article is in German.',
  onlyGerman: 'in German',
  by: author => `by ${author}`,
  newest: 'Newest article',
  articles: 'More articles',
  inCategory: category => `Topic: ${category}`,
  categories: 'By topic',
  all: 'All',
  feed: 'RSS feed',
  minutes: count => `${count} min read`,
  updated: date => `changed on ${date}`,
  more: 'Read on',
  newer: 'Newer article',
  older: 'Older article',
  unknown: 'This article does not exist',
}
