import type { SiteMessages } from '#messages/de/site.ts'
import type { CategoryFacts } from '#web/api/api.ts'

/** The heading of a category's list: the site's name of a group, a real category's own name. */
export function categoryTitleOf(
  messages: SiteMessages,
  {
    isGroup,
    group,
    name,
  }: Pick<Pick<CategoryFacts, 'slug' | 'isGroup' | 'group' | 'name'>, 'isGroup' | 'group' | 'name'>,
): string {
  return isGroup ? messages.groups[group] : name
}
