import { isBuilt } from '#server/build.ts'
import { readConfig } from '#server/config.ts'
import { checkHealth } from '#services/health/check-health.ts'
import { findingMessage } from './doctor-messages.ts'

type Verdict = 'ok' | 'warning' | 'fault'

const LABELS: Readonly<Record<Verdict, string>> = { ok: 'ok     ', warning: 'Achtung', fault: 'Fehler ' }

const { dataDir, siteUrl } = readConfig(process.env)
const findings = await checkHealth({ dataDir, now: Date.now })

// node-version.cjs refuses older versions of Node.
say('ok', `Node: ${process.versions.node}`)
console.log(`         (Datenordner ${dataDir})`)
for (const finding of findings) say(finding.verdict, findingMessage(finding))
if (await isBuilt()) say('ok', 'Seiten: gebaut')
else
  say('warning', 'Seiten: nicht gebaut oder älter als das Programm; npm start oder npm run build baut sie.')
if (isLocal(siteUrl))
  say(
    'warning',
    `SITE_URL: ${siteUrl} ist nur auf diesem Rechner erreichbar; Suchmaschinen und Teilen brauchen die öffentliche Adresse.`,
  )
else say('ok', `SITE_URL: ${siteUrl}`)
if (findings.some(({ verdict }) => verdict === 'fault')) process.exitCode = 1

function say(verdict: Verdict, text: string): void {
  console.log(`${LABELS[verdict]}  ${text}`)
}

function isLocal(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
}
