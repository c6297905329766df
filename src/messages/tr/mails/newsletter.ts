import type { NewsletterMailMessages } from '#messages/de/mails/newsletter.ts'

/** What mails about the newsletter say. In Turkish. */
export const messages: NewsletterMailMessages = {
  confirmSubject: (title: string) => `Lütfen onaylayın: ${title} bülteni`,
  confirm: (title: string) => `${title} bültenini almak istiyorsunuz. Lütfen bunu tek tıklamayla onaylayın:`,
  afterConfirm:
    'Bağlantı 7 gün geçerlidir. Tıklamazsanız bülten almazsınız ve adresinizi 30 gün sonra sileriz.',
  confirmReason: (title: string) =>
    `Bu e-postayı, bu adres ${title} bülteni için girildiği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
  confirmedSubject: (title: string) => `${title} bültenine kaydınız`,
  confirmed: (title: string) =>
    `Teşekkür ederiz, ${title} bültenine kaydınız onaylandı. Bu bağlantıya tek tıklamayla kaydınızı istediğiniz zaman sonlandırabilirsiniz:`,
  confirmedReason: (title: string) =>
    `Bu e-postayı, ${title} bültenine kaydolup kaydınızı onayladığınız için alıyorsunuz.`,
}
