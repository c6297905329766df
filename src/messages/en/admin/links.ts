import type { AdminLinksMessages } from '#messages/de/admin/links.ts'

export const messages: AdminLinksMessages = {
  title: 'URL validation',
  intro:
    'Checks the website of every business: whether it answers, where it leads and whether it is merely parked. The site stays up meanwhile.',
  start: 'Start validation',
  again: 'Validate again',
  starting: 'Starting …',
  started: count => `${count} URLs are being checked.`,
  failedTitle: 'Error',
  failed: 'Validation could not be started.',
  never: 'Never validated.',
  progress: 'Progress',
  processed: (done, total, percent) => `${done} of ${total} (${percent} %)`,
  valid: 'valid',
  invalid: 'invalid',
  current: name => `Checking now: ${name}`,
  complete: 'The validation is complete.',
  cancelled: 'The validation was stopped. What it had found out by then is kept.',
  broken: 'The validation failed; “Jobs” says why.',
  report: file => `Report: ${file}`,
}
