import type { InboxNoticeMailMessages } from '#messages/de/mails/inbox-notice.ts'

/** What the mail about something new in the inbox says. In Turkish. */
export const messages: InboxNoticeMailMessages = {
  kinds: {
    listing: 'Yeni kayıt',
    correction: 'Düzeltme',
    message: 'Mesaj',
    report: 'Bildirim',
    notice: 'DSA madde 16 bildirimi',
    'privacy-request': 'Gizlilik başvurusu',
  },
  subject: (kind, number) => `Gelen kutusunda: ${kind} (${number})`,
  text: title => `${title} gelen kutusunda yeni bir şey var:`,
  reason: title =>
    `Bu e-postayı almanızın nedeni: Bu adres ${title} ayarlarında site sahibinin e-posta adresi olarak yazıyor.`,
}
