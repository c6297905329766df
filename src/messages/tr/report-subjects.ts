import type { ReportSubjectsMessages } from '#messages/de/report-subjects.ts'

/** What the inbox calls a report. In Turkish. */
export const messages: ReportSubjectsMessages = {
  'wrong-data': 'Yanlış bilgi',
  closed: 'Kapanmış',
  'missing-business': 'Rehberde olmayan işletme',
  'illegal-content': 'Hukuka aykırı içerik',
}
