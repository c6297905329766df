import type { TestMailMessages } from '#messages/de/mails/test.ts'

/** What the test mail says. In Turkish. */
export const messages: TestMailMessages = {
  subject: title => `Deneme e-postası: ${title}`,
  text: title => `${title} e-postaları gönderiliyor. İçlerindeki bağlantılar şöyle başlar:`,
  reason: 'Bu e-postayı, sitenin yönetiminde deneme için istendiği için alıyorsunuz.',
}
