import type { NoticeMailMessages } from '#messages/de/mails/notice.ts'

/** What mails about a notice of illegal content say. In Turkish. */
export const messages: NoticeMailMessages = {
  receivedSubject: (number: string) => `Bildiriminiz bize ulaştı (${number})`,
  received: (number: string) =>
    `Dijital Hizmetler Yasası’nın (DSA, (AB) 2022/2065 sayılı Tüzük) 16. maddesi uyarınca yaptığınız bildirimin bize ulaştığını doğruluyoruz. Numarası ${number}.`,
  next: 'Bildirimi gecikmeden ve özenle inceleyip kararı gerekçesiyle ve itiraz yollarıyla birlikte size bildireceğiz.',
  byPeople: 'Kararı bir program değil, insanlar verir.',
  decidedSubject: (number: string) => `Bildiriminiz hakkında karar (${number})`,
  acted: 'Bildiriminizi inceledik ve gereğini yaptık.',
  notActed: 'Bildiriminizi inceledik ve içeriği olduğu gibi bırakıyoruz.',
  grounds: 'Gerekçe:',
  redress: 'Karara katılmıyorsanız şu yollara başvurabilirsiniz:',
  remedies: [
    'Nedenini bize yazın. Kararı yeniden inceleriz.',
    'Yasanın bu rehber için öngördüğü ölçüde, onaylı bir mahkeme dışı uyuşmazlık çözüm kuruluşuna başvurun (21. madde).',
    'Dijital Hizmetler Koordinatörüne, Almanya’da Bundesnetzagentur’a şikâyette bulunun (53. madde).',
    'Her zaman mahkemeye başvurabilirsiniz.',
  ],
  reason: (title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adresle ${title} sitesindeki bir içerik bildirildi. Bildiren siz değilseniz lütfen bize yazın.`,
  ownerSubject: (name: string, number: string) => `“${name}” kaydınız hakkında karar (${number})`,
  owner: {
    hide: (name: string) =>
      `“${name}” kaydınızı ikinci bir duyuruya kadar rehberin hiçbir sayfasında göstermiyoruz.`,
    remove: (name: string) => `“${name}” kaydınızı rehberin tamamından kalıcı olarak kaldırdık.`,
  },
  afterNotice:
    'Bunun nedeni, Dijital Hizmetler Yasası’nın (DSA, (AB) 2022/2065 sayılı Tüzük) 16. maddesi uyarınca yapılan bir bildirimdir. Bildirimi inceledik ve şu gerekçelerle karar verdik:',
  ownerReason: (name: string, title: string) =>
    `Bu e-postayı almanızın nedeni: Bu adres ${title} sitesinde “${name}” için kayıtlı.`,
}
