import type { LinkOutcome } from '#domain/link/link-check.ts'

export interface LinkReportMessages {
  /** business number, name, address, result, where it led to, when it was checked. */
  readonly columns: readonly [string, string, string, string, string, string]
  /** The result of a check; '{detail}' is replaced by a status or code. */
  readonly outcomes: Readonly<Record<LinkOutcome, string>>
}

/** What the report of a URL validation says. In German. */
export const messages: LinkReportMessages = {
  columns: ['Betriebsnummer', 'Name', 'Website', 'Ergebnis', 'Führt zu', 'Geprüft am'],
  outcomes: {
    ok: 'erreichbar',
    moved: 'erreichbar, führt zu einer anderen Website',
    guarded: 'erreichbar, lässt aber nur Menschen ein ({detail})',
    'not-checked': 'nicht geprüft ({detail})',
    'http-error': 'meldet einen Fehler ({detail})',
    parked: 'leer oder zum Verkauf (geparkt)',
    'soft-404': 'sagt selbst, dass es die Seite nicht gibt',
    dns: 'diesen Namen gibt es im Netz nicht ({detail})',
    connect: 'keine Verbindung ({detail})',
    tls: 'kein gültiges Zertifikat ({detail})',
    timeout: 'antwortet nicht rechtzeitig',
    'redirect-loop': 'leitet im Kreis oder zu oft weiter',
    refused: 'führt in ein privates Netz',
    'bad-url': 'keine richtige Internetadresse',
    'bad-answer': 'unverständliche Antwort ({detail})',
  },
}
