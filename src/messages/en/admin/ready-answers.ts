import type { AdminReadyAnswersMessages } from '#messages/de/admin/ready-answers.ts'

export const messages: AdminReadyAnswersMessages = {
  duplicate:
    'Your business is already in the directory, with the business number […]. We do not create a second listing. You can correct wrong details on its page under “Correct details”.',
  unverifiable:
    'We could not verify the details: we did not find the business at this address and phone number. If you can give us a web page or other evidence, we will gladly check again.',
  incomplete: 'Something is missing for a listing: […]. Please add it and submit the business again.',
  outside: 'This directory lists local businesses in Germany. What you submitted is not one of them.',
  unlawful: 'The listing breaks our terms of use: […].',
  unproven:
    'We could not verify the change. Please give us a web page or other evidence, and we will check again.',
  contradicted: 'According to what we found, the correct information is: […]. We have kept that.',
  corrected: 'The details have been corrected.',
  closed: 'The business has closed, and the directory now says so.',
  listed: 'The business is now in the directory.',
  unchanged: 'According to what we found, the details are correct.',
  noticeActed:
    'What was reported: […].\n\nFacts and circumstances on which the decision is based: […].\n\nLaw or term of use, and why the content breaks it: […].\n\nA person examined and decided this; no automated means were used.',
  noticeNotActed:
    'What was reported: […].\n\nThe content stays as it is, for these reasons: […].\n\nA person examined and decided this; no automated means were used.',
  identity:
    'Before we decide on your request, we have to be sure that the data is about you (Art. 12 (6) GDPR). Please tell us: […]. We need no other data.',
  removed:
    'From now on, the page of the listing says that it has been removed. It will disappear from search engine results once they visit the page again.',
  access:
    'This is stored about you (Art. 15 GDPR): […].\n\nPurpose: a public directory of local businesses. Source: […]. Recipients: everybody who visits this website. Storage period: as long as the business is in the directory. Nothing about you is decided automatically.\n\nYou may ask for rectification, erasure or restriction, and object to the processing.',
  rectified: 'We have corrected: […]. No later import will overwrite the new details.',
  noData:
    'We have searched and found no data matching what you told us, apart from this request itself. If you mean a page of this directory, please send us its address.',
  privacyRefused: 'The reason: […].',
}
