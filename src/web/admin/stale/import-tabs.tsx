import { adminImportsMessages } from '#web/admin/imports/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { usePage } from '#web/page-context.ts'

/** The screens that belong to the imports: the imports themselves, what they no longer found, and what is to be checked. */
export function ImportTabs() {
  const { tabs } = adminImportsMessages(usePage().language)
  return (
    <Tabs
      label={tabs.label}
      tabs={[
        [adminPaths.imports(), tabs.imports],
        [adminPaths.staleSearches(), tabs.stale],
        [adminPaths.rechecks(), tabs.rechecks],
      ]}
    />
  )
}
