import { messages as adminIndexingMessages } from '#translated/admin/indexing.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { useMessages } from '#web/messages.ts'

/** The screens about search engines. */
export function PagesTabs() {
  const { tabs: messages } = useMessages(adminIndexingMessages)
  const tabs = ['indexing', 'redirects'] as const
  return <Tabs label={messages.label} tabs={tabs.map(tab => [adminPaths[tab](), messages[tab]])} />
}
