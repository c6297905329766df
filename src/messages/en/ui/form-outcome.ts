import type { FormOutcomeMessages } from '#messages/de/ui/form-outcome.ts'

/** What forms say once somebody has tried to send them, in English. */
export const messages: FormOutcomeMessages = {
  maybeArrived:
    'We do not know whether it has reached us. You can safely send it again: nothing is stored twice.',
  meant: name => `Did you mean “${name}”?`,
  faults: {
    required: 'Please fill this in.',
    unconfirmed: 'Please confirm this.',
    too_long: limit => `This is too long: up to ${limit} characters are possible.`,
    choice_unknown: 'Please choose something from the list.',
    email_without_at: 'The @ is missing. It should look like “name@waermewerk.example”.',
    email_without_name: 'The name before the @ is missing. It should look like “contact@waermewerk.example”.',
    email_without_ending: 'What comes after the @ is incomplete. It should look like “waermewerk.example”.',
    email_invalid: 'Please enter one email address only, and check spaces and punctuation.',
    phone_invalid: 'Please enter one number only, using digits and + ( ) / -.',
    phone_too_short: 'The number is too short. Please include the area code.',
    phone_without_area_code: 'The area code is missing. The number begins with 0 or +49.',
    phone_impossible: 'No phone can have this number. Please check for a missing or an extra digit.',
    phone_repeated: 'This number is given above already. Please enter another one, or leave the field empty.',
    postal_code_shape: 'A German postcode has five digits, for example 01067.',
    postal_code_four_digits: 'In this country a postcode has four digits, for example 1010.',
    postal_code_unknown: 'We do not know this postcode. Please use the one of the street, not of a PO box.',
    city_mismatch: 'This town does not match the postcode. Please check both.',
    business_unknown:
      'There is no business with this number. You will find the number on the page of the business.',
    nothing_changed:
      'You have not changed anything yet. Please correct a detail, or say in the comment what is wrong.',
    website_invalid: 'This is not a web address. It should look like “www.waermewerk.example”.',
    profile_unknown:
      'Please enter the address of a page on Facebook, Instagram, LinkedIn, XING, YouTube, TikTok, X or Pinterest.',
    hours_unclear:
      'We did not understand this. Please write “9-18”, “from 17:00”, “by appointment” or “closed”, for example.',
    hours_impossible:
      'One of these times is not possible. Each has to end after it begins and last no more than 24 hours.',
    text_without_letters: 'Please use some letters here.',
    too_many_words: limit => `Please use no more than ${limit} words at a time.`,
    rating_range: 'A rating is between 1.0 and 5.0.',
    count_range: 'Please enter a whole number, 0 or more.',
    scores_shape: 'Please enter five whole numbers, 0 or more, for 1 to 5 stars.',
    price_level_range: 'A price level is between 1 and 4.',
    coordinates_range: 'Latitude is between -90 and 90, longitude between -180 and 180.',
    coordinates_incomplete: 'Latitude and longitude go together. Please fill in both, or leave both empty.',
    state_contradicts: 'The postcode is in another state.',
    category_unknown: 'There is no such category. Please choose one from the list.',
    place_id_shape: 'This is not a Google place ID. It usually begins with “ChIJ” and has no spaces.',
    google_id_shape: 'This is not a Google ID. It should look like “0x47a6:0x1468”.',
    cid_shape: 'A CID consists of digits only, 20 at most.',
    about_unknown: 'One of these features is not known in the directory.',
    too_many: limit => `That is too many: up to ${limit} are possible.`,
    host_shape: 'Please enter only the name of the server, for example “mail.waermewerk.example”.',
    port_range: 'A port is a whole number between 1 and 65535.',
    site_url_shape:
      'Please enter only https:// or http:// and the name, for example “https://umkreis.example”.',
    number_range: (limit, least) => `A whole number from ${least} to ${limit} is possible.`,
    tile_url_shape:
      'This is not an address of map tiles. It begins with https:// or / and contains {z}, {x} and {y}.',
  },
}
