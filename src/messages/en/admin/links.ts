import type { AdminLinksMessages } from '#messages/de/admin/links.ts'

export const messages: AdminLinksMessages = {
  title: 'Website check',
  intro:
    'The server visits the website of every business to see whether it responds, where it leads and whether there is still anything there. Visitors will not notice.',
  start: 'Start the check',
  again: 'Check again',
  starting: 'Starting…',
  started: count => `${count} websites are being checked.`,
  failedTitle: 'Error',
  failed: 'The check could not be started. Please try again.',
  never: 'Never checked.',
  progress: 'Progress',
  processed: (done, total, percent) => `${done} of ${total} (${percent}%)`,
  valid: 'fine',
  invalid: 'with an error',
  notChecked: 'not checked',
  notCheckedReasons: {
    example: count =>
      count.plural({
        one: 'One address was not checked because it is made up (.example).',
        other: `${count} addresses were not checked because they are made up (.example).`,
      }),
    robots: count =>
      count.plural({
        one: 'One website was not checked: it forbids visits by programs (robots.txt).',
        other: `${count} websites were not checked: they forbid visits by programs (robots.txt).`,
      }),
    unusual: count =>
      count.plural({
        one: 'One address was not checked: it has an unusual port or contains a password.',
        other: `${count} addresses were not checked: they have an unusual port or contain a password.`,
      }),
  },
  current: name => `Checking now: ${name}`,
  stop: 'Stop the check',
  stopping: 'Stopping…',
  left: time => `About ${time} left`,
  leftUnknown: 'The time left is not yet known.',
  faults: {
    title: 'Websites with errors',
    count: count => count.plural({ one: 'One website', other: `${count} websites` }),
    download: 'Download as CSV',
    reason: 'Reason',
    all: 'All reasons',
    none: 'All websites were fine at the last check.',
    nothingAsked: 'Nothing can be said yet: no website has been checked so far.',
    noneAmongAsked: 'None of the websites checked has an error.',
    noneSuch: 'No website has this error.',
    business: 'Business',
    address: 'Website',
    checked: 'Checked',
    dead: 'unreachable for some time, visitors do not see it',
  },
  complete: 'The check is complete.',
  cancelled: 'The check was stopped. What it had found by then is kept.',
  broken: 'The check did not work. You can see why under “Jobs”.',
  report: file => `Report: ${file}`,
}
