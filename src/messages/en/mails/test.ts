import type { TestMailMessages } from '#messages/de/mails/test.ts'

/** What the test mail says. In English. */
export const messages: TestMailMessages = {
  subject: title => `Test mail from ${title}`,
  text: title => `the mails of ${title} are being sent. Links in them begin like this:`,
  reason:
    'You get this mail because somebody asked for it in the administration of this website, to test it.',
}
