import type { ListingMailMessages } from '#messages/de/mails/listing.ts'

/** What mails about a new listing say. In English. */
export const messages: ListingMailMessages = {
  confirmSubject: (name: string, number: string) => `Please confirm: your listing “${name}” (${number})`,
  confirm: (name: string) =>
    `Thank you for listing “${name}”. Please confirm with one click that this e-mail address is yours:`,
  afterConfirm: (number: string) =>
    `The link is valid for 30 days. We look at every listing before it appears, and write to you how we decided. Your submission has the number ${number}.`,
  confirmReason: (title: string) =>
    `You receive this e-mail because somebody submitted a business to ${title} with this address. If that was not you, there is nothing to do: without the click the address stays unconfirmed.`,
  approvedSubject: (name: string, number: string) => `“${name}” is now in the directory (${number})`,
  approved: (name: string) => `We checked “${name}” and listed it. Here is the entry:`,
  afterApproved:
    'What you told us is protected from being overwritten by later imports. If something changes, use the link for corrections on that page.',
  rejectedSubject: (name: string, number: string) => `About your listing “${name}” (${number})`,
  rejected: (name: string) => `We checked your listing “${name}” and do not accept it as it is. The reason:`,
  again: 'You can submit it again with other details at any time:',
  reason: (title: string) =>
    `You receive this e-mail because a business was submitted to ${title} with this address.`,
}
