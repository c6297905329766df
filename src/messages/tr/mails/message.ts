import type { Count } from '#messages/count.ts'
import type { MessageMailMessages } from '#messages/de/mails/message.ts'

/** What mails about a message say. In Turkish. */
export const messages: MessageMailMessages = {
  receivedSubject: (number: string) => `Mesajınız bize ulaştı (${number})`,
  received: (subject: string, number: string) =>
    `“${subject}” mesajınız için teşekkür ederiz. Mesaj bize ulaştı, numarası ${number}.`,
  within: (hours: Count) => `Genellikle ${hours} saat içinde yanıt veriyoruz.`,
  soon: 'Mesajınızı okuyacak ve mümkün olan en kısa sürede yanıtlayacağız.',
  reason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adresle ${title} sitesine bir mesaj yazıldı. Yazan siz değilseniz bir şey yapmanız gerekmez.`,
  replySubject: (subject: string, number: string) => `Yanıt: ${subject} (${number})`,
  replyReason: (title: string, number: string) =>
    `Bu e-posta, ${title} sitesine yaptığınız ${number} numaralı gönderiye yanıttır.`,
}
