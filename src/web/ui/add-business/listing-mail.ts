import { EMPTY_LISTING, isListingCategory, LISTING_DAYS, type ListingInput } from '#domain/listing/listing.ts'
import type { Mail } from '#web/mailto.ts'
import type { ListingWords } from '#web/messages/add-business/de.ts'
import type { Messages } from '#web/messages/de.ts'

interface MailWords {
  readonly words: ListingWords
  readonly messages: Messages
}

/** The opening hours of a listing in words. */
interface ToldHours {
  /** By weekday from 0 = Monday. */
  readonly of: (weekday: number) => string
  /** The hours in one sentence, as typed; '' when there is none. It may say more than days can hold. */
  readonly sentence: string
}

/** A listing as an e-mail that people can read. */
export function listingMail(
  to: string,
  listing: ListingInput,
  told: ToldHours,
  { words, messages }: MailWords,
): Mail {
  const { labels } = words
  const category = isListingCategory(listing.category) ? messages.groups[listing.category] : ''
  const line = (field: Exclude<keyof ListingInput, 'hours'>, text: string = listing[field]) =>
    `${labels[field]}: ${text.trim()}`
  const body = [
    words.mail.intro,
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
    ...LISTING_DAYS.map((_, weekday) => `${messages.weekdays.long[weekday]}: ${told.of(weekday)}`),
    ...(told.sentence.trim() === '' ? [] : [`${words.hours.asWritten}: ${told.sentence.trim()}`]),
    '',
    `${labels.description}:`,
    listing.description.trim(),
  ].join('\n')
  const subject =
    listing.name === '' ? words.title : words.mail.subject(listing.name.trim(), listing.city.trim())
  return { to, subject, body }
}

/** The same with nothing filled in, for visitors without script. */
export function listingTemplate(to: string, mailWords: MailWords): Mail {
  return listingMail(to, EMPTY_LISTING, { of: () => '', sentence: '' }, mailWords)
}
