import type { Count } from '#messages/count.ts'

/** What the blog says around its articles, in German. */
export const messages = {
  title: 'Blog',
  description:
    'Artikel über das Suchen und Finden von Betrieben, über Bewertungen, Öffnungszeiten, Handwerk und den eigenen Eintrag.',
  lead: 'Worauf es ankommt, wenn Sie einen Betrieb suchen oder selbst einen führen. Mit Quellen und ohne Werbung.',
  inGerman: '',
  articleInGerman: '',
  /** Beside each article that does not exist in the language of the page. */
  onlyGerman: '',
  by: (author: string) => `von ${author}`,
  newest: 'Neuester Artikel',
  articles: 'Weitere Artikel',
  inCategory: (category: string) => `Thema: ${category}`,
  categories: 'Nach Thema',
  /** By the name in the articles, which are German. */
  categoryNames: {
    Gesundheit: 'Gesundheit',
    Verzeichnis: 'Verzeichnis',
    Betriebe: 'Betriebe',
    Verbraucher: 'Verbraucher',
  },
  all: 'Alle',
  feed: 'RSS-Feed',
  minutes: (count: Count) => `${count} Min. Lesezeit`,
  updated: (date: string) => `geändert am ${date}`,
  newer: 'Neuerer Artikel',
  older: 'Älterer Artikel',
  unknown: 'Diesen Artikel gibt es nicht',
}

export type BlogMessages = typeof messages
