import type { ReadyAnswers } from '#web/messages/admin-answers/de.ts'

export const answersEn: ReadyAnswers = {
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
  corrected: 'Thank you for your report. We have checked the data and corrected it.',
  closed: 'Thank you for your report. The business is closed, and the directory now says so.',
  listed: 'Thank you for your report. The business is in the directory now.',
  unchanged:
    'Thank you for your report. We have checked the data and keep it: according to what we found, it is correct.',
  noticeActed:
    'What was reported: […].\n\nOur decision: the entry has been […].\n\nFacts and circumstances it is based on: […].\n\nLegal ground, and why the content is illegal under it: […].\n\nA person examined and decided this; no automated means were used.',
  noticeNotActed:
    'What was reported: […].\n\nOur decision: the content stays as it is.\n\nReasons: […].\n\nA person examined and decided this; no automated means were used.',
  removal:
    'We have erased the data (Art. 17 GDPR): the entry is removed from the directory, and its address answers “gone”. So that it does not come back with the next update, a suppression list keeps what we recognise it by, and nothing else.',
  objection:
    'We follow your objection (Art. 21 GDPR): the entry is removed from the directory, and its address answers “gone”. So that it does not come back with the next update, a suppression list keeps what we recognise it by, and nothing else.',
  access:
    'This is stored about you (Art. 15 GDPR): […].\n\nPurpose: a public directory of local businesses. Source: […]. Recipients: everybody who visits this website. Duration: as long as the business is in the directory. Nothing about you is decided automatically.\n\nYou may ask for rectification, erasure or restriction, object to the processing, and complain to a data protection authority.',
  rectified:
    'We have rectified the data (Art. 16 GDPR): […]. The rectified facts are locked against being overwritten.',
  identity:
    'Before we decide on your request, we have to be sure that the data concerns you (Art. 12 (6) GDPR). Please tell us: […]. We need no other data, and we do not keep it.',
  noData:
    'We have searched and found no data for what you gave, except this request itself. If you mean a page of this directory, please send us its address.',
  privacyRefused:
    'We cannot act on your request: […].\n\nYou may complain to a data protection authority or go to court (Art. 12 (4) GDPR).',
}
