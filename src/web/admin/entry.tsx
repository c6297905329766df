import { createRoot } from 'react-dom/client'
import { fetchClient } from '#api/client/fetch-client.ts'
import { splitLanguage } from '#domain/language-path.ts'
import { FALLBACK_STATS } from '#domain/settings/fallback-stats.ts'
import { messages as siteMessages } from '#translated/site.ts'
import { AdminApp } from '#web/admin/admin-app.tsx'
import { watchBack } from '#web/admin/ui/back-guard.ts'
import { noteReload, reloadAfterFault } from '#web/load-code.ts'
import { readyBrowser } from '#web/older-browsers.ts'
import { makePageContext } from '#web/page-context.ts'
import { watchLayers } from '#web/routing/layers.ts'
import '#web/admin/styles/admin.css'

const root = document.getElementById('root')
if (root !== null) void start(root)

/** Starts the administrator's area: rendered in the browser only, because search engines need none of it. */
async function start(root: HTMLElement): Promise<void> {
  const { language } = splitLanguage(location.pathname)
  await readyBrowser()
  const site = {
    title: root.dataset.title ?? 'Umkreis',
    description: '',
    origin: location.origin,
    tiles: null,
    showsPhotos: true,
    showsRatings: true,
    sendsMail: true,
    fallback: FALLBACK_STATS,
  }
  const context = makePageContext(fetchClient(language), site, language, siteMessages, () => {})
  noteReload()
  watchLayers()
  watchBack()
  createRoot(root, { onUncaughtError: reloadAfterFault }).render(
    <AdminApp context={context} hasSession={'session' in root.dataset} />,
  )
}
