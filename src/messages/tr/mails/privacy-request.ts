import type { PrivacyRequestMailMessages } from '#messages/de/mails/privacy-request.ts'

/** What mails about a privacy request say. In Turkish. */
export const messages: PrivacyRequestMailMessages = {
  requests: {
    removal: 'silme',
    objection: 'itiraz',
    access: 'bilgi edinme',
    correction: 'düzeltme',
  },
  receivedSubject: (number: string) => `Veri koruma başvurunuz ulaştı (${number})`,
  received: (request: string, number: string) =>
    `Veri koruma başvurunuz (${request}) bize ulaştı, numarası ${number}.`,
  until: (day: string) => `Yanıtımızı en geç ${day} tarihinde alacaksınız.`,
  identity: 'Kimse sizin adınıza verileriniz hakkında karar vermesin diye size ek bir şey sorabiliriz.',
  decidedSubject: (number: string) => `Veri koruma başvurunuza yanıtımız (${number})`,
  acted: (request: string) => `Veri koruma başvurunuzu (${request}) inceledik ve gereğini yaptık.`,
  notActed: (request: string) => `Veri koruma başvurunuzu (${request}) inceledik ve yerine getiremiyoruz.`,
  suppressed:
    'Kaydın bir sonraki veri aktarımıyla geri gelmemesi için onu tanıtan bilgileri bir engel listesine aldık. Bu liste yalnızca bu amaca hizmet eder.',
  text: 'Bununla ilgili size yazdığımız:',
  rights:
    'Buna katılmıyorsanız bir veri koruma makamına şikâyette bulunabilir (GDPR madde 77) veya mahkemeye başvurabilirsiniz (GDPR madde 79).',
  reason: (title: string) =>
    `Bu e-postayı, bu adresle ${title} için bir veri koruma başvurusu gönderildiği için alıyorsunuz. Bu siz değilseniz lütfen bize yazın.`,
}
