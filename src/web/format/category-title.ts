import type { SiteMessages } from '#messages/de/site.ts'
import type { CategoryFacts } from '#web/api/api.ts'

/** What stands above the list of a category: a group as everywhere on the site, a real category by its own name. */
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
