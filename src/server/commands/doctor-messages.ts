import type { Finding } from '#services/health/check-health.ts'
import { formatBytes } from './byte-size.ts'

const HOUR_MS = 60 * 60 * 1000

/** What a finding means, and what to do about it where something is to be done. */
export function findingMessage(finding: Finding): string {
  switch (finding.check) {
    case 'folder':
      return FOLDER[finding.state]
    case 'space': {
      const free = `Freier Platz: ${formatBytes(finding.freeBytes)}`
      return finding.verdict === 'ok'
        ? free
        : `${free}. Für Betrieb und Sicherungen sollten ${formatBytes(finding.neededBytes)} frei sein.`
    }
    case 'database':
      return DATABASE[finding.state] + (finding.fault === '' ? '' : ` (${finding.fault})`)
    case 'schema':
      return finding.pending === 0
        ? `Datenbankschema: auf dem neuesten Stand (${finding.migrations} Schritte)`
        : `Datenbankschema: ${finding.migrations} von ${finding.migrations + finding.pending} Schritten; der nächste Start holt den Rest nach.`
    case 'index':
      return indexText(finding)
    case 'accounts':
      return finding.count === 0
        ? 'Konten: keines. Der nächste Start legt das erste an und zeigt sein Passwort.'
        : `Konten: ${finding.count}`
    case 'operator':
      return finding.isSet
        ? 'Betreiberangaben: eingetragen'
        : 'Betreiberangaben: unvollständig. Ohne sie fehlt das Impressum; bitte in den Einstellungen nachtragen.'
    case 'backup':
      return backupText(finding)
    case 'leftovers':
      return finding.count === 0
        ? 'Zurückgelassene Dateien: keine'
        : `Zurückgelassene Dateien: ${finding.count} (${formatBytes(finding.bytes)}) in imports/ oder von abgebrochenen Sicherungen; sie können gelöscht werden.`
  }
}

const FOLDER = {
  writable: 'Datenordner: vorhanden und beschreibbar',
  missing: 'Datenordner: fehlt. Der erste Start legt ihn an; stimmt DATA_DIR?',
  'read-only': 'Datenordner: nicht beschreibbar. Bitte prüfen Sie Eigentümer und Rechte.',
} as const

const DATABASE = {
  sound: 'Datenbank: unbeschädigt',
  missing: 'Datenbank: noch keine. Der erste Start legt sie an.',
  damaged: 'Datenbank: beschädigt. Bitte spielen Sie eine Sicherung zurück (npm run restore).',
  foreign: 'Datenbank: directory.sqlite gehört nicht zu diesem Programm.',
  newer: 'Datenbank: von einer neueren Version dieses Programms. Bitte aktualisieren Sie es.',
} as const

function indexText(finding: Extract<Finding, { check: 'index' }>): string {
  if (finding.state === 'missing') return 'Suchindex: fehlt. Der nächste Start baut ihn auf.'
  if (finding.state === 'unusable')
    return 'Suchindex: beschädigt oder von einer anderen Version. Der nächste Start oder npm run reindex baut ihn neu auf.'
  if (finding.behind < 0) return 'Suchindex: weiter als die Datenbank. Der nächste Start baut ihn neu auf.'
  return finding.behind === 0
    ? 'Suchindex: unbeschädigt und auf dem neuesten Stand'
    : `Suchindex: unbeschädigt, ${finding.behind.toLocaleString('de')} Änderungen zurück; ein laufender Server holt sie nach.`
}

function backupText({ file, ageMs, verdict }: Extract<Finding, { check: 'backup' }>): string {
  if (file === null) return 'Letzte Sicherung: keine. Bitte sichern Sie mit npm run backup.'
  const advice = verdict === 'ok' ? '' : '. Bitte sichern Sie mit npm run backup.'
  return `Letzte Sicherung: vor ${ageText(Math.floor(ageMs / HOUR_MS))} (${file})${advice}`
}

function ageText(hours: number): string {
  if (hours < 1) return 'weniger als einer Stunde'
  if (hours === 1) return 'einer Stunde'
  return hours < 48 ? `${hours} Stunden` : `${Math.round(hours / 24)} Tagen`
}
