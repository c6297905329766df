import type { ContactMessages } from '#messages/de/pages/contact.ts'

/** What the contact page says, in English. */
export const messages: ContactMessages = {
  title: 'Contact',
  description:
    'Do you have a question, have you found a mistake, or would you like to change your listing? This is how to reach us.',
  lead: 'Do you have a question, have you found a mistake, or would you like to change your listing? Write to us.',
  form: 'Write a message',
  allRequired: 'Please fill in every field.',
  labels: { name: 'Name', email: 'Email', category: 'Topic', subject: 'Subject', message: 'Message' },
  emailHint: 'We send a confirmation and our reply here.',
  categories: {
    general: 'General question',
    business: 'My business in the directory',
    support: 'Help or wrong details',
    partnership: 'Partnership',
    feedback: 'Feedback',
  },
  correction: number => `Wrong details: ${number}`,
  correctionSubject: 'Wrong details',
  submit: 'Send message',
  facts: 'How to reach us',
  operator: 'Run by',
  phone: 'Phone',
  hours: 'Phone hours',
  email: 'Email',
  reply: 'Reply',
  within: time => `within ${time}`,
  imprint: 'Full details in the legal notice',
  sent: {
    title: 'Message sent!',
    reply: time => `You will get a reply within ${time}.`,
    another: 'Write another message',
  },
  questions: 'Frequently asked questions',
  faq: [
    {
      question: 'A detail is wrong. What should I write?',
      answer:
        'The quickest way is “Correct details” on the page of the business. If you write to us, please give its business number, what is wrong and what it should say. The number begins with “UK-”. Evidence, such as the website of the business, helps us to check.',
      isAboutListing: false,
    },
    {
      question: 'How do I get my business into the directory?',
      answer:
        'On the page “Add a business”, in three steps. It costs nothing, and nobody can pay for a better position in the list.',
      isAboutListing: true,
    },
    {
      question: 'Can you change or delete a review?',
      answer:
        'No. The reviews come from the source named beside them and can only be changed there. We will remove the listing itself if the business asks us to.',
      isAboutListing: false,
    },
    {
      question: 'What happens to my message?',
      answer: 'It arrives in our inbox and is given a number. We read it there and reply to you by email.',
      unmailedAnswer:
        'It arrives in our inbox and is given a number. A person reads it there. We cannot send emails at the moment, so please note the number.',
      isAboutListing: false,
    },
  ],
}
