import type { ReportSubjectsMessages } from '#messages/de/report-subjects.ts'

/** What the inbox calls a report. In Turkish. */
export const messages: ReportSubjectsMessages = {
  'wrong-data': 'Yanlış bilgi',
  closed: 'Kapalı',
  'missing-business': 'Eksik işletme',
  'illegal-content': 'Hukuka aykırı içerik',
}
