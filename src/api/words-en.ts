import type { PublicSentences } from './words.ts'

/** What went wrong with a public call, in English. */
export const SENTENCES_EN: PublicSentences = {
  route_unknown: () => 'There is no such call.',
  request_invalid: () => 'This request is not valid.',
  too_many_requests: () => 'These were too many requests. Please wait a moment.',
  internal: () => 'That did not work. Please try again later.',
  city_name_required: () => 'City name is required',
  city_unknown: ({ city }) => `This directory does not know the city “${city}”.`,
  category_unknown: ({ category }) => `There is no category “${category}” here.`,
  business_unknown: () => 'The business you are looking for could not be found.',
  business_gone: () => 'This entry has been removed.',
  page_unknown: () => 'There is no such page.',
  document_unknown: () => 'There is no such text here.',
  query_invalid: ({ reason }) => `The request cannot be understood: ${reason}.`,
  offset_too_large: ({ limit }) => `The list goes no further than entry ${limit}. Please narrow it down.`,
  index_not_ready: () => 'The directory is being set up. Please try again in a moment.',
  store_locked: () => 'A lot is being saved right now. Please try again in a moment.',
}
