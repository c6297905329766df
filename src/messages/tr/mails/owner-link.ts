import type { OwnerLinkMailMessages } from '#messages/de/mails/owner-link.ts'

/** What the mail with a link for owners says. In Turkish. */
export const messages: OwnerLinkMailMessages = {
  subject: (name: string) => `“${name}” kaydı için bağlantınız`,
  open: (name: string) =>
    `Bu bağlantıyla “${name}” kaydında değişiklik önerebilirsiniz; biz de önerinin sizden geldiğini biliriz:`,
  secret: 'Bağlantı 7 gün geçerlidir. Lütfen başkasına vermeyin.',
  reason: (name: string, title: string) =>
    `Bu e-postayı, bu adres ${title} üzerinde “${name}” için kayıtlı olduğu ve birisi bağlantıyı istediği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
}
