import type { ListingMailMessages } from '#messages/de/mails/listing.ts'

/** What mails about a new listing say. In English. */
export const messages: ListingMailMessages = {
  confirmSubject: (name: string, number: string) => `Please confirm: your listing “${name}” (${number})`,
  confirm: (name: string) =>
    `Thank you for adding “${name}”. Please confirm through this link that this email address is yours:`,
  afterConfirm: (number: string) =>
    `The link is valid for 30 days. We look at every listing before it appears, and will let you know what we decide. The number of your submission is ${number}.`,
  confirmReason: (title: string) =>
    `You are receiving this email because somebody added a business to ${title} with this address. If that was not you, you need not do anything: the address then stays unconfirmed.`,
  approvedSubject: (name: string, number: string) => `“${name}” is now in the directory (${number})`,
  approved: (name: string) =>
    `We have checked “${name}” and added it to the directory. Here is your listing:`,
  afterApproved:
    'Later imports will not overwrite the details you gave us. If anything changes, choose “Correct details” on that page.',
  rejectedSubject: (name: string, number: string) => `About your listing “${name}” (${number})`,
  rejected: (name: string) =>
    `We have checked your listing “${name}” and cannot accept it as it is. The reason:`,
  again: 'You can submit it again with different details at any time:',
  reason: (title: string) =>
    `You are receiving this email because a business was added to ${title} with this address.`,
}
