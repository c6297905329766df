import { messages as adminImportsMessages } from '#translated/admin/imports.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'

/** The screens that belong to the imports: the imports themselves, what they no longer found, and what is to be checked. */
export function ImportTabs() {
  const { tabs } = useMessages(adminImportsMessages)
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
