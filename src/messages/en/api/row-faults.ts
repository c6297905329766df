import type { RowFaultMessages } from '#messages/de/api/row-faults.ts'

/** What is wrong with a cell or a row, in English. */
export const messages: RowFaultMessages = {
  'too-many-cells': () => 'The row has more cells than the header; its columns have probably shifted.',
  'quote-not-closed': () => 'A quotation mark is never closed; the row cannot be read.',
  name_missing: () => 'The name is missing.',
  name_too_long: value => `The name is too long: “${value}”.`,
  only_name: value => `The row has nothing but the name “${value}”, so it was not taken.`,
  foreign_country: value => `The business is in another country (${value}).`,
  country_doubtful: value =>
    `It is not clear in which country the business is (${value || 'nothing is said'}). A column “Country” settles it.`,
  columns_shifted: () => 'The columns of this row have shifted.',
  encoding_repaired: value => `Umlauts and accents had been read wrongly and were repaired: “${value}”.`,
  encoding_damaged: value =>
    `Letters in “${value}” are missing or damaged. Please save the file as “CSV UTF-8” and import it again.`,
  too_long: value => `The text is too long and was left out: “${value}”.`,
  misplaced_value: value => `This does not belong in this column: “${value}”.`,
  no_trade: value => `“${value}” names no trade and was left out; the category can be added to the business.`,
  formula_failed: value =>
    `Instead of a value there is a formula without a result (${value}). Please recalculate and save the table.`,
  street_addition: value =>
    value === ''
      ? 'An addition to the street was left out.'
      : `An addition to the street was left out: “${value}”.`,
  country_unknown: value => `The country “${value}” is not known.`,
  postal_code_invalid: value => `“${value}” is not a postcode.`,
  latitude_unreadable: value => `“${value}” is not a latitude.`,
  latitude_out_of_range: value => `There is no latitude ${value}.`,
  longitude_unreadable: value => `“${value}” is not a longitude.`,
  longitude_out_of_range: value => `There is no longitude ${value}.`,
  coordinates_incomplete: () => 'Latitude and longitude go together; one of them is missing.',
  coordinates_outside_country: value => `The coordinates ${value} are not in the country of the business.`,
  coordinates_far_from_postal_code: value => `The coordinates ${value} are far from the postcode.`,
  city_far_from_postal_code: value => `Town and postcode do not belong together: ${value}.`,
  city_missing: value =>
    value === ''
      ? 'The town is missing, so no town lists the business. Please add a town or postcode.'
      : `“${value}” does not tell the town, so no town lists the business. Please add the town.`,
  phone_invalid: value => `“${value}” is not a phone number.`,
  website_invalid: value => `“${value}” is not a web address.`,
  portal_page: value =>
    `${value === '' ? 'This address' : `“${value}”`} belongs to a portal, not to the business itself, and was left out.`,
  email_invalid: () => 'No readable e-mail address.',
  email_unread: () => 'Nobody reads this address, so it was not taken over.',
  profile_invalid: () => 'Not a page on a known social network.',
  personal_contact: () => 'Probably belongs to a person and was not taken over.',
  further_values: value =>
    value === ''
      ? 'There are more values than fit here; the others were left out.'
      : `Only one value fits here; left out: “${value}”.`,
  rating_unreadable: value => `“${value}” is not a rating.`,
  rating_out_of_range: value => `The rating ${value} is not between 1 and 5.`,
  rating_source_unknown: value =>
    `The file does not say where the rating “${value}” comes from, so it was left out. Name the column “Google rating” or “Google reviews”, for example, or add a column “Rating source”.`,
  review_count_unreadable: value => `“${value}” is not a number of reviews.`,
  reviews_per_score_unreadable: () => 'The distribution of the reviews cannot be read.',
  reviews_link_invalid: () => 'The link to the reviews is not a web address.',
  opening_hours_unreadable: value => `The opening hours cannot be read: “${value}”.`,
  photo_invalid: value => `“${value}” is not the address of a photo.`,
  photos_count_unreadable: value => `“${value}” is not a number of photos.`,
  about_unreadable: () => 'The features cannot be read.',
  verified_unreadable: value => `“${value}” is neither yes nor no.`,
  price_unreadable: value => `“${value}” is not a price level.`,
  area_service_unreadable: value => `“${value}” is neither yes nor no.`,
  place_id_invalid: value => `“${value}” is not a Google ID.`,
  google_id_invalid: value => `“${value}” is not a Google ID.`,
  cid_invalid: value => `“${value}” is not a Google ID.`,
  cid_damaged: value => `The ID ${value} was rounded by a spreadsheet program and cannot be used.`,
  cid_of_other_google_id: value =>
    `The ID ${value} does not match the Google ID of the row and was left out.`,
  id_of_other_business: value => `An ID belongs to another business and was left out: ${value}.`,
  id_in_most_rows: value => `The ID ${value} is in most rows and was therefore left out.`,
  field_locked: value => `A locked detail stays as it is; this was left out: “${value}”.`,
  category_spelling: value => `The category is misspelt and was corrected: ${value}.`,
  category_unknown: value => `The category “${value}” is in no list; it becomes one of its own.`,
  two_businesses: value => `The row also matches another business: ${value}.`,
  repeats_row: value => `The same business as in row ${value} of this file.`,
  listed_twice: value => `This name and address already belong to “${value}”, with another Google ID.`,
  merged_business: value => `The business was merged into ${value}.`,
  known_left_out: () => 'The business is already in the directory. Only new businesses were imported.',
  new_left_out: () => 'The business is not in the directory yet. Only known businesses were updated.',
  older_left_out: value => `Newer data is stored (as of ${value}). The business stayed as it was.`,
  older_than_stored: value => `Newer data was stored (as of ${value}).`,
  import_cancelled: () => 'The import was cancelled. What had been saved by then stays saved.',
  import_killed: () =>
    'The import command was ended before it was finished. What had been saved by then stays saved.',
}
