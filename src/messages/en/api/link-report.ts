import type { LinkReportMessages } from '#messages/de/api/link-report.ts'

/** What the report of a URL validation says. In English. */
export const messages: LinkReportMessages = {
  columns: ['Business number', 'Name', 'Website', 'Result', 'Leads to', 'Checked at'],
  outcomes: {
    ok: 'reachable',
    moved: 'reachable, leads to another website',
    guarded: 'reachable, but only lets people in ({detail})',
    'not-checked': 'not checked ({detail})',
    'http-error': 'reports an error ({detail})',
    parked: 'empty or for sale (parked)',
    'soft-404': 'the page itself says that it does not exist',
    dns: 'there is no such name on the internet ({detail})',
    connect: 'no connection ({detail})',
    tls: 'no valid certificate ({detail})',
    timeout: 'no answer in time',
    'redirect-loop': 'redirects in a loop or too often',
    refused: 'leads into a private network',
    'bad-url': 'not a proper web address',
    'bad-answer': 'answer makes no sense ({detail})',
  },
}
