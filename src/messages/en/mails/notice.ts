import type { NoticeMailMessages } from '#messages/de/mails/notice.ts'

/** What mails about a notice of illegal content say. In English. */
export const messages: NoticeMailMessages = {
  receivedSubject: (number: string) => `We have received your notice (${number})`,
  received: (number: string) =>
    `We confirm that we have received your notice under Article 16 of the Digital Services Act (Regulation (EU) 2022/2065). Its number is ${number}.`,
  next: 'We will examine it promptly and carefully, and tell you our decision, the reasons for it and how you can challenge it.',
  byPeople: 'People decide this, not a program.',
  decidedSubject: (number: string) => `Decision on your notice (${number})`,
  acted: 'We have examined your notice and acted on it.',
  notActed: 'We have examined your notice and are leaving the content as it is.',
  grounds: 'The reasons:',
  redress: 'If you disagree with the decision, you can do the following:',
  remedies: [
    'Write and tell us why. We will then look at the decision again.',
    'Go to a certified out-of-court dispute settlement body (Article 21), where the law provides for one for this directory.',
    'Complain to the Digital Services Coordinator, which in Germany is the Federal Network Agency (Bundesnetzagentur, Article 53).',
    'You may go to court at any time.',
  ],
  reason: (title: string) =>
    `You are receiving this email because content on ${title} was reported with this address. If that was not you, please write to us.`,
  ownerSubject: (name: string, number: string) => `Decision on your listing “${name}” (${number})`,
  owner: {
    hide: (name: string) =>
      `We have stopped showing your listing “${name}” anywhere in the directory until further notice.`,
    remove: (name: string) => `We have permanently removed your listing “${name}” from the whole directory.`,
  },
  afterNotice:
    'This follows a notice under Article 16 of the Digital Services Act (Regulation (EU) 2022/2065). We have examined it and made this decision for these reasons:',
  ownerReason: (name: string, title: string) =>
    `You are receiving this email because ${title} holds this address for “${name}”.`,
}
