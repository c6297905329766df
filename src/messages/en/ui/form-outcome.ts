import type { FormOutcomeMessages } from '#messages/de/ui/form-outcome.ts'

/** What forms say once somebody has tried to send them, in English. */
export const messages: FormOutcomeMessages = {
  meant: name => `Did you mean “${name}”?`,
  faults: {
    required: 'This is still missing.',
    too_long: limit => `This is too long: ${limit} characters at most.`,
    choice_unknown: 'Please choose something from the list.',
    email_without_at: 'The @ is missing, for example “name@waermewerk.example”.',
    email_without_name: 'The name before the @ is missing, for example “contact@waermewerk.example”.',
    email_without_ending: 'The ending after the @ is missing, for example “waermewerk.example”.',
    email_invalid: 'This is not a single e-mail address. Please check spaces and punctuation.',
    phone_invalid: 'Please write one number only, made of digits with + ( ) / - between them.',
    phone_too_short: 'The number is too short. Please include the area code.',
    phone_without_area_code: 'The area code is missing. The number begins with 0 or +49.',
    postal_code_shape: 'A German postal code has five digits, for example 01067.',
    postal_code_four_digits: 'In this country a postal code has four digits, for example 1010.',
    postal_code_unknown:
      'We do not know this postal code. Please check it; PO boxes have no address that people can visit.',
    city_mismatch: 'This city does not belong to the postal code. Please check both.',
    business_unknown:
      'There is no business with this number here. The number stands on the page of the business.',
    nothing_changed: 'Nothing has been changed yet. Please correct at least one field.',
    website_invalid: 'This is not a web address. An example would be “www.waermewerk.example”.',
    hours_unclear: 'We do not understand this. Write “9-18” or “closed”, for example.',
    hours_impossible:
      'One of these times is not possible. It ends after it begins and lasts 24 hours at most.',
    text_without_letters: 'There are no letters in this.',
    too_many_words: 'At most four words belong together.',
    rating_range: 'A rating lies between 1.0 and 5.0.',
    count_range: 'Please enter a whole number from 0 up.',
    scores_shape: 'Please enter five whole numbers from 0 up, for 1 to 5 stars.',
    price_level_range: 'A price level lies between 1 and 4.',
    coordinates_range: 'Latitude lies between -90 and 90, longitude between -180 and 180.',
    coordinates_incomplete:
      'Latitude and longitude belong together. Please fill in both, or leave both empty.',
    state_contradicts: 'The postal code lies in another state.',
    category_unknown: 'There is no such category. Please choose one from the list.',
    place_id_shape: 'This is not a Google place id. It usually begins with “ChIJ” and has no spaces.',
    google_id_shape: 'This is not a Google id. An example would be “0x47a6:0x1468”.',
    cid_shape: 'A CID has digits only, 20 at most.',
    about_unknown: 'The directory does not know one of these attributes.',
    too_many: limit => `These are too many: ${limit} at most.`,
    host_shape: 'Please give only the name of the server, for example “mail.waermewerk.example”.',
    port_range: 'A port is a whole number between 1 and 65535.',
    site_url_shape:
      'Please give only https:// or http:// and the name, for example “https://umkreis.example”.',
  },
}
