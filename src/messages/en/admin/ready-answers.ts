import type { AdminReadyAnswersMessages } from '#messages/de/admin/ready-answers.ts'

export const messages: AdminReadyAnswersMessages = {
  duplicate:
    'Your business is in the directory already, with the number […]. We do not create a second entry. Wrong data can be corrected on its page.',
  unverifiable:
    'We could not verify the data: we did not find the business at this address and phone number. If you name a web page or other evidence, we will gladly check again.',
  incomplete: 'Something is missing for an entry: […]. Please add it and submit the business again.',
  outside: 'This directory lists local businesses in Germany. What you submitted is not one of them.',
  unlawful: 'The entry violates our terms of use: […].',
  unproven:
    'We could not verify the change. Please name a web page or other evidence, and we will check again.',
  contradicted: 'According to what we found, something else is correct: […]. We have kept that.',
  corrected: 'The data is corrected.',
  closed: 'The business is closed, and the directory now says so.',
  listed: 'The business is in the directory now.',
  unchanged: 'According to what we found, the data is correct.',
  noticeActed:
    'What was reported: […].\n\nFacts and circumstances the decision is based on: […].\n\nLaw or term of use, and why the content violates it: […].\n\nA person examined and decided this; no automated means were used.',
  noticeNotActed:
    'What was reported: […].\n\nThe content stays as it is, for these reasons: […].\n\nA person examined and decided this; no automated means were used.',
  identity:
    'Before we decide on your request, we have to be sure that the data concerns you (Art. 12 (6) GDPR). Please tell us: […]. We need no other data.',
  removed:
    'From now on the page of the entry answers “gone”. It disappears from the results of search engines once they visit it again.',
  access:
    'This is stored about you (Art. 15 GDPR): […].\n\nPurpose: a public directory of local businesses. Source: […]. Recipients: everybody who visits this website. Duration: as long as the business is in the directory. Nothing about you is decided automatically.\n\nYou may ask for rectification, erasure or restriction, and object to the processing.',
  rectified: 'We have rectified: […]. No update overwrites the new facts.',
  noData:
    'We have searched and found no data for what you gave, except this request itself. If you mean a page of this directory, please send us its address.',
  privacyRefused: 'The reason: […].',
}
