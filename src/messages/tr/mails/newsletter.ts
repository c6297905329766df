import type { NewsletterMailMessages } from '#messages/de/mails/newsletter.ts'

/** What mails about the newsletter say. In Turkish. */
export const messages: NewsletterMailMessages = {
  confirmSubject: (title: string) => `Lütfen onaylayın: ${title} bülteni`,
  confirm: (title: string) => `${title} bültenini almak istiyorsunuz. Lütfen bunu şu bağlantıdan onaylayın:`,
  afterConfirm:
    'Bağlantı 7 gün geçerlidir. Onaylamazsanız bülten almazsınız ve adresinizi 30 gün sonra sileriz.',
  confirmReason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Biri bu adresi ${title} bültenine yazdırdı. Yazdıran siz değilseniz bir şey yapmanız gerekmez.`,
  confirmedSubject: (title: string) => `${title} bültenine aboneliğiniz`,
  confirmed: (title: string) =>
    `Teşekkür ederiz, ${title} bültenine aboneliğiniz onaylandı. Bu bağlantıyla istediğiniz zaman abonelikten çıkabilirsiniz:`,
  confirmedReason: (title: string) =>
    `Bu e-postayı almanızın nedeni: ${title} bültenine abone oldunuz ve aboneliğinizi onayladınız.`,
}
