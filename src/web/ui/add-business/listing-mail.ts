import { EMPTY_LISTING, isListingCategory, LISTING_DAYS, type ListingInput } from '#domain/listing/listing.ts'
import type { Mail } from '#web/mailto.ts'
import type { ListingWords } from '#web/messages/add-business/de.ts'
import type { Messages } from '#web/messages/de.ts'

interface MailWords {
  readonly words: ListingWords
  readonly messages: Messages
}

/** What the fields do not hold as it is told. */
interface ToldParts {
  readonly subject: string
  /** A day's hours, by weekday from 0 = Monday. */
  readonly hoursOf: (weekday: number) => string
  /** Stands below the hours; '' for nothing. */
  readonly remark: string
}

/** A listing as an e-mail that people can read. */
export function listingMail(
  to: string,
  listing: ListingInput,
  { subject, hoursOf, remark }: ToldParts,
  { words, messages }: MailWords,
): Mail {
  const { labels } = words
  const category = isListingCategory(listing.category) ? messages.groups[listing.category] : ''
  const line = (field: Exclude<keyof ListingInput, 'hours'>, text: string = listing[field]) =>
    `${labels[field]}: ${text.trim()}`
  const body = [
    words.mailIntro,
    '',
    line('name'),
    line('category', category),
    line('address'),
    line('postalCode'),
    line('city'),
    line('phone'),
    line('email'),
    ...(listing.website.trim() === '' && listing.name !== '' ? [] : [line('website')]),
    '',
    `${labels.hours}:`,
    ...LISTING_DAYS.map((_, weekday) => `${messages.weekdays.long[weekday]}: ${hoursOf(weekday)}`),
    ...(remark === '' ? [] : [remark]),
    '',
    `${labels.description}:`,
    listing.description.trim(),
  ].join('\n')
  return { to, subject, body }
}

/** The same with nothing filled in, for visitors without script. */
export function listingTemplate(to: string, mailWords: MailWords): Mail {
  const parts = { subject: mailWords.words.title, hoursOf: () => '', remark: '' }
  return listingMail(to, EMPTY_LISTING, parts, mailWords)
}
