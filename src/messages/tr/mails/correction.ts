import type { CorrectionMailMessages } from '#messages/de/mails/correction.ts'

/** What mails about a correction say. In Turkish. */
export const messages: CorrectionMailMessages = {
  receivedSubject: (name: string, number: string) => `“${name}” için düzeltmeniz bize ulaştı (${number})`,
  received: (name: string, number: string) =>
    `Teşekkür ederiz: “${name}” için düzeltmeniz bize ulaştı, numarası ${number}.`,
  next: 'Düzeltmenizi inceleyip hangilerini kabul ettiğimizi size yazacağız. O zamana kadar kayıt olduğu gibi kalır.',
  decidedSubject: (name: string, number: string) => `“${name}” için düzeltmeniz (${number})`,
  decided: (name: string) => `“${name}” için düzeltmenizi inceledik.`,
  accepted: 'Şunları kabul ettik:',
  refused: 'Şunları kabul etmedik:',
  text: 'Size notumuz:',
  reason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adresle ${title} sitesine bir düzeltme gönderildi. Gönderen siz değilseniz bir şey yapmanız gerekmez.`,
}
