import type { NoticeMailMessages } from '#messages/de/mails/notice.ts'

/** What mails about a notice of illegal content say. In English. */
export const messages: NoticeMailMessages = {
  receivedSubject: (number: string) => `Your notice has arrived (${number})`,
  received: (number: string) =>
    `We confirm that your notice under Article 16 of the Digital Services Act (Regulation (EU) 2022/2065) has arrived. It has the number ${number}.`,
  next: 'We check it promptly and carefully, and tell you the decision with its reasons and what you can do about it.',
  byPeople: 'Decisions are made by people, not automatically.',
  decidedSubject: (number: string) => `Decision on your notice (${number})`,
  acted: 'We checked your notice and acted on it.',
  notActed: 'We checked your notice and did not act on it.',
  grounds: 'The reasons:',
  redress: 'If you disagree with the decision, you have these possibilities:',
  remedies: [
    'Write to us why. We then check the decision once more.',
    'Turn to a certified out-of-court dispute settlement body (Article 21), as far as the law provides for one for this directory.',
    'Complain to the Digital Services Coordinator, in Germany the Bundesnetzagentur (Article 53).',
    'You may go to court at any time.',
  ],
  reason: (title: string) =>
    `You receive this e-mail because content on ${title} was reported with this address. If that was not you, please write to us.`,
  ownerSubject: (name: string, number: string) => `Decision on your entry “${name}” (${number})`,
  owner: {
    hide: (name: string) =>
      `Until further notice we do not show your entry “${name}” any more, on no page of the directory.`,
    remove: (name: string) => `We removed your entry “${name}” from the whole directory, permanently.`,
  },
  afterNotice:
    'The occasion was a notice under Article 16 of the Digital Services Act (Regulation (EU) 2022/2065). We checked it and decided so, for these reasons:',
  ownerReason: (name: string, title: string) =>
    `You receive this e-mail because this address is on file for “${name}” at ${title}.`,
}
