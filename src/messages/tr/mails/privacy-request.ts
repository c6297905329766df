import type { PrivacyRequestMailMessages } from '#messages/de/mails/privacy-request.ts'

/** What mails about a privacy request say. In Turkish. */
export const messages: PrivacyRequestMailMessages = {
  requests: {
    removal: 'silme',
    objection: 'itiraz',
    access: 'bilgi edinme',
    correction: 'düzeltme',
  },
  receivedSubject: (number: string) => `Gizlilik başvurunuz bize ulaştı (${number})`,
  received: (request: string, number: string) =>
    `Gizlilik başvurunuz (${request}) bize ulaştı, numarası ${number}.`,
  until: (day: string) => `Yanıtımızı en geç ${day} tarihinde alacaksınız.`,
  identity:
    'Başka biri sizin adınıza verileriniz hakkında karar vermesin diye size bir şey daha sorabiliriz.',
  decidedSubject: (number: string) => `Gizlilik başvurunuza yanıtımız (${number})`,
  acted: (request: string) => `Gizlilik başvurunuzu (${request}) inceledik ve gereğini yaptık.`,
  notActed: (request: string) => `Gizlilik başvurunuzu (${request}) inceledik; yerine getiremiyoruz.`,
  suppressed:
    'Kaydın bir sonraki veri aktarımıyla geri gelmemesi için onu tanıtan bilgileri bir engel listesine aldık. Bu liste yalnızca bu amaca hizmet eder.',
  text: 'Size notumuz:',
  rights:
    'Buna katılmıyorsanız bir veri koruma makamına, örneğin yaşadığınız eyaletin makamına şikâyette bulunabilir (DSGVO madde 77) veya mahkemeye başvurabilirsiniz (DSGVO madde 79).',
  reason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adresle ${title} sitesine bir gizlilik başvurusu gönderildi. Gönderen siz değilseniz lütfen bize yazın.`,
}
