import type { LinkOutcome } from '#domain/link/link-check.ts'

export interface LinkReportMessages {
  /** business number, name, address, result, where it led to, when it was checked. */
  readonly columns: readonly [string, string, string, string, string, string]
  /** The result of a check; '{detail}' is replaced by a status or code. */
  readonly outcomes: Readonly<Record<LinkOutcome, string>>
}

/** What the report of a URL validation says. In German. */
export const messages: LinkReportMessages = {
  columns: ['Betriebsnummer', 'Name', 'Adresse', 'Ergebnis', 'Führt zu', 'Geprüft am'],
  outcomes: {
    ok: 'erreichbar',
    moved: 'erreichbar, führt zu einer anderen Website',
    guarded: 'erreichbar, lässt keine Programme ein ({detail})',
    'not-checked': 'nicht geprüft ({detail})',
    'http-error': 'Fehler {detail}',
    parked: 'Domain ist geparkt oder zu verkaufen',
    'soft-404': 'Seite sagt, dass es sie nicht gibt',
    dns: 'Name nicht auflösbar ({detail})',
    connect: 'keine Verbindung ({detail})',
    tls: 'kein gültiges Zertifikat ({detail})',
    timeout: 'keine Antwort innerhalb der Zeit',
    'redirect-loop': 'leitet im Kreis oder zu oft weiter',
    refused: 'führt zu keiner öffentlichen Adresse',
    'bad-url': 'keine lesbare Adresse',
    'bad-answer': 'unverständliche Antwort ({detail})',
  },
}
