import type { BlogMessages } from '#messages/de/pages/blog.ts'
import { catalogue } from '#web/messages/catalogue.ts'

/** What the blog says around its articles in a language. */
export const blogMessages = await catalogue<BlogMessages>(
  language => import(`../../messages/${language}/pages/blog.ts`),
)
