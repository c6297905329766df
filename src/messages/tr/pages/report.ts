import type { ReportMessages } from '#messages/de/pages/report.ts'
import { messages as removal } from '#messages/tr/removal.ts'

/** What the page for reports says, in Turkish. */
export const messages: ReportMessages = {
  title: 'Sorun bildir',
  description:
    'Yanlış bilgileri, kapanan ya da rehberde olmayan işletmeleri ve hukuka aykırı içerikleri bildirin.',
  lead: 'Bir bilgi mi yanlış, bir işletme kapanmış mı, rehberde bir işletme mi eksik ya da bir içerik hukuka aykırı mı? Bize bildirin.',
  form: 'Bildiriminiz',
  kinds: {
    'wrong-data': 'Yanlış bilgiler',
    closed: 'İşletme kapandı',
    'missing-business': 'Bir işletme rehberde yok',
    'illegal-content': 'Hukuka aykırı içerik (DSA madde 16)',
  },
  labels: {
    kind: 'Konu nedir?',
    business: 'İşletme',
    text: 'Sorun nedir?',
    name: 'Adınız',
    email: 'E-posta adresiniz',
    isInGoodFaith: 'Bu bildirimdeki bilgi ve iddiaların doğru ve eksiksiz olduğuna iyi niyetle inanıyorum.',
  },
  businessHint: 'Numarası (“UK-…”) ya da sayfasının adresi. İşletme rehberde yoksa alanı boş bırakın.',
  textHint:
    'Ne yanlış ve doğrusu nedir? Rehberde olmayan bir işletmenin adını ve adresini yazın. Hukuka aykırı içeriklerde hangi içeriği kastettiğinizi ve neden hukuka aykırı olduğunu yazın.',
  emailHint: 'Size yanıt verebilmemiz için. Hukuka aykırı içeriklerde gerekli, diğerlerinde isteğe bağlıdır.',
  notice: {
    title: 'DSA madde 16’ya göre bildirim',
    text: [
      'Dijital Hizmetler Yasası (DSA) herkese hukuka aykırı içerikleri bildirme hakkı tanır. Bunun için gerekçeye, içeriğin tam yerine, adınıza, e-posta adresinize ve iyi niyetle hareket ettiğinize dair beyanınıza ihtiyacımız var.',
      'Size bildiriminizi aldığımızı yazarız. Otomatik değil, özenle karar verir; kararı gerekçesi ve başvurabileceğiniz yollarla birlikte size bildiririz.',
    ],
  },
  correctInstead: 'Doğru bilgileri biliyor musunuz? O zaman “Bilgileri düzelt” daha hızlıdır:',
  correctLink: number => `${number} bilgilerini düzelt`,
  submit: 'Bildirimi gönder',
  removal,
  sent: {
    title: 'Bildirim gönderildi!',
    text: 'Teşekkürler. Bildirimi inceliyoruz.',
    another: 'Başka bir şey bildir',
  },
}
