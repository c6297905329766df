import type { TestMailMessages } from '#messages/de/mails/test.ts'

/** What the test mail says. In Turkish. */
export const messages: TestMailMessages = {
  subject: title => `Deneme e-postası: ${title}`,
  text: title => `${title} sitesinin e-postaları gönderilebiliyor. İçlerindeki bağlantılar şöyle başlar:`,
  reason: 'Bu e-postayı almanızın nedeni: Biri bu sitenin yönetiminde deneme amacıyla istedi.',
}
