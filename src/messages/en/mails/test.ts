import type { TestMailMessages } from '#messages/de/mails/test.ts'

/** What the test mail says. In English. */
export const messages: TestMailMessages = {
  subject: title => `Test email from ${title}`,
  text: title => `Sending emails from ${title} works. Links in the emails begin like this:`,
  reason:
    'You are receiving this email because somebody asked for a test in the admin panel of this website.',
}
