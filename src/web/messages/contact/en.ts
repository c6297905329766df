import type { ContactWords } from '#web/messages/contact/de.ts'

/** What the contact page says, in English. */
export const contactEn = {
  title: 'Contact',
  description:
    'Questions, reports of mistakes and changes to your own entry: how to reach whoever runs this directory.',
  lead: 'Questions, mistakes in the directory, changes to your own entry: write to us.',
  form: 'Write a message',
  howItSends:
    'The form writes an e-mail in your own mail program. This website neither stores nor sends any of it.',
  allRequired: 'All fields are needed.',
  labels: { name: 'Name', email: 'E-mail', category: 'Topic', subject: 'Subject', message: 'Message' },
  emailHint: 'The reply goes here.',
  categories: {
    general: 'General question',
    business: 'My business in the directory',
    support: 'Help or a wrong detail',
    partnership: 'Working together',
    feedback: 'Praise and criticism',
  },
  correction: number => `Wrong details of ${number}`,
  correctionSubject: 'Wrong details',
  submit: 'Write e-mail',
  withoutScript: 'Without JavaScript it works directly: write to',
  facts: 'How to reach us',
  operator: 'Run by',
  phone: 'Telephone',
  hours: 'Available',
  email: 'E-mail',
  reply: 'Reply',
  within: time => `within ${time}`,
  imprint: 'All details in the legal notice',
  none: 'There is nobody to write to here yet',
  noneText:
    'Whoever runs this website has not entered any contact details yet. We do not show a form whose messages nobody reads.',
  noneHelp: 'The help answers frequent questions.',
  help: 'Go to the help',
  search: 'Search businesses',
  questions: 'Frequent questions',
  faq: [
    {
      question: 'A detail is wrong. What belongs in the report?',
      answer:
        'The number of the business in the directory, what is wrong, and what is right. The number begins with “UK-” and stands on the page of the business. Some proof, such as its website, helps us to check.',
      withoutContact: '',
      isAboutListing: false,
    },
    {
      question: 'How does my business get into the directory?',
      answer:
        'On the page “Add a business”, in three steps. It costs nothing, and nobody can buy a better place in the list.',
      withoutContact: 'This works as soon as whoever runs the directory has entered contact details.',
      isAboutListing: true,
    },
    {
      question: 'Can you change or delete a review?',
      answer:
        'No. Reviews are taken from Google; none are written here. Please turn to Google. We do take out the entry itself if the business asks for it.',
      withoutContact: '',
      isAboutListing: false,
    },
    {
      question: 'What happens to my message?',
      answer:
        'It is put together in your browser and goes as an ordinary e-mail from your mailbox to whoever runs the directory. This website does not get to see it.',
      withoutContact:
        'The form appears here as soon as whoever runs the directory has entered contact details.',
      isAboutListing: false,
    },
  ],
} satisfies ContactWords
