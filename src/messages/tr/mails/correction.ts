import type { CorrectionMailMessages } from '#messages/de/mails/correction.ts'

/** What mails about a correction say. In Turkish. */
export const messages: CorrectionMailMessages = {
  receivedSubject: (name: string, number: string) => `“${name}” için düzeltmeniz ulaştı (${number})`,
  received: (name: string, number: string) =>
    `Teşekkür ederiz: “${name}” için düzeltmeniz bize ulaştı, numarası ${number}.`,
  next: 'Düzeltmeyi inceleyip neleri aldığımızı size yazacağız. O zamana kadar kayıt olduğu gibi kalır.',
  decidedSubject: (name: string, number: string) => `“${name}” için düzeltmeniz (${number})`,
  decided: (name: string) => `“${name}” için düzeltmenizi inceledik.`,
  accepted: 'Şunları aldık:',
  refused: 'Şunları almadık:',
  text: 'Bununla ilgili size yazdığımız:',
  reason: (title: string) =>
    `Bu e-postayı, bu adresle ${title} için bir düzeltme gönderildiği için alıyorsunuz. Bu siz değilseniz bir şey yapmanız gerekmez.`,
}
