import type { FieldNamesMessages } from '#messages/de/mails/field-names.ts'

/** What mails call the fields of a business. In English. */
export const messages: FieldNamesMessages = {
  name: 'Name',
  category: 'Category',
  street: 'Street and number',
  postalCode: 'Postcode',
  city: 'Town or city',
  phone: 'Phone',
  website: 'Website',
  description: 'Description',
  openingHours: 'Opening hours',
  status: 'Open or closed',
}
