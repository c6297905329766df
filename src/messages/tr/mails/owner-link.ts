import type { OwnerLinkMailMessages } from '#messages/de/mails/owner-link.ts'

/** What the mail with a link for owners says. In Turkish. */
export const messages: OwnerLinkMailMessages = {
  subject: (name: string) => `“${name}” kaydı için bağlantınız`,
  open: (name: string) =>
    `Bu bağlantıyla “${name}” kaydında değişiklik önerebilirsiniz; biz de önerinin sizden geldiğini biliriz:`,
  secret: 'Bağlantı 7 gün geçerlidir. Lütfen kimseyle paylaşmayın.',
  reason: (name: string, title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adres ${title} sitesinde “${name}” için kayıtlı ve biri bağlantıyı istedi. İsteyen siz değilseniz bir şey yapmanız gerekmez.`,
}
