import type { HelpMessages } from '#messages/de/pages/help.ts'

/** What the help says around its questions, in English. */
export const messages: HelpMessages = {
  search: 'Search the questions',
  searchHint: 'For example radius',
  submit: 'Search',
  questions: count => count.plural({ one: `${count} question`, other: `${count} questions` }),
  found: (count, query) =>
    `${count.plural({ one: `${count} question matches`, other: `${count} questions match` })} “${query}”`,
  groups: 'Topics',
  none: 'No results found',
  noneText: query => `No question and no answer contains “${query}”.`,
  reset: 'Reset search',
  support: 'Get help in person',
  phone: 'Telephone',
  email: 'E-mail',
  message: 'Message',
  messageLink: 'Go to the contact form',
  reply: time => `Reply within ${time}`,
  messageText: 'For questions, reports and changes to your own entry.',
  resources: 'Read on',
  listing: 'Add a business',
  listingText: 'What you need, how it works and how to change the entry later.',
  tips: 'Search better',
  tipsText: 'Use towns, postal codes, radius and filters so that little is left to look through.',
  blog: 'Blog',
  blogText: 'Articles for people who look for a business and for people who run one (in German).',
}
