import type { BlogWords } from '#web/messages/blog/de.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the blog says around its articles in a language. */
export const blogWords = await catalogue<BlogWords>({
  de: () => import('#web/messages/blog/de.ts').then(words => words.blogDe),
  en: () => import('#web/messages/blog/en.ts').then(words => words.blogEn),
  tr: () => import('#web/messages/blog/tr.ts').then(words => words.blogTr),
})
