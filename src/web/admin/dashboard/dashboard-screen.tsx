import { messages as adminDashboardMessages } from '#translated/admin/dashboard.ts'
import { BusinessesPanel } from '#web/admin/businesses/businesses-panel.tsx'
import { ChartsPanel } from '#web/admin/dashboard/charts-panel.tsx'
import { LatestJobsPanel } from '#web/admin/dashboard/latest-jobs-panel.tsx'
import { SetupGuide } from '#web/admin/dashboard/setup-guide.tsx'
import { StatsBar } from '#web/admin/dashboard/stats-bar.tsx'
import { UploadPanel } from '#web/admin/imports/upload-panel.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { useMessages } from '#web/messages.ts'

/** The dashboard: setup, metrics, upload, jobs, and the businesses. */
export function Page() {
  const messages = useMessages(adminDashboardMessages)
  return (
    <Screen title={messages.title}>
      <SetupGuide />
      <StatsBar />
      <div className="adm-grid">
        <UploadPanel />
        <LatestJobsPanel />
      </div>
      <ChartsPanel />
      <BusinessesPanel />
    </Screen>
  )
}
