import { adminIndexingMessages } from '#web/admin/pages/messages.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { usePage } from '#web/page-context.ts'

/** The screens about search engines. */
export function PagesTabs() {
  const { tabs: messages } = adminIndexingMessages(usePage().language)
  const tabs = ['indexing', 'redirects'] as const
  return <Tabs label={messages.label} tabs={tabs.map(tab => [adminPaths[tab](), messages[tab]])} />
}
