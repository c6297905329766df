import type { FieldNamesMessages } from '#messages/de/mails/field-names.ts'

/** What mails call the fields of a business. In Turkish. */
export const messages: FieldNamesMessages = {
  name: 'Ad',
  category: 'Kategori',
  street: 'Sokak ve kapı numarası',
  postalCode: 'Posta kodu',
  city: 'Şehir',
  phone: 'Telefon',
  website: 'Web sitesi',
  description: 'Açıklama',
  openingHours: 'Çalışma saatleri',
  status: 'Açık ya da kapalı',
}
