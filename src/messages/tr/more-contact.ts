import type { MoreContactMessages } from '#messages/de/more-contact.ts'
import { messages as fields } from '#messages/tr/fields.ts'

/** What forms say of the fields of a business, and of the folded ones by which it is reached besides, in Turkish. */
export const messages: MoreContactMessages = {
  title: 'Diğer iletişim bilgileri: ikinci telefon, rezervasyon, menü, sosyal ağlar',
  hint: 'Hepsi isteğe bağlı. Buraya yazdıklarınız işletmenin sayfasında görünür.',
  profilesHint: 'Her satıra bir adres, örneğin Facebook ya da Instagram.',
  labels: { ...fields, businessEmail: fields.email },
}
