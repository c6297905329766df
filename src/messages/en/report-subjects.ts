import type { ReportSubjectsMessages } from '#messages/de/report-subjects.ts'

/** What the inbox calls a report. In English. */
export const messages: ReportSubjectsMessages = {
  'wrong-data': 'Wrong details',
  closed: 'Closed',
  'missing-business': 'Missing business',
  'illegal-content': 'Illegal content',
}
