import type { BlogMessages } from '#messages/de/pages/blog.ts'
import { messages as blogMessages } from '#translated/pages/blog.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The name of a category of articles in the language of the page, which may be inside a German article. */
export function CategoryName({ category }: { category: string }) {
  const { language } = usePage()
  const messages = inLanguage(blogMessages, language)
  return <span lang={isNamed(category, messages) ? language : 'de'}>{categoryName(category, messages)}</span>
}

/** The same as text: the German name where an article has a category that the messages do not know. */
export function categoryName(category: string, messages: BlogMessages): string {
  return isNamed(category, messages) ? messages.categoryNames[category] : category
}

function isNamed(
  category: string,
  { categoryNames }: BlogMessages,
): category is keyof BlogMessages['categoryNames'] {
  return Object.hasOwn(categoryNames, category)
}
