import type { CategoryFacts } from '#web/api/api.ts'
import type { Messages } from '#web/messages/de.ts'

/** What stands above the list of a category: a group as everywhere on the site, a real category by its own name. */
export function categoryTitleOf(
  messages: Messages,
  {
    isGroup,
    group,
    name,
  }: Pick<Pick<CategoryFacts, 'slug' | 'isGroup' | 'group' | 'name'>, 'isGroup' | 'group' | 'name'>,
): string {
  return isGroup ? messages.groups[group] : name
}
