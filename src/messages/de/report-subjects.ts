import type { ReportKind } from '#domain/submission/report.ts'

export type ReportSubjectsMessages = Readonly<Record<ReportKind, string>>

/** What the inbox calls a report. In German. */
export const messages: ReportSubjectsMessages = {
  'wrong-data': 'Falsche Angaben',
  closed: 'Geschlossen',
  'missing-business': 'Fehlender Betrieb',
  'illegal-content': 'Rechtswidriger Inhalt',
}
