import type { ReportMailMessages } from '#messages/de/mails/report.ts'

/** What mails about a report say. In Turkish. */
export const messages: ReportMailMessages = {
  receivedSubject: (number: string) => `Bildiriminiz bize ulaştı (${number})`,
  received: (number: string) =>
    `Bildiriminiz için teşekkür ederiz. Bildirim bize ulaştı, numarası ${number}.`,
  next: 'Bildiriminizi inceleyip sonucunu size yazacağız.',
  decidedSubject: (number: string) => `Bildiriminizin sonucu (${number})`,
  acted: 'Bildiriminizi inceledik ve gereğini yaptık. Bize yazdığınız için teşekkür ederiz.',
  notActed: 'Bildiriminizi inceledik ve bir şey değiştirmedik.',
  hide: 'Artık gösterilmiyor:',
  remove: 'Kaldırıldı:',
  text: 'Size notumuz:',
  reason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adresle ${title} sitesine bir bildirim gönderildi. Gönderen siz değilseniz bir şey yapmanız gerekmez.`,
}
