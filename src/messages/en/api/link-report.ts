import type { LinkReportMessages } from '#messages/de/api/link-report.ts'

/** What the report of a URL validation says. In English. */
export const messages: LinkReportMessages = {
  columns: ['Business number', 'Name', 'URL', 'Result', 'Leads to', 'Checked at'],
  outcomes: {
    ok: 'reachable',
    moved: 'reachable, leads to another website',
    guarded: 'reachable, turns programs away ({detail})',
    'not-checked': 'not checked ({detail})',
    'http-error': 'error {detail}',
    parked: 'domain is parked or for sale',
    'soft-404': 'the page itself says that it does not exist',
    dns: 'name could not be resolved ({detail})',
    connect: 'no connection ({detail})',
    tls: 'no valid certificate ({detail})',
    timeout: 'no answer in time',
    'redirect-loop': 'redirects in a loop or too often',
    refused: 'leads to no public address',
    'bad-url': 'unreadable URL',
    'bad-answer': 'answer makes no sense ({detail})',
  },
}
