import type { MoreContactMessages } from '#messages/de/ui/more-contact.ts'

/** What the folded part of a form says that has further ways to reach a business, in Turkish. */
export const messages: MoreContactMessages = {
  title: 'Diğer iletişim bilgileri: ikinci telefon, rezervasyon, menü, sosyal ağlar',
  hint: 'Hepsi isteğe bağlı. Buraya yazdıklarınız işletmenin sayfasında görünür.',
  profilesHint: 'Her satıra bir adres, örneğin Facebook ya da Instagram.',
}
