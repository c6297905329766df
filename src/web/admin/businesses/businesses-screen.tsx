import { BusinessesPanel } from '#web/admin/businesses/businesses-panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { businessesWords } from '#web/messages/admin-businesses/words.ts'
import { usePage } from '#web/page-context.ts'

/** Every business of the directory, to be found, edited, exported and changed together. */
export function Page() {
  const words = businessesWords(usePage().language)
  return (
    <Screen title={words.title}>
      <BusinessesPanel />
    </Screen>
  )
}
