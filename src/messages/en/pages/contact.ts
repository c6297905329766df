import type { ContactMessages } from '#messages/de/pages/contact.ts'

/** What the contact page says, in English. */
export const messages: ContactMessages = {
  title: 'Contact',
  description:
    'Questions, reports of mistakes and changes to your own entry: how to reach whoever runs this directory.',
  lead: 'Questions, mistakes in the directory, changes to your own entry: write to us.',
  form: 'Write a message',
  allRequired: 'Please fill in all fields.',
  labels: { name: 'Name', email: 'E-mail', category: 'Topic', subject: 'Subject', message: 'Message' },
  emailHint: 'The confirmation and the reply go here.',
  categories: {
    general: 'General question',
    business: 'My business in the directory',
    support: 'Help or a wrong detail',
    partnership: 'Working together',
    feedback: 'Praise and criticism',
  },
  correction: number => `Wrong details of ${number}`,
  correctionSubject: 'Wrong details',
  submit: 'Send message',
  facts: 'How to reach us',
  operator: 'Run by',
  phone: 'Telephone',
  hours: 'Available',
  email: 'E-mail',
  reply: 'Reply',
  within: time => `within ${time}`,
  imprint: 'All details in the legal notice',
  sent: {
    title: 'Message sent!',
    reply: time => `You get a reply within ${time}.`,
    another: 'Write another message',
  },
  questions: 'Frequent questions',
  faq: [
    {
      question: 'A detail is wrong. What belongs in the report?',
      answer:
        'The quickest way is “Correct these details” on the page of the business. In a message, please give its number, what is wrong, and what is right. The number begins with “UK-”. Some proof, such as its website, helps us to check.',
      isAboutListing: false,
    },
    {
      question: 'How does my business get into the directory?',
      answer:
        'On the page “Add a business”, in three steps. It costs nothing, and nobody can buy a better place in the list.',
      isAboutListing: true,
    },
    {
      question: 'Can you change or delete a review?',
      answer:
        'No. Reviews are taken from Google; none are written here. Please turn to Google. We do take out the entry itself if the business asks for it.',
      isAboutListing: false,
    },
    {
      question: 'What happens to my message?',
      answer:
        'It goes to the inbox of this website and gets a number. Whoever runs the website reads it there and replies to you by e-mail.',
      isAboutListing: false,
    },
  ],
}
